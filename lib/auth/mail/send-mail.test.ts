import type { AddressInfo } from "node:net";
import { createServer, type Server } from "node:net";
import { afterEach, describe, expect, it, vi } from "vitest";
import { resetEnv } from "@/lib/env";
import { emptyMailbox, keptMails } from "./mailbox";
import { sendMail } from "./send-mail";

interface Received {
  readonly recipients: string[];
  data: string;
}

const servers: Server[] = [];
const setting = (name: string, value: string) => {
  vi.stubEnv(name, value);
  resetEnv();
};

afterEach(() => {
  for (const server of servers.splice(0)) server.close();
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
  resetEnv();
  emptyMailbox();
});

/** A mail server that speaks enough of SMTP (RFC 5321). @param refusal answered to the message itself, if any. */
async function smtpServer(refusal?: string): Promise<{ url: string; received: Received[] }> {
  const received: Received[] = [];
  const server = createServer((socket) => {
    let buffer = "";
    let mail: Received | null = null;
    let inData = false;
    const say = (line: string) => socket.write(`${line}\r\n`);
    say("220 mail.test ESMTP");
    socket.on("error", () => undefined);
    socket.on("data", (chunk) => {
      buffer += chunk.toString("latin1");
      for (;;) {
        if (inData && mail) {
          const end = buffer.indexOf("\r\n.\r\n");
          if (end < 0) return;
          mail.data = buffer.slice(0, end);
          buffer = buffer.slice(end + 5);
          inData = false;
          received.push(mail);
          say(refusal ?? "250 taken");
          continue;
        }
        const end = buffer.indexOf("\r\n");
        if (end < 0) return;
        const line = buffer.slice(0, end);
        buffer = buffer.slice(end + 2);
        const verb = line.slice(0, 4).toUpperCase();
        if (verb === "EHLO") say("250 mail.test");
        else if (verb === "MAIL") {
          mail = { recipients: [], data: "" };
          say("250 ok");
        } else if (verb === "RCPT") {
          mail?.recipients.push(line.slice("RCPT TO:".length));
          say("250 ok");
        } else if (verb === "DATA") {
          inData = true;
          say("354 go on");
        } else if (verb === "QUIT") socket.end("221 bye\r\n");
        else say("250 ok");
      }
    });
  });
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return { url: `smtp://127.0.0.1:${port}/?ignoreTLS=true`, received };
}

const mail = {
  to: "reader@people.test",
  subject: "Grüße",
  text: "https://affiche.test/secret-link\n",
  html: "<p>secret-link</p>",
};

describe("sendMail", () => {
  it("hands a message to the mail server, and logs nothing of it", async () => {
    const { url, received } = await smtpServer();
    setting("SMTP_URL", url);
    setting("MAIL_FROM", "Affiche <from@affiche.test>");
    const log = [vi.spyOn(console, "log"), vi.spyOn(console, "error")];
    await sendMail(mail);
    expect(received).toHaveLength(1);
    expect(received[0]?.recipients).toEqual(["<reader@people.test>"]);
    expect(received[0]?.data).toContain("From: Affiche <from@affiche.test>");
    expect(received[0]?.data).toContain("secret-link");
    expect(received[0]?.data).toContain("text/html");
    for (const spy of log) expect(spy).not.toHaveBeenCalled();
    expect(keptMails()).toEqual([]);
  });

  it.each([
    ["two addresses", "a@people.test, b@people.test"],
    ["a line break", "a@people.test\r\nBcc: b@people.test"],
    ["a name", "b@people.test <a@people.test>"],
  ])("never sends to more than one: %s", async (_name, to) => {
    const { url, received } = await smtpServer();
    setting("SMTP_URL", url);
    vi.spyOn(console, "error").mockReturnValue();
    await sendMail({ ...mail, to, subject: "One\r\nBcc: c@people.test" });
    for (const { recipients, data } of received) {
      expect(recipients.length).toBeLessThanOrEqual(1);
      expect(data).not.toMatch(/^Bcc:/im);
    }
  });

  it("does not fail when the server does, and says so without the message's words", async () => {
    const { url } = await smtpServer("554 no: secret-link");
    setting("SMTP_URL", url);
    const log = vi.spyOn(console, "error").mockReturnValue();
    await sendMail(mail);
    setting("SMTP_URL", "smtp://127.0.0.1:1");
    await sendMail(mail);
    expect(log.mock.calls.map(String)).toEqual([
      "A mail could not be handed over to the server of SMTP_URL: 554",
      "A mail could not be handed over to the server of SMTP_URL: ESOCKET",
    ]);
  });

  it("without a mail server keeps the last hundred, newest first, and prints them", async () => {
    setting("NODE_ENV", "production");
    const log = vi.spyOn(console, "log").mockReturnValue();
    for (let count = 0; count < 102; count++) await sendMail({ ...mail, subject: `Number ${count}` });
    expect(keptMails()).toHaveLength(100);
    expect(keptMails()[0]?.subject).toBe("Number 101");
    expect(String(log.mock.calls[0])).toContain("https://affiche.test/secret-link");
  });
});
