"use client";

import { type SubmitEvent, useCallback, useEffect, useState } from "react";
import type { z } from "zod";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { TextField } from "@/components/ui/text-field";
import type { versionSummary } from "@/lib/api/design/document-schemas";
import { askApi, sentenceOf } from "./ask-api";
import { RelativeTime } from "./relative-time";

type Version = z.output<typeof versionSummary>;

/** Earlier versions of a document: named, and gone back to. */
export function HistoryDialog(props: { readonly documentId: string; readonly onClose: () => void }) {
  const path = `/documents/${props.documentId}/versions`;
  const [versions, setVersions] = useState<readonly Version[] | null>(null);
  const [problem, setProblem] = useState("");

  const load = useCallback(async () => {
    try {
      setVersions((await askApi<{ versions: Version[] }>("GET", path)).versions);
    } catch (error) {
      setProblem(sentenceOf(error));
    }
  }, [path]);
  useEffect(() => void load(), [load]);

  const keep = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    try {
      await askApi("POST", path, { name: String(new FormData(form).get("name")).trim() });
      form.reset();
      setProblem("");
      await load();
    } catch (error) {
      setProblem(sentenceOf(error));
    }
  };

  const goBack = async (version: number) => {
    try {
      await askApi("POST", `${path}/${version}/restore`);
      window.location.reload();
    } catch (error) {
      setProblem(sentenceOf(error));
    }
  };

  return (
    <Dialog
      open
      title="History"
      description="What was there is kept before it is replaced. Name a version to keep it for ever."
      onOpenChange={props.onClose}
    >
      <form onSubmit={(event) => void keep(event)} className="flex items-end gap-2">
        <TextField
          label="Name of what is saved now"
          name="name"
          required
          maxLength={200}
          autoComplete="off"
          className="grow"
        />
        <Button type="submit">Keep</Button>
      </form>
      {problem && (
        <p role="alert" className="text-danger">
          {problem}
        </p>
      )}
      {versions?.length === 0 && <p className="text-quiet">No earlier versions yet.</p>}
      <ul className="border-t border-line empty:hidden">
        {versions?.map(({ id, version, name, createdAt }) => (
          <li key={id} className="flex items-center gap-3 border-b border-line py-2">
            <span className="min-w-0 grow truncate">
              {name ?? `Version ${version}`}{" "}
              <span className="text-xs text-quiet">
                <RelativeTime at={createdAt} />
              </span>
            </span>
            <Button
              aria-label={`Go back to ${name ?? `version ${version}`}`}
              onClick={() => void goBack(version)}
            >
              Go back
            </Button>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
