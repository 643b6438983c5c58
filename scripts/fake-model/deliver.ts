import type { ServerResponse } from "node:http";
import { type WireEvent, writeEvent } from "./event-stream";
import type { EarlyEnd, Faults } from "./faults";

/** Sends events as packets of the wanted sizes, at the wanted pace, up to the wanted end. Stops when the client leaves. */
export async function deliver(
  response: ServerResponse,
  events: readonly WireEvent[],
  faults: Faults,
  earlyEnd: EarlyEnd | null,
): Promise<void> {
  const { lineEnd, pauseMs } = faults;
  const left = new Promise<void>((resolve) => response.once("close", resolve));
  const pause = async (ms: number) => {
    if (ms > 0 && !response.destroyed)
      await Promise.race([left, new Promise((resolve) => setTimeout(resolve, ms))]);
  };
  const text = events.map((event) => writeEvent(event, lineEnd));
  const whole = Buffer.from(text.join(""));
  const end = earlyEnd ? endOf(earlyEnd, events, text) : whole.length;
  for (const packet of packetsOf(text, whole, end, faults)) {
    if (response.destroyed) return;
    const taken = response.write(packet);
    // A packet of its own: what is written in one turn of the loop goes out together.
    await new Promise((resolve) => setImmediate(resolve));
    if (!taken) await Promise.race([left, new Promise((resolve) => response.once("drain", resolve))]);
    await pause(pauseMs);
  }
  switch (earlyEnd?.how) {
    case "cut":
      return void response.destroy();
    case "hang":
      return left;
    case "error":
      response.write(
        writeEvent(
          { type: "error", data: { error: { type: "overloaded_error", message: "Overloaded" } } },
          lineEnd,
        ),
      );
      return void response.end();
    default:
      return void response.end();
  }
}

/** Where a stream ends, in bytes. */
function endOf({ where }: EarlyEnd, events: readonly WireEvent[], text: readonly string[]): number {
  if (typeof where === "number") return where;
  const wanted = where === "in-call" ? "input_json_delta" : "text_delta";
  const isWanted = ({ data }: WireEvent) => (data.delta as { type?: string } | undefined)?.type === wanted;
  const first = events.findIndex(isWanted);
  // The first delta of a call is empty.
  const last = where === "at-start" ? 1 : first + (where === "in-call" ? 3 : 1);
  return Buffer.byteLength(text.slice(0, first < 0 && where !== "at-start" ? text.length : last).join(""));
}

function* packetsOf(
  text: readonly string[],
  whole: Buffer,
  end: number,
  { packetBytes, seed }: Pick<Faults, "packetBytes" | "seed">,
): Generator<Buffer> {
  if (packetBytes === null && seed === null) {
    let sent = 0;
    for (const one of text) {
      const bytes = Buffer.from(one).subarray(0, end - sent);
      if (bytes.length > 0) yield bytes;
      sent += bytes.length;
    }
    return;
  }
  let state = seed ?? 0;
  for (let at = 0; at < end; ) {
    // A linear congruential generator: the same lengths for the same seed.
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    const size = seed === null ? (packetBytes ?? end) : 1 + (state % 97);
    yield whole.subarray(at, Math.min(at + size, end));
    at += size;
  }
}
