import sharp from "sharp";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { Caller } from "../http/caller";
import { binDocument } from "./document-bin";
import { openThumbnail, replaceThumbnail } from "./document-thumbnails";
import { createDocument, openDocument, saveDocument } from "./documents";
import { duplicateDocument } from "./duplicate-document";
import { setUpPeople } from "./test/set-up-people";
import { testEngines } from "./test/test-engines";
import { makeLink, shareWith } from "./test/test-people";
import {
  MAX_THUMBNAIL_BYTES,
  MAX_THUMBNAIL_SIDE_PX,
  readThumbnail,
  type ThumbnailPicture,
} from "./thumbnail-picture";

const now = () => Date.UTC(2027, 0, 1);
const plain = (width: number, height = width) =>
  sharp({ create: { width, height, channels: 3, background: { r: 200, g: 30, b: 90 } } });
const urlOf = (bytes: Buffer, type: string) => `data:${type};base64,${bytes.toString("base64")}`;

describe("a thumbnail in a request", () => {
  it.each(["webp", "png", "jpeg"] as const)("may be %s", async (format) => {
    const bytes = await plain(32).toFormat(format).toBuffer();
    expect(await readThumbnail(urlOf(bytes, `image/${format}`))).toEqual({
      image: bytes,
      contentType: `image/${format}`,
    });
  });

  it("is what its content says, whatever it is called", async () => {
    const png = await plain(8).png().toBuffer();
    expect(await readThumbnail(urlOf(png, "image/webp"))).toMatchObject({ contentType: "image/png" });
  });

  it("may have 96 KiB and not one byte more", async () => {
    const png = await plain(8).png().toBuffer();
    const padded = (bytes: number) =>
      urlOf(Buffer.concat([png, Buffer.alloc(bytes - png.byteLength)]), "image/png");
    expect((await readThumbnail(padded(MAX_THUMBNAIL_BYTES))).image.byteLength).toBe(MAX_THUMBNAIL_BYTES);
    await expect(readThumbnail(padded(MAX_THUMBNAIL_BYTES + 1))).rejects.toMatchObject({
      code: "PAYLOAD_TOO_LARGE",
    });
  });

  it.each([
    ["an address", "https://example.com/a.png"],
    ["another type", "data:image/svg+xml;base64,PHN2Zy8+"],
    ["text", "data:image/png,hello"],
    ["no base64", "data:image/png;base64,****"],
    ["nothing", "data:image/png;base64,"],
    ["markup that is called a picture", urlOf(Buffer.from("<svg onload=alert(1)>"), "image/png")],
    [
      "a GIF",
      urlOf(Buffer.from("R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7", "base64"), "image/png"),
    ],
    ["a picture's beginning alone", urlOf(Buffer.from("89504e470d0a1a0a", "hex"), "image/png")],
  ])("is not %s", async (_name, url) => {
    await expect(readThumbnail(url)).rejects.toMatchObject({
      code: "INVALID_REQUEST",
      publicMessage: expect.stringMatching(/^thumbnail: /),
    });
  });

  it("is not one that unpacks to more pixels than any screen has", async () => {
    const wide = await plain(MAX_THUMBNAIL_SIDE_PX + 1, 1)
      .png()
      .toBuffer();
    await expect(readThumbnail(urlOf(wide, "image/png"))).rejects.toMatchObject({
      publicMessage: expect.stringContaining("2049 × 1 px"),
    });
    expect(
      await readThumbnail(urlOf(await plain(MAX_THUMBNAIL_SIDE_PX, 1).png().toBuffer(), "image/png")),
    ).toBeTruthy();
  });
});

describe.each(testEngines.filter(({ available }) => available))("thumbnails on $name", (engine) => {
  const { owner, viewer, stranger } = setUpPeople(engine);
  let editor: Caller;
  let id: string;
  let picture: ThumbnailPicture;
  let other: ThumbnailPicture;

  beforeAll(async () => {
    picture = { image: await plain(16).webp().toBuffer(), contentType: "image/webp" };
    other = { image: await plain(17).png().toBuffer(), contentType: "image/png" };
  });
  beforeEach(async () => {
    const given = { name: "Seen", kind: "design", content: {}, thumbnail: picture } as const;
    ({ id } = await createDocument(owner.person, given, now));
    await shareWith(viewer, id, "viewer");
    editor = (await makeLink(id, "editor")).caller;
  });

  it("come with a new document and with each save, byte for byte", async () => {
    expect(await openThumbnail(viewer, id)).toEqual({ ...picture, version: 1 });
    expect((await openDocument(viewer, id)).thumbnailVersion).toBe(1);
    const saved = await saveDocument(editor, id, { version: 1, content: {}, thumbnail: other }, now);
    expect(saved).toMatchObject({ version: 2, thumbnailVersion: 2 });
    expect(await openThumbnail(owner, id)).toEqual({ ...other, version: 2 });
  });

  it("are replaced by owners and editors when they show the present version", async () => {
    await replaceThumbnail(editor, id, { picture: other, version: 1 }, now);
    expect(await openThumbnail(owner, id)).toEqual({ ...other, version: 1 });
    await saveDocument(owner, id, { version: 1, content: {} }, now);
    for (const version of [1, 3]) {
      await expect(replaceThumbnail(owner, id, { picture, version }, now)).rejects.toMatchObject({
        code: "CONFLICT",
        options: { extras: { version: 2 } },
      });
    }
    await expect(replaceThumbnail(viewer, id, { picture, version: 2 }, now)).rejects.toMatchObject({
      code: "FORBIDDEN",
    });
    await expect(replaceThumbnail(stranger, id, { picture, version: 2 }, now)).rejects.toMatchObject({
      code: "NOT_FOUND",
    });
    expect(await openThumbnail(owner, id)).toEqual({ ...other, version: 1 });
  });

  it("are copied with their document", async () => {
    const copy = await duplicateDocument(viewer, id, now);
    expect(copy.thumbnailVersion).toBe(1);
    expect(await openThumbnail(viewer, copy.id)).toEqual({ ...picture, version: 1 });
  });

  it("are not there for strangers, in the bin for others, and where none was drawn", async () => {
    const missing = { code: "NOT_FOUND", publicMessage: expect.stringContaining("no document with this id") };
    await expect(openThumbnail(stranger, id)).rejects.toMatchObject(missing);
    const { id: bare } = await createDocument(
      owner.person,
      { name: "Bare", kind: "design", content: {} },
      now,
    );
    await expect(openThumbnail(owner, bare)).rejects.toMatchObject({
      publicMessage: expect.stringContaining("no thumbnail"),
    });
    await binDocument(owner, id, now);
    await expect(openThumbnail(viewer, id)).rejects.toMatchObject(missing);
    expect(await openThumbnail(owner, id)).toMatchObject({ version: 1 });
  });
});
