"use client";

import { type SubmitEvent, useState } from "react";
import { posterWords } from "@/components/poster/poster-words";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { TextField } from "@/components/ui/text-field";
import type { ResolvedState } from "@/lib/poster/schema/state";
import { askApi, sentenceOf } from "./ask-api";
import { posterSite } from "./poster-site";

const SHORT_SIDE_PX = 1080;

interface Published {
  readonly url: string;
  readonly status: string;
}

/** Puts a poster on the web, on a page of its own. Publishing under the same name again replaces it. */
export function PublishDialog(props: {
  readonly name: string;
  readonly state: ResolvedState;
  readonly onClose: () => void;
}) {
  const { name, state } = props;
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState("");
  const [published, setPublished] = useState<Published | null>(null);

  const publish = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const siteName = String(new FormData(event.currentTarget).get("siteName")).trim();
    setBusy(true);
    setProblem("");
    try {
      const { dataUrlOf, drawPoster } = await import("@/components/poster/draw-thumbnail");
      const blob = await drawPoster(state, SHORT_SIDE_PX, "jpeg");
      const { width, height } = await createImageBitmap(blob);
      const data = (await dataUrlOf(blob)).split(",")[1] ?? "";
      const size = { widthPx: width, heightPx: height };
      const files = posterSite(name, posterWords(state), data, size, state.canvas.backgroundColor);
      setPublished(await askApi<Published>("POST", "/publish", { siteName, files }));
    } catch (error) {
      setProblem(sentenceOf(error));
    } finally {
      setBusy(false);
    }
  };

  return (
    <Dialog
      open
      title="Publish"
      description="A page with this poster, open to everybody who has its address."
      onOpenChange={props.onClose}
    >
      <form onSubmit={(event) => void publish(event)} className="grid gap-4">
        <TextField
          label="Name of the site"
          name="siteName"
          defaultValue={name}
          required
          maxLength={63}
          autoComplete="off"
          hint="Becomes part of its address. The same name again replaces what is there."
          problem={problem}
        />
        <Button tone="primary" type="submit" disabled={busy} className="justify-self-end">
          {busy ? "Publishing…" : "Publish"}
        </Button>
      </form>
      <p role="status" className="empty:hidden">
        {published && (
          <>
            It is at{" "}
            <a
              className="break-all underline hover:text-accent"
              href={published.url}
              target="_blank"
              rel="noreferrer"
            >
              {published.url}
            </a>
            {published.status === "READY" ? "." : ", in a moment."}
          </>
        )}
      </p>
    </Dialog>
  );
}
