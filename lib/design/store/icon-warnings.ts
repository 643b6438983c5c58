import type { DesignDiff } from "../document/diff";
import { type IconLook, iconFile } from "./icon-files";

/** What a tool's answer says of an icon that is not drawn as it was asked for. */
export interface IconWarning {
  readonly nodeId: string;
  readonly what: string;
  readonly reason: string;
}

/** Most icons of one change that are looked at. */
const MOST_ICONS = 200;

/** Icons that a change brings in, or makes others of, and that the service has not. */
export async function iconWarnings(diff: DesignDiff): Promise<IconWarning[]> {
  const icons = [...changedIcons(diff)].slice(0, MOST_ICONS);
  const found = await Promise.all(
    icons.map(async ([nodeId, look]) => {
      const { problem } = await iconFile(look);
      return problem === null ? [] : [{ nodeId, what: `icon "${String(look.iconName)}"`, reason: problem }];
    }),
  );
  return found.flat();
}

function* changedIcons({ records }: DesignDiff): Generator<readonly [nodeId: string, look: IconLook]> {
  for (const [id, { before, after }] of records) {
    if (after?.type !== "icon") continue;
    const was: IconLook = before?.type === "icon" ? before : {};
    const same = (["iconName", "iconLibrary", "iconWeight"] as const).every(
      (field) => was[field] === after[field],
    );
    if (!same) yield [id, after];
  }
}
