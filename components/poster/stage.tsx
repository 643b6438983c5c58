import type { ReactNode } from "react";
import type { AspectRatio } from "@/lib/poster/schema/aspect-ratios";

/** A box of the poster's shape, as large as fits its parent; `full` takes all of it. Needs a positioned parent with a size. */
export function Stage(props: {
  readonly aspectRatio: AspectRatio;
  readonly backgroundColor: string;
  readonly children: ReactNode;
}) {
  const { aspectRatio, backgroundColor, children } = props;
  if (aspectRatio === "full") return <div className="absolute inset-0">{children}</div>;
  const [across = 1, down = 1] = aspectRatio.split(":").map(Number);
  return (
    <div className="absolute inset-0 grid place-items-center p-3 sm:p-6 [container-type:size]">
      <div
        className="overflow-hidden shadow-raised"
        style={{
          aspectRatio: `${across} / ${down}`,
          width: `min(100cqw, ${(across / down) * 100}cqh)`,
          background: backgroundColor,
        }}
      >
        {children}
      </div>
    </div>
  );
}
