import type { NumberedEvent, SessionEvent } from "../session-event";

/** The number that an event's id is, for logs that count from 1 without gaps; null for what is none. */
export const numberOfId = (id: string): number | null => (/^\d{1,9}$/.test(id) ? Number(id) : null);

/**
 * What follows a place in a log that counts without gaps.
 * @param rows what was found after it, in order. @param last number of the newest event.
 * @returns null when the place is beyond the end, or the next event is not kept any more.
 */
export function eventsAfter(
  place: number,
  rows: readonly { readonly number: number; readonly event: SessionEvent }[],
  last: number,
): readonly NumberedEvent[] | null {
  const [first] = rows;
  if (first ? first.number !== place + 1 : place !== last) return null;
  return rows.map(({ number, event }) => ({ id: String(number), event }));
}
