"use client";

import { FileUp, Plus } from "lucide-react";
import { useCallback, useEffect, useRef, useState } from "react";
import { Toaster, toast } from "sonner";
import { Button } from "@/components/ui/button";
import { buttonClass } from "@/components/ui/button-class";
import { FileButton } from "@/components/ui/file-button";
import { TextField } from "@/components/ui/text-field";
import { useAwake } from "@/components/ui/use-awake";
import { counted } from "@/lib/counted";
import { askApi, sentenceOf } from "./ask-api";
import { DocumentCard } from "./document-card";
import { type DocumentSummary, pathOfDocument } from "./document-fields";
import { STARTER_POSTER } from "./starter-poster";

/** Which documents are shown. */
const VIEWS = { all: "All", shared: "Shared with me", deleted: "Bin" } as const;
type View = keyof typeof VIEWS;

const PAGE = 24;

interface Listed {
  readonly documents: readonly DocumentSummary[];
  readonly total: number;
}

/** A person's documents: found, opened, made, kept and thrown away. */
export function DocumentLibrary(props: { readonly first: Listed }) {
  const [view, setView] = useState<View>("all");
  const [search, setSearch] = useState("");
  const [listed, setListed] = useState<Listed>(props.first);
  const newest = useRef(0);

  const load = useCallback(
    async (from: number) => {
      const mine = ++newest.current;
      const filter = view === "all" ? "" : `&${view}=true`;
      const query = `?limit=${PAGE}&offset=${from}&q=${encodeURIComponent(search)}${filter}`;
      try {
        const page = await askApi<Listed>("GET", `/documents${query}`);
        // A quicker answer to a later question must not be overwritten.
        if (mine !== newest.current) return;
        setListed((known) => ({
          documents: from === 0 ? page.documents : [...known.documents, ...page.documents],
          total: page.total,
        }));
      } catch (error) {
        toast.error(sentenceOf(error));
      }
    },
    [view, search],
  );

  // What a card has done may end after another view was chosen: it is the view of then that is loaded anew.
  const loadShown = useRef(load);
  loadShown.current = load;

  const begun = useRef(false);
  useEffect(() => {
    // The server has sent the first page already.
    if (!begun.current) {
      begun.current = true;
      return;
    }
    const timer = setTimeout(() => void load(0), search ? 200 : 0);
    return () => clearTimeout(timer);
  }, [load, search]);

  const awake = useAwake();
  return (
    <>
      <div className="mt-6 flex flex-wrap items-end gap-3">
        <TextField
          label="Search"
          labelHidden
          type="search"
          placeholder="Search by name"
          value={search}
          onChange={(event) => setSearch(event.target.value)}
          className="min-w-48 grow sm:max-w-xs"
        />
        <fieldset className="flex gap-1">
          <legend className="sr-only">Which documents</legend>
          {Object.entries(VIEWS).map(([id, name]) => (
            <button
              key={id}
              type="button"
              aria-pressed={view === id}
              disabled={!awake}
              onClick={() => setView(id as View)}
              className="h-9 rounded-md px-3 text-sm text-quiet hover:text-text aria-pressed:bg-surface aria-pressed:text-text pointer-coarse:h-11"
            >
              {name}
            </button>
          ))}
        </fieldset>
        <NewDocument />
      </div>
      <p className="mt-6 text-sm text-quiet tabular-nums" role="status">
        {counted(listed.total, "document")}
      </p>
      {listed.documents.length === 0 ? (
        <Nothing view={view} searched={search !== ""} />
      ) : (
        <ul className="mt-3 grid grid-cols-2 gap-4 sm:grid-cols-3 sm:gap-6 lg:grid-cols-4 2xl:grid-cols-6">
          {listed.documents.map((document) => (
            <DocumentCard key={document.id} document={document} onChange={() => void loadShown.current(0)} />
          ))}
        </ul>
      )}
      {listed.documents.length < listed.total && (
        <Button className="mt-8" onClick={() => void load(listed.documents.length)}>
          Show more
        </Button>
      )}
      <Toaster position="top-center" theme="system" />
    </>
  );
}

/** Makes a poster, or takes one from a file. */
function NewDocument() {
  const [busy, setBusy] = useState(false);
  const make = async (path: string, body: object | FormData) => {
    setBusy(true);
    try {
      const { document } = await askApi<{ document: DocumentSummary }>("POST", path, body);
      window.location.assign(pathOfDocument(document));
    } catch (error) {
      toast.error(sentenceOf(error));
      setBusy(false);
    }
  };
  return (
    <div className="flex gap-2 sm:ml-auto">
      <FileButton
        accept=".json,application/json"
        disabled={busy}
        onFile={(file) => {
          const form = new FormData();
          form.set("file", file);
          void make("/documents/import", form);
        }}
      >
        <FileUp size={16} aria-hidden />
        Open a file
      </FileButton>
      <Button
        tone="primary"
        disabled={busy}
        onClick={() => void make("/documents", { kind: "poster", content: STARTER_POSTER })}
      >
        <Plus size={16} aria-hidden />
        New poster
      </Button>
    </div>
  );
}

function Nothing({ view, searched }: { readonly view: View; readonly searched: boolean }) {
  const words = {
    all: "Nothing here yet. Make a poster, open a file, or start from one of the examples.",
    shared: "Nobody has shared anything with you yet. Invites to your address appear here.",
    deleted: "The bin is empty. What you delete stays here for 30 days.",
  };
  return (
    <div className="mt-3 grid justify-items-start gap-4 border-t border-line py-16">
      <p className="max-w-md text-lg text-quiet">
        {searched ? "Nothing has that in its name." : words[view]}
      </p>
      {view === "all" && !searched && (
        <a className={buttonClass()} href="/canvas">
          Look at examples
        </a>
      )}
    </div>
  );
}
