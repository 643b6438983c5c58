"use client";

import { ImageUp } from "lucide-react";
import { useCallback, useEffect, useRef, useState } from "react";
import { ApiError, sentenceOf } from "@/components/documents/ask-api";
import { Button } from "@/components/ui/button";
import { FileButton } from "@/components/ui/file-button";
import { lookAtPicture, NoPictureError, type SeenPicture } from "./look-at-picture";
import { OwnPicture } from "./own-picture";
import { type PickedImage, pictureFile } from "./picked-media";
import { SignInNote } from "./sign-in-note";
import { PICTURE_RULES, PICTURE_TYPES, uploadPicture, wordsOfFileName } from "./upload-picture";

type State =
  | { readonly at: "waiting" }
  | { readonly at: "sending"; readonly name: string; readonly part: number }
  | { readonly at: "there"; readonly picture: SeenPicture; readonly suggested: string }
  | { readonly at: "failed"; readonly problem: string; readonly needsSignIn: boolean };

/** A person's own picture: chosen, dropped or pasted, then uploaded. */
export function ImageUpload(props: {
  /** A file that was pasted; uploaded once. */
  readonly pasted: File | null;
  readonly onPick: (image: PickedImage) => void;
}) {
  const [state, setState] = useState<State>({ at: "waiting" });
  const [over, setOver] = useState(false);
  const sending = useRef<AbortController | null>(null);
  useEffect(() => () => sending.current?.abort(), []);

  const send = useCallback(async (file: File) => {
    sending.current?.abort();
    const mine = new AbortController();
    sending.current = mine;
    const show = (next: State) => {
      if (!mine.signal.aborted) setState(next);
    };
    show({ at: "sending", name: file.name, part: 0 });
    try {
      const onProgress = (part: number) => show({ at: "sending", name: file.name, part });
      const url = await uploadPicture(file, onProgress, mine.signal);
      const picture = await lookAtPicture(url, mine.signal);
      show({ at: "there", picture, suggested: wordsOfFileName(file.name) });
    } catch (error) {
      const problem = error instanceof NoPictureError ? error.message : sentenceOf(error);
      show({ at: "failed", problem, needsSignIn: error instanceof ApiError && error.status === 401 });
    }
  }, []);

  const { pasted } = props;
  useEffect(() => {
    if (pasted) void send(pasted);
  }, [pasted, send]);

  if (state.at === "there")
    return (
      <div className="grid gap-3">
        <OwnPicture picture={state.picture} suggested={state.suggested} onPick={props.onPick} />
        <Button className="justify-self-start" onClick={() => setState({ at: "waiting" })}>
          Upload another
        </Button>
      </div>
    );
  return (
    <section
      aria-label="Drop a picture here"
      onDragOver={(event) => {
        if (!event.dataTransfer.types.includes("Files")) return;
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        setOver(false);
        const file = pictureFile(event.dataTransfer);
        if (file) void send(file);
        else setState({ at: "failed", problem: `This is no picture. ${PICTURE_RULES}`, needsSignIn: false });
      }}
      className={`grid min-h-64 place-content-center justify-items-center gap-3 rounded-md border border-dashed p-4 text-center ${over ? "border-accent bg-ground" : "border-quiet"}`}
    >
      {state.at === "sending" ? (
        <>
          <label className="grid max-w-64 gap-2">
            <span className="truncate">Uploading {state.name || "the picture"}</span>
            <progress value={state.part} max={1} className="h-2 w-full accent-accent" />
          </label>
          <Button
            onClick={() => {
              sending.current?.abort();
              setState({ at: "waiting" });
            }}
          >
            Stop
          </Button>
        </>
      ) : (
        <>
          <FileButton accept={PICTURE_TYPES} onFile={(file) => void send(file)}>
            <ImageUp size={16} aria-hidden />
            Choose a picture
          </FileButton>
          <p className="text-quiet">or drop it here, or paste it. {PICTURE_RULES}</p>
        </>
      )}
      <div role="alert">
        {state.at === "failed" &&
          (state.needsSignIn ? <SignInNote /> : <p className="text-danger">{state.problem}</p>)}
      </div>
    </section>
  );
}
