"use client";

import { useEffect, useRef, useState } from "react";
import { Button } from "@/components/ui/button";
import { TextField } from "@/components/ui/text-field";
import { lookAtPicture, NoPictureError, type SeenPicture } from "./look-at-picture";
import { OwnPicture } from "./own-picture";
import type { PickedImage } from "./picked-media";

/** A picture from an address: it is loaded once before it is taken, so that a wrong address is known at once. */
export function ImageAddress(props: { readonly onPick: (image: PickedImage) => void }) {
  const [address, setAddress] = useState("");
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState("");
  const [seen, setSeen] = useState<SeenPicture | null>(null);
  const looking = useRef<AbortController | null>(null);
  useEffect(() => () => looking.current?.abort(), []);

  const look = async () => {
    looking.current?.abort();
    const mine = new AbortController();
    looking.current = mine;
    setBusy(true);
    setProblem("");
    setSeen(null);
    try {
      const picture = await lookAtPicture(address, mine.signal);
      if (looking.current === mine) setSeen(picture);
    } catch (error) {
      if (mine.signal.aborted) return;
      if (!(error instanceof NoPictureError)) throw error;
      setProblem(error.message);
    } finally {
      if (looking.current === mine) setBusy(false);
    }
  };

  return (
    <div className="grid gap-4">
      <form
        noValidate
        className="grid gap-2"
        onSubmit={(event) => {
          event.preventDefault();
          void look();
        }}
      >
        <TextField
          type="url"
          label="Address of a picture"
          placeholder="https://"
          autoComplete="off"
          spellCheck={false}
          maxLength={4000}
          required
          value={address}
          problem={problem}
          onChange={(event) => setAddress(event.target.value)}
        />
        <Button type="submit" className="justify-self-start" disabled={busy || address.trim() === ""}>
          {busy ? "Loading…" : "Show it"}
        </Button>
        <p role="status" className="sr-only">
          {busy ? "Loading the picture" : problem || (seen ? "The picture is there" : "")}
        </p>
      </form>
      {seen ? (
        <OwnPicture key={seen.url} picture={seen} suggested="" onPick={props.onPick} />
      ) : (
        <p className="text-quiet">
          The design keeps the address, and loads the picture from there. Use pictures that you may use.
        </p>
      )}
    </div>
  );
}
