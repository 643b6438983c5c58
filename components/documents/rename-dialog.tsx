"use client";

import { type SubmitEvent, useState } from "react";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { TextField } from "@/components/ui/text-field";
import { askApi, sentenceOf } from "./ask-api";
import type { DocumentSummary } from "./document-fields";

/** Gives a document another name. */
export function RenameDialog(props: {
  readonly document: Pick<DocumentSummary, "id" | "name">;
  readonly onClose: () => void;
  readonly onRenamed: (name: string) => void;
}) {
  const [problem, setProblem] = useState("");
  const rename = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const name = String(new FormData(event.currentTarget).get("name")).trim();
    try {
      await askApi("PATCH", `/documents/${props.document.id}`, { name });
      props.onRenamed(name);
      props.onClose();
    } catch (error) {
      setProblem(sentenceOf(error));
    }
  };
  return (
    <Dialog open title="Rename" onOpenChange={props.onClose}>
      <form onSubmit={(event) => void rename(event)} className="grid gap-4">
        <TextField
          label="Name"
          name="name"
          defaultValue={props.document.name}
          required
          maxLength={200}
          autoComplete="off"
          problem={problem}
        />
        <Button tone="primary" type="submit" className="justify-self-end">
          Rename
        </Button>
      </form>
    </Dialog>
  );
}
