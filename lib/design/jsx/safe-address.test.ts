import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { isSafeAddress } from "./safe-address";

const unseen = fc.constantFrom(
  ..."\0\t\n\r \u0001\u001f\u007f\u0085\u00a0\u00ad\u200b\u200d\u2028\u202e\u2060\u3000\ufeff",
);

describe("addresses that run", () => {
  it("are known in any case, with anything unseen in front, inside and behind", () => {
    const scheme = fc.constantFrom(
      "javascript:alert(1)",
      "vbscript:x",
      "data:text/html,<b>",
      "data:image/svg,x",
      "blob:x",
      "file:///etc",
      "view-source:x",
      "feed:javascript:x",
    );
    fc.assert(
      fc.property(
        scheme,
        // At the usual size fast-check makes ten of them at most.
        fc.array(unseen, { maxLength: 2000, size: "max" }),
        fc.array(fc.tuple(fc.nat(18), unseen)),
        fc.infiniteStream(fc.boolean()),
        (address, front, inside, upper) => {
          const letters = [...address].map((letter) => (upper.next().value ? letter.toUpperCase() : letter));
          for (const [at, character] of inside) letters.splice(at, 0, character);
          const spelled = front.join("") + letters.join("");
          expect(isSafeAddress(spelled, "link")).toBe(false);
          expect(isSafeAddress(spelled, "media")).toBe(false);
        },
      ),
      // Shrinking thousands of characters takes minutes.
      { numRuns: 300, endOnFailure: true },
    );
  });

  it("are drawn only as pictures, films and sounds", () => {
    expect(isSafeAddress("data:image/png;base64,AA==", "media")).toBe(true);
    expect(isSafeAddress("data:image/svg+xml,%3Csvg/%3E", "media")).toBe(true);
    expect(isSafeAddress("data:image/png;base64,AA==", "link")).toBe(false);
    expect(isSafeAddress("data:image/svg+xml,%3Csvg/%3E", "link")).toBe(false);
    expect(isSafeAddress("mailto:a@b.example", "media")).toBe(false);
  });
});

it("harmless addresses stay", () => {
  for (const address of [
    "",
    "#",
    "#javascript:x",
    "/a:b",
    "./x",
    "?q=a:b",
    "//cdn.example/x",
    "https://a.example/?u=javascript:x",
    "HTTP://A",
    "mailto:a@b",
    "tel:+1",
    "{{url}}",
    "page.html",
  ])
    expect(isSafeAddress(address, "link"), address).toBe(true);
});
