import { describe, expect, it } from "vitest";
import { makeExecutorToken, readExecutorToken } from "./executor-token";

const key = Buffer.alloc(32, 1);
const claims = { clientId: "tab-0001", epoch: 3 };

describe("a tab's token", () => {
  it("names tab and epoch, to this install and session alone", () => {
    const token = makeExecutorToken(key, "session", claims);
    expect(readExecutorToken(key, "session", token)).toEqual(claims);
    expect(readExecutorToken(key, "other", token)).toBeNull();
    expect(readExecutorToken(Buffer.alloc(32, 2), "session", token)).toBeNull();
  });

  it("cannot be changed in any character", () => {
    const token = makeExecutorToken(key, "session", claims);
    for (let at = 0; at < token.length; at++) {
      const other = token[at] === "A" ? "B" : "A";
      const changed = `${token.slice(0, at)}${other}${token.slice(at + 1)}`;
      // The last letter of base64 has bits that say nothing.
      if (at < token.length - 1) expect(readExecutorToken(key, "session", changed), changed).toBeNull();
    }
    for (const text of ["", ".", "a.1.b", token.repeat(2), `${token}\n`])
      expect(readExecutorToken(key, "session", text)).toBeNull();
  });
});
