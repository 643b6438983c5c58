import { describe, expect, it } from "vitest";
import { AppError } from "./app-error";
import { readUpload } from "./read-upload";

const request = (form: FormData) => new Request("http://affiche.test/", { method: "POST", body: form });
const formOf = (...entries: [name: string, value: Blob | string][]) => {
  const form = new FormData();
  for (const [name, value] of entries) {
    if (typeof value === "string") form.append(name, value);
    else form.append(name, value, "photo of — me.png");
  }
  return form;
};
const blob = (size: number) => new Blob([new Uint8Array(size).fill(7)], { type: "image/png" });
const problem = async (form: FormData, maxBytes = 1000) => {
  const error = await readUpload(request(form), maxBytes).catch((thrown: unknown) => thrown);
  if (!(error instanceof AppError)) throw new Error("was not refused");
  return [error.status, error.publicMessage];
};

describe("readUpload", () => {
  it("gives the bytes, and the sender's words about them", async () => {
    const file = await readUpload(request(formOf(["file", blob(1000)])), 1000);
    expect([file.name, file.claimedType]).toEqual(["photo of — me.png", "image/png"]);
    expect(Buffer.from(file.bytes).equals(Buffer.alloc(1000, 7))).toBe(true);
  });

  it("refuses one byte more, however it is sent", async () => {
    expect(await problem(formOf(["file", blob(1001)]))).toEqual([413, "The file is larger than 1000 bytes."]);
    expect((await problem(formOf(["file", blob(200_000)])))[0]).toBe(413);
  });

  it.each<[string, [string, Blob | string][], string]>([
    ["no file", [], "file: is missing"],
    ["an empty file", [["file", blob(0)]], "file: is empty"],
    [
      "two files",
      [
        ["file", blob(1)],
        ["file", blob(1)],
      ],
      "file: is given more than once",
    ],
    ["another field", [["image", blob(1)]], "image: is not expected"],
    ["a text for a file", [["file", "hello"]], "file: is missing"],
  ])("refuses %s", async (_name, entries, words) => {
    const [status, message] = await problem(formOf(...entries));
    expect(status).toBe(400);
    expect(message).toContain(words);
  });

  it.each([
    ["a form that breaks off", '--b\r\nContent-Disposition: form-data; name="file"; filename="a"\r\n\r\nabc'],
    ["what is no form", "hello"],
    ["nothing", ""],
  ])("refuses %s", async (_name, body) => {
    const headers = { "content-type": "multipart/form-data; boundary=b" };
    const broken = new Request("http://affiche.test/", { method: "POST", body, headers });
    await expect(readUpload(broken, 1000)).rejects.toMatchObject({ status: 400 });
  });
});
