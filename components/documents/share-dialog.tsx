"use client";

import { Copy, Link2, X } from "lucide-react";
import { type SubmitEvent, useCallback, useEffect, useState } from "react";
import type { z } from "zod";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { Select } from "@/components/ui/select";
import { TextField } from "@/components/ui/text-field";
import type { shareWire } from "@/lib/api/design/share-wire";
import { askApi, sentenceOf } from "./ask-api";
import { type DocumentSummary, pathOfDocument } from "./document-fields";

type Share = z.output<typeof shareWire>;

const ROLES = [
  { value: "viewer", label: "may look" },
  { value: "editor", label: "may edit" },
] as const;

/** Who else has a document: people by address, and whoever has a link. */
export function ShareDialog(props: {
  readonly document: Pick<DocumentSummary, "id" | "name" | "kind">;
  readonly onClose: () => void;
}) {
  const { id } = props.document;
  const [shares, setShares] = useState<readonly Share[] | null>(null);
  const [role, setRole] = useState<Share["role"]>("viewer");
  const [problem, setProblem] = useState("");
  const [said, setSaid] = useState("");

  const load = useCallback(async () => {
    try {
      setShares((await askApi<{ shares: Share[] }>("GET", `/shares?documentId=${id}`)).shares);
    } catch (error) {
      setProblem(sentenceOf(error));
    }
  }, [id]);
  useEffect(() => void load(), [load]);

  const act = async (work: () => Promise<unknown>, done: string) => {
    setProblem("");
    setSaid("");
    try {
      await work();
      setSaid(done);
      await load();
      return true;
    } catch (error) {
      setProblem(sentenceOf(error));
      return false;
    }
  };

  const invite = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const email = String(new FormData(form).get("email"));
    const sent = await act(
      () => askApi("POST", "/shares", { documentId: id, role, email }),
      `${email} was invited.`,
    );
    if (sent) form.reset();
  };

  const copy = async (token: string) => {
    const link = `${window.location.origin}${pathOfDocument(props.document)}&token=${token}`;
    await navigator.clipboard.writeText(link).then(
      () => setSaid("Link copied."),
      () => setSaid(link),
    );
  };

  const linked = shares?.some((share) => share.share_token !== undefined && share.role === role) ?? false;
  return (
    <Dialog open title={`Share “${props.document.name}”`} onOpenChange={props.onClose}>
      <form onSubmit={(event) => void invite(event)} className="grid gap-3">
        <div className="flex items-end gap-2">
          <TextField
            label="Invite by e-mail"
            name="email"
            type="email"
            required
            maxLength={254}
            className="grow"
          />
          <Select label="Role" labelHidden value={role} options={ROLES} onChange={setRole} />
        </div>
        <div className="flex flex-wrap justify-end gap-2">
          <Button
            disabled={linked}
            onClick={() =>
              void act(
                () => askApi("POST", "/shares", { documentId: id, role, type: "link" }),
                "The link is below.",
              )
            }
          >
            <Link2 size={16} aria-hidden />
            Make a link
          </Button>
          <Button tone="primary" type="submit">
            Invite
          </Button>
        </div>
      </form>
      {problem && (
        <p role="alert" className="text-danger">
          {problem}
        </p>
      )}
      <p role="status" className="break-all text-quiet empty:hidden">
        {said}
      </p>
      {shares && shares.length > 0 && (
        <ul className="border-t border-line">
          {shares.map((share) => {
            const name = share.email ?? "Anyone with the link";
            return (
              <li key={share.id} className="flex items-center gap-2 border-b border-line py-2">
                <span className="min-w-0 grow truncate">{name}</span>
                {share.share_token && (
                  <Button
                    aria-label={`Copy the link by which anyone ${share.role === "editor" ? "may edit" : "may look"}`}
                    onClick={() => void copy(share.share_token ?? "")}
                  >
                    <Copy size={16} aria-hidden />
                  </Button>
                )}
                <Select
                  label={`Role of ${name}`}
                  labelHidden
                  value={share.role}
                  options={ROLES}
                  onChange={(next) =>
                    void act(() => askApi("PATCH", "/shares", { shareId: share.id, role: next }), "Changed.")
                  }
                />
                <Button
                  aria-label={`Take it back from ${name}`}
                  onClick={() =>
                    void act(() => askApi("DELETE", `/shares?shareId=${share.id}`), `${name} has it no more.`)
                  }
                >
                  <X size={16} aria-hidden />
                </Button>
              </li>
            );
          })}
        </ul>
      )}
    </Dialog>
  );
}
