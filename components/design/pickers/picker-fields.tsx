"use client";

import type { DesignRecord } from "@/lib/design/schema/records";
import { useEditor } from "../editor-context";
import { creditOf } from "./media-fields";
import { usePickers } from "./picker-context";

const BUTTON =
  "h-7 rounded border border-line px-2 hover:border-quiet disabled:text-quiet pointer-coarse:h-11 pointer-coarse:text-base";

/** What the inspector offers to choose for a record: its icon, its picture, the picture behind what it holds. */
export function PickerFields({ record }: { readonly record: DesignRecord }) {
  const { edit, canEdit } = useEditor();
  const open = usePickers();
  const { id, type, fill } = record;
  if (type === "icon" || type === "image") {
    const credit = type === "image" ? creditOf(record) : null;
    return (
      <div className="grid gap-1">
        <button
          type="button"
          className={`${BUTTON} justify-self-start`}
          disabled={!canEdit}
          onClick={() => open({ kind: type, use: "replace", id })}
        >
          {type === "icon" ? "Choose an icon…" : "Choose a picture…"}
        </button>
        {credit && (
          <p className="text-xs text-quiet">
            {/^https?:/.test(credit.url) ? (
              <a href={credit.url} target="_blank" rel="noreferrer" className="underline underline-offset-2">
                {credit.line}
                <span className="sr-only"> (opens a new tab)</span>
              </a>
            ) : (
              credit.line
            )}
            {!credit.line.includes(licenseFamily(credit.license)) && ` (${credit.license})`}
          </p>
        )}
      </div>
    );
  }
  if (type !== "artboard" && type !== "frame") return null;
  return (
    // biome-ignore lint/a11y/useSemanticElements: two buttons are no set of fields
    <div role="group" aria-label="Background picture" className="grid gap-1">
      <span aria-hidden className="text-xs text-quiet">
        Background picture
      </span>
      <div className="flex gap-2">
        <button
          type="button"
          className={BUTTON}
          disabled={!canEdit}
          onClick={() => open({ kind: "image", use: "fill", id })}
        >
          {fill?.type === "image" ? "Choose another…" : "Choose…"}
        </button>
        {fill?.type === "image" && (
          <button
            type="button"
            className={BUTTON}
            disabled={!canEdit}
            onClick={() => void edit("set_fill", { targetId: id, fill: null })}
          >
            Remove
          </button>
        )}
      </div>
    </div>
  );
}

/** A licence without its version, as credit lines mostly name it: CC0-1.0 → CC0. */
const licenseFamily = (license: string): string => license.replace(/-\d.*$/, "");
