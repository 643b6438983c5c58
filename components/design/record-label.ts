import type { DesignRecord } from "@/lib/design/schema/records";

const MOST_LETTERS = 40;

/** What a record is called in panels. */
export function labelOf(record: DesignRecord): string {
  if (record.name) return record.name;
  const words =
    "textContent" in record && typeof record.textContent === "string" ? record.textContent.trim() : "";
  const shown = [...words].slice(0, MOST_LETTERS).join("");
  return shown || record.type.charAt(0).toUpperCase() + record.type.slice(1);
}
