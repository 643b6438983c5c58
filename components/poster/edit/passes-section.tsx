"use client";

import { ArrowDown, ArrowUp, X } from "lucide-react";
import type { z } from "zod";
import { ChoiceField } from "@/components/inspector/choice-field";
import { SwitchField } from "@/components/inspector/switch-field";
import { ICON_BUTTON } from "@/components/ui/button-class";
import { POST_PROCESS_PRESETS } from "@/lib/poster/catalogue/post-process-presets";
import { isFields, mergeFields } from "@/lib/poster/document/merge-fields";
import { POST_PROCESS_CATEGORIES } from "@/lib/poster/draw/define-post-process";
import { postProcesses } from "@/lib/poster/post/registry";
import { usePosterEditor } from "./editor-context";
import { NestedFields } from "./nested-fields";
import { PresetChips } from "./preset-chips";
import { Section } from "./section";

type Pass = Readonly<Record<string, unknown>>;

const OPTIONS = [
  { value: "", label: "Add…" },
  ...POST_PROCESS_CATEGORIES.flatMap(({ id: category, label: group }) =>
    postProcesses.entries
      .filter((entry) => entry.category === category)
      .map(({ id, name }) => ({ value: id, label: name, group })),
  ),
];

/** What set_post_processes takes of a pass that there is. */
const inputOf = ({ id, type, enabled, settings }: Pass): Pass => ({
  id,
  type,
  ...(enabled === undefined ? {} : { enabled }),
  ...(isFields(settings) ? { settings } : {}),
});

/** The passes over the finished picture, in order. */
export function PassesSection() {
  const { store, edit, live, settle } = usePosterEditor();
  const passes: readonly Pass[] = store.state.postProcesses ?? [];
  const inputFor = (next: readonly Pass[]) => ({ postProcesses: next.map(inputOf) });
  const set = (next: readonly Pass[]) => void edit("set_post_processes", inputFor(next));
  const withSettings = (id: unknown, change: Pass) =>
    passes.map((pass) =>
      pass.id === id
        ? { ...pass, settings: mergeFields(isFields(pass.settings) ? pass.settings : {}, change) }
        : pass,
    );
  const move = (from: number, to: number) => {
    const [pass, ...rest] = [passes[from], ...passes.filter((_, at) => at !== from)];
    if (pass) set([...rest.slice(0, to), pass, ...rest.slice(to)] as readonly Pass[]);
  };
  return (
    <Section title="Post-processes">
      <ChoiceField
        label="Another pass"
        value=""
        options={OPTIONS}
        onChange={(type) =>
          type && void edit("set_post_processes", { mode: "append", postProcesses: [{ type }] })
        }
      />
      <PresetChips
        label="Ready stacks"
        presets={POST_PROCESS_PRESETS}
        onTake={(preset) => void edit("set_post_processes", { preset })}
      />
      {passes.map((pass, at) => {
        const entry = postProcesses.get(String(pass.type));
        if (!entry) return null;
        const place = `${entry.name}, ${at + 1} of ${passes.length}`;
        return (
          <details key={String(pass.id)} className="rounded border border-line">
            <summary className="flex cursor-default items-center gap-1 py-0.5 pr-1 pl-2">
              <span
                className={`min-w-0 grow truncate ${pass.enabled === false ? "text-quiet line-through" : ""}`}
              >
                {entry.name}
              </span>
            </summary>
            <div className="grid grid-cols-[minmax(0,1fr)] gap-2 border-t border-line p-2">
              <div className="flex">
                <button
                  type="button"
                  className={ICON_BUTTON}
                  aria-label={`Earlier: ${place}`}
                  disabled={at === 0}
                  onClick={() => move(at, at - 1)}
                >
                  <ArrowUp size={16} aria-hidden />
                </button>
                <button
                  type="button"
                  className={ICON_BUTTON}
                  aria-label={`Later: ${place}`}
                  disabled={at === passes.length - 1}
                  onClick={() => move(at, at + 1)}
                >
                  <ArrowDown size={16} aria-hidden />
                </button>
                <button
                  type="button"
                  className={`${ICON_BUTTON} ml-auto`}
                  aria-label={`Remove: ${place}`}
                  onClick={() => set(passes.filter((_, other) => other !== at))}
                >
                  <X size={16} aria-hidden />
                </button>
              </div>
              <PresetChips
                label={`Presets of ${entry.name}`}
                presets={entry.presets}
                onTake={(wanted) => {
                  const preset = entry.presets.find(({ id }) => id === wanted);
                  if (preset)
                    set(
                      passes.map((each, other) =>
                        other === at ? { ...each, settings: preset.settings } : each,
                      ),
                    );
                }}
              />
              <SwitchField
                label="Shown"
                value={pass.enabled !== false}
                onChange={(enabled) =>
                  set(passes.map((each, other) => (other === at ? { ...each, enabled } : each)))
                }
              />
              <NestedFields
                schema={entry.schema as z.ZodObject}
                value={pass.settings}
                onChange={(change) => set(withSettings(pass.id, change))}
                onLive={(change) =>
                  live("Change post-processes", "set_post_processes", inputFor(withSettings(pass.id, change)))
                }
                onSettle={settle}
              />
            </div>
          </details>
        );
      })}
    </Section>
  );
}
