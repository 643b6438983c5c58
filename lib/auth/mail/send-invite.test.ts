import { afterEach, describe, expect, it, vi } from "vitest";
import type { CreatedShare } from "@/lib/data/shares";
import { resetEnv } from "@/lib/env";
import { setting } from "../test/set-up-identity";
import { inviteMail, sendInvite } from "./send-invite";

const created = (name: string, kind: "poster" | "design", email: string | null): CreatedShare => ({
  document: { id: "3f2b8f0e", name, kind },
  share: {
    id: "b0a4a1f2",
    documentId: "3f2b8f0e",
    role: "viewer",
    kind: email ? "invite" : "link",
    email,
    sharedWith: null,
    token: null,
    createdAt: new Date(0),
  },
});
const mailOf = (name: string, kind: "poster" | "design" = "design") =>
  inviteMail(created(name, kind, "anna@people.test"), "owner@people.test", "https://affiche.test");

afterEach(() => {
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
  resetEnv();
});

describe("mails of invites", () => {
  it("do not leave this machine with a link to a host that the caller names", async () => {
    setting("SMTP_URL", "smtp://127.0.0.1:1");
    const log = vi.spyOn(console, "error").mockReturnValue();
    await sendInvite(created("Menu", "design", "anna@people.test"), null, "http://evil.test");
    expect(log.mock.calls.map(String)).toEqual([
      "An invite was not mailed: PUBLIC_URL is not set, where its link must lead",
    ]);
  });

  it("name who shares what, and lead to the page of its kind", () => {
    const mail = mailOf("Menu");
    expect(mail).toMatchObject({
      to: "anna@people.test",
      subject: "owner@people.test shares “Menu” with you",
      text: expect.stringContaining("https://affiche.test/design?document=3f2b8f0e"),
    });
    expect(mailOf("Menu", "poster")?.text).toContain("/canvas?document=3f2b8f0e");
  });

  it("pass on one short line of a name", () => {
    const mail = mailOf(`Pay” now\r\nBcc: all@people.test\u2028\u202e${"x".repeat(150)}`);
    expect(mail?.subject).toMatch(/^owner@people\.test shares “Pay now Bcc: all@people\.test x+…” with you$/);
    expect(mail?.subject.length).toBeLessThan(130);
  });

  it("are not written for links", () => {
    expect(inviteMail(created("Menu", "design", null), null, "https://affiche.test")).toBeNull();
  });
});
