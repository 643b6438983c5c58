import { ICON_LIBRARIES } from "@/lib/icons/icon-libraries";
import { iconKeyOf } from "./icon-drawings";
import type { PickedIcon } from "./picked-media";

const PLACE = "affiche-recent-icons";
const MOST = 16;

/** Icons that were taken last in this browser, the newest first. */
export function recentIcons(): PickedIcon[] {
  return stored()
    .split(",")
    .flatMap((key) => {
      const [from, name, variant] = key.split(":");
      const library = ICON_LIBRARIES.find((id) => id === from);
      return library && name && variant ? [{ kind: "icon" as const, library, name, variant }] : [];
    });
}

/** Remembers that an icon was taken. */
export function rememberIcon(icon: PickedIcon): void {
  const key = iconKeyOf(icon);
  const others = recentIcons()
    .map(iconKeyOf)
    .filter((each) => each !== key);
  try {
    localStorage.setItem(PLACE, [key, ...others].slice(0, MOST).join(","));
  } catch (error) {
    // A browser that keeps nothing has no recent icons.
    if (!(error instanceof DOMException)) throw error;
  }
}

function stored(): string {
  try {
    return localStorage.getItem(PLACE) ?? "";
  } catch (error) {
    if (!(error instanceof DOMException)) throw error;
    return "";
  }
}
