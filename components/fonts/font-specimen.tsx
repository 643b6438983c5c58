"use client";

import { useEffect, useState } from "react";
import { useNearWindow } from "@/components/ui/use-near-window";

/** What the page shows of a family. */
export interface Family {
  readonly id: string;
  readonly name: string;
  readonly description: string;
  readonly category: string;
  readonly weights: readonly number[];
  readonly variable: boolean;
  readonly styles: readonly string[];
  readonly scripts: readonly string[];
  readonly license: string;
}

/** Words in a family's own script, where its name in Latin letters would not show it. */
const OWN_WORDS: Readonly<Record<string, string>> = {
  arabic: "ملصق",
  hebrew: "כרזה",
  devanagari: "पोस्टर",
  thai: "โปสเตอร์",
  japanese: "ポスター展",
  korean: "포스터",
  "chinese-simplified": "海报",
};

/** One family set in itself; its files are fetched when it comes near the window. */
export function FontSpecimen({ family, sample }: { readonly family: Family; readonly sample: string }) {
  const [item, near] = useNearWindow<HTMLLIElement>("600px");
  const [stack, setStack] = useState<string | null>(null);
  const words = sample || wordsOf(family);
  const weight = nearest(family.weights, 400);

  useEffect(() => {
    if (!near) return;
    let gone = false;
    void Promise.all([
      import("@/lib/poster/render/text/fonts"),
      import("@/lib/poster/render/text/font-stack"),
    ]).then(async ([{ loadFontsOf }, { fontStack }]) => {
      const choice = {
        fontFamily: family.name,
        content: words,
        fontWeight: weight,
        fontStyle: "normal",
      } as const;
      await loadFontsOf([{ fontFamily: family.name, text: words, weight }]);
      if (!gone) setStack(fontStack(choice));
    });
    return () => {
      gone = true;
    };
  }, [near, family.name, words, weight]);

  return (
    <li ref={item} className="grid gap-x-8 gap-y-2 border-t border-line py-6 md:grid-cols-[1fr_18rem]">
      <p
        dir="auto"
        style={{ fontFamily: stack ?? undefined, fontWeight: weight }}
        className={`min-h-20 overflow-hidden text-5xl leading-tight text-ellipsis sm:text-6xl ${stack ? "" : "invisible"}`}
      >
        {words}
      </p>
      <div className="text-sm">
        <h3 className="font-medium">{family.name}</h3>
        <p className="mt-1 text-quiet">{family.description}</p>
        <p className="mt-1 text-quiet">{factsOf(family)}</p>
      </div>
    </li>
  );
}

function wordsOf(family: Family): string {
  const own = family.scripts.map((script) => OWN_WORDS[script]).find(Boolean);
  return family.category === "script" && own ? own : family.name;
}

function factsOf({ weights, variable, styles, license }: Family): string {
  const range =
    weights.length > 1 ? `${weights[0]}${variable ? "–" : " to "}${weights.at(-1)}` : `${weights[0]}`;
  return [`weight ${range}`, ...(styles.includes("italic") ? ["italic"] : []), license].join(" · ");
}

const nearest = (weights: readonly number[], wanted: number): number =>
  weights.length > 1 && (weights[0] ?? 0) <= wanted ? wanted : (weights[0] ?? wanted);
