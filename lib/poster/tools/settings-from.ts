import type { z } from "zod";
import { formatPath, type Path } from "@/lib/schema/issues";
import { EditError } from "../document/edit-error";
import { type Fields, mergeFields } from "../document/merge-fields";
import type { Preset } from "../draw/define-effect";
import { firstOf, problemsOf } from "./check-call";

/** What has settings and presets: an effect or a post-process. */
interface Settable {
  readonly id: string;
  readonly schema: z.ZodType;
  readonly presets: readonly Preset<unknown>[];
}

/**
 * Settings laid over a preset, or over those there are.
 * @throws EditError for a preset that does not exist, or settings that do not fit, naming what would be right.
 */
export function settingsFrom(
  entry: Settable,
  given: {
    readonly before?: Fields;
    readonly preset?: string | undefined;
    readonly settings?: Fields | undefined;
    /** Where the settings stand in the call, for the message. */
    readonly path?: Path;
  },
): Fields {
  const { before = {}, preset, settings = {}, path = ["input"] } = given;
  const problems = problemsOf(entry.schema, settings, [...path, "settings"]);
  if (problems.length > 0) throw new EditError(firstOf(problems));
  return mergeFields(preset === undefined ? before : presetOf(entry, preset, path), settings);
}

function presetOf(entry: Settable, wanted: string, path: Path): Fields {
  const preset = entry.presets.find(({ id }) => id === wanted);
  if (preset) return preset.settings as Fields;
  const there = entry.presets.map(({ id }) => id).join(", ");
  throw new EditError(
    `${formatPath([...path, "preset"])}: "${wanted}" is no preset of ${entry.id}. It has ${there}.`,
  );
}
