"use client";

import { ImagePlus } from "lucide-react";
import { useEffect, useId, useState } from "react";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { FileButton } from "@/components/ui/file-button";
import type { PosterState, ResolvedState } from "@/lib/poster/schema/state";
import { askApi, sentenceOf } from "./ask-api";
import { judgeState } from "./poster-state";

const MOST_PROBLEMS = 8;

/** A poster's state as text: every problem is named while one types, and a picture can be put in. */
export function StateDialog(props: {
  readonly state: PosterState;
  readonly onClose: () => void;
  readonly onChange: (next: { readonly state: PosterState; readonly resolved: ResolvedState }) => void;
}) {
  const [text, setText] = useState(() => JSON.stringify(props.state, null, 2));
  const [problems, setProblems] = useState<readonly string[]>([]);
  const [uploading, setUploading] = useState(false);
  const [uploadProblem, setUploadProblem] = useState("");
  const id = useId();

  useEffect(() => {
    let outdated = false;
    const timer = setTimeout(async () => {
      const judged = await judgeState(text);
      if (!outdated) setProblems("problems" in judged ? judged.problems : []);
    }, 250);
    return () => {
      outdated = true;
      clearTimeout(timer);
    };
  }, [text]);

  const apply = async () => {
    const judged = await judgeState(text);
    if ("problems" in judged) return setProblems(judged.problems);
    props.onChange(judged);
    props.onClose();
  };

  const addPicture = async (file: File) => {
    setUploading(true);
    setUploadProblem("");
    try {
      const judged = await judgeState(text);
      if ("problems" in judged) return setProblems(judged.problems);
      const form = new FormData();
      form.set("file", file);
      const { url } = await askApi<{ url: string }>("POST", "/upload-image", form);
      setText(JSON.stringify(withPicture(judged.state, url, file.name), null, 2));
    } catch (error) {
      setUploadProblem(sentenceOf(error));
    } finally {
      setUploading(false);
    }
  };

  return (
    <Dialog open wide title="Edit the JSON" onOpenChange={props.onClose}>
      <div className="grid gap-2">
        <label htmlFor={id} className="sr-only">
          State of the poster, as JSON
        </label>
        <textarea
          id={id}
          value={text}
          onChange={(event) => setText(event.target.value)}
          spellCheck={false}
          aria-invalid={problems.length > 0}
          aria-describedby={`${id}-problems`}
          className="h-[52dvh] w-full resize-none rounded-md border border-quiet bg-surface p-3 font-mono text-xs leading-5"
        />
        <ul id={`${id}-problems`} aria-live="polite" className="font-mono text-xs text-danger empty:hidden">
          {problems.slice(0, MOST_PROBLEMS).map((problem) => (
            <li key={problem}>{problem}</li>
          ))}
          {problems.length > MOST_PROBLEMS && <li>and {problems.length - MOST_PROBLEMS} more</li>}
        </ul>
      </div>
      <p role="alert" className="text-danger empty:hidden">
        {uploadProblem}
      </p>
      <div className="flex flex-wrap justify-end gap-2">
        <FileButton
          className="mr-auto"
          accept="image/png,image/jpeg,image/gif,image/webp,image/svg+xml,image/avif"
          disabled={uploading}
          onFile={(file) => void addPicture(file)}
        >
          <ImagePlus size={16} aria-hidden />
          {uploading ? "Uploading…" : "Add a picture"}
        </FileButton>
        <Button onClick={props.onClose}>Cancel</Button>
        <Button tone="primary" disabled={problems.length > 0} onClick={() => void apply()}>
          Apply
        </Button>
      </div>
    </Dialog>
  );
}

/** The state with one more picture on top, half the canvas large. */
function withPicture(state: PosterState, mediaUrl: string, fileName: string): PosterState {
  const layer = {
    id: `image-${crypto.randomUUID().slice(0, 8)}`,
    name: fileName.replace(/\.[^.]+$/, "").slice(0, 100) || "Picture",
    type: "image",
    visible: true,
    locked: false,
    transform: { x: 0, y: 0, width: 0.5, height: 0.5, rotation: 0, opacity: 1 },
    mediaUrl,
    objectFit: "contain",
  };
  return { ...state, layers: [...state.layers, layer] } as PosterState;
}
