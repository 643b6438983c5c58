import { afterEach, describe, expect, it, vi } from "vitest";
import { resetEnv } from "../../env";
import { ownOrigin, setOwnOrigin } from "./own-origin";

afterEach(() => {
  vi.unstubAllEnvs();
  resetEnv();
  Reflect.deleteProperty(globalThis, "afficheOwnOrigin");
});

describe("ownOrigin", () => {
  it.each([
    ["127.0.0.1", "http://127.0.0.1:4000"],
    ["0.0.0.0", "http://127.0.0.1:4000"],
    ["::", "http://127.0.0.1:4000"],
    ["localhost", "http://127.0.0.1:4000"],
    ["192.168.1.5", "http://192.168.1.5:4000"],
    ["fd00::5", "http://[fd00::5]:4000"],
  ])("listening on %s is reached at %s", (listening, origin) => {
    vi.stubEnv("HOSTNAME", listening);
    vi.stubEnv("PORT", "4000");
    resetEnv();
    expect(ownOrigin()).toBe(origin);
  });

  it("believes what the server says of itself", () => {
    setOwnOrigin("http://127.0.0.1:43210/");
    expect(ownOrigin()).toBe("http://127.0.0.1:43210");
  });
});
