import sharp from "sharp";
import { expect, test } from "../fixtures/test";
import { serveCanvas } from "./serve-canvas";

/** A picture's size, and the colours at points given in its px. */
interface Look {
  readonly width: number;
  readonly height: number;
  readonly type: string;
  readonly colors: readonly (readonly number[])[];
}

declare global {
  interface Window {
    look(
      id: string,
      options: { format: "png" | "jpeg" | "webp"; scale: number },
      points: readonly (readonly [number, number])[],
    ): Promise<Look>;
  }
}

test.beforeEach(async ({ page }) => {
  await serveCanvas(page);
  await page.evaluate(async () => {
    await window.openCanvas();
    window.look = async (id, options, points) => {
      const { dataUrl, width, height } = await canvas.view.capture(id, options);
      const image = new Image();
      image.src = dataUrl;
      await image.decode();
      const surface = document.createElement("canvas");
      surface.width = image.width;
      surface.height = image.height;
      const context = surface.getContext("2d");
      context?.drawImage(image, 0, 0);
      const colors = points.map(([x, y]) => [...(context?.getImageData(x, y, 1, 1).data ?? [])]);
      return { width, height, type: dataUrl.slice(5, dataUrl.indexOf(";")), colors };
    };
  });
});

test("a picture shows what the canvas shows, at a scale, whatever the zoom", async ({ page }) => {
  const seen = await page.evaluate(async () => {
    const { artboardId } = await canvas.drawPage(
      {
        name: "P",
        width: 300,
        height: 200,
        backgroundColor: "#00ff00",
        className: "p-[20px]",
      },
      '<div data-name="box" className="h-[50px] w-[100px] bg-[#ff0000] md:bg-[#0000ff] rounded-[10px] rotate-0 shadow-lg">&lt;&amp;x</div>',
    );
    canvas.view.setViewport({ x: 50, y: 10, zoom: 0.3 });
    return [
      await window.look(artboardId, { format: "png", scale: 2 }, [
        [10, 10],
        [200, 120],
      ]),
      await window.look(canvas.named("box"), { format: "png", scale: 1 }, [
        [0, 0],
        [90, 40],
      ]),
      await window.look(canvas.named("box"), { format: "jpeg", scale: 1 }, [[0, 0]]),
      await window.look(artboardId, { format: "webp", scale: 0.5 }, []),
    ];
  });
  expect(seen[0]).toEqual({
    width: 600,
    height: 400,
    type: "image/png",
    colors: [
      [0, 255, 0, 255],
      [255, 0, 0, 255],
    ],
  });
  // A node is taken alone: its round corner is empty, and the page behind it is not there.
  expect(seen[1]).toMatchObject({
    width: 100,
    height: 50,
    colors: [
      [0, 0, 0, 0],
      [255, 0, 0, 255],
    ],
  });
  expect(seen[2]?.type).toBe("image/jpeg");
  expect(seen[2]?.colors[0]?.slice(0, 3).every((value) => value > 240)).toBe(true);
  expect(seen[3]).toMatchObject({ width: 150, height: 100, type: "image/webp" });
});

test("pictures of this site are in it; those that nobody may read are a named box", async ({
  page,
  complaints,
}) => {
  complaints.allow(/CORS|ERR_FAILED|404/);
  const seen = await page.evaluate(async () => {
    const { artboardId } = await canvas.drawPage(
      {
        name: "P",
        width: 300,
        height: 100,
        className: "flex-row",
      },
      '<img src="/photo.jpg" alt="ours" className="h-[100px] w-[100px] object-cover"/><img src="http://elsewhere.test/a.jpg" alt="theirs" className="h-[100px] w-[100px]"/><div className="h-[100px] w-[100px] bg-[url(/photo.jpg)] bg-cover bg-center"/>',
    );
    return window.look(artboardId, { format: "png", scale: 1 }, [
      [50, 50],
      [150, 80],
      [250, 50],
    ]);
  });
  const [ours, theirs, background] = seen.colors;
  expect(theirs).toEqual([228, 228, 231, 255]);
  expect(ours).not.toEqual([255, 255, 255, 255]);
  expect(background?.map((value, index) => Math.abs(value - (ours?.[index] ?? 0)) < 30)).toEqual([
    true,
    true,
    true,
    true,
  ]);
});

test("pictures of servers that do not share them come through the proxy: of nodes, fills, classes, films and shaders", async ({
  page,
  complaints,
}) => {
  test.setTimeout(180_000);
  complaints.allow(/CORS|ERR_FAILED|NotSupported|404/);
  // What the proxy would answer; the servers themselves share nothing.
  const blue = await sharp({ create: { width: 20, height: 20, channels: 3, background: "#0000ff" } })
    .png()
    .toBuffer();
  const proxied: string[] = [];
  await page.route("**/api/v1/design/image-proxy?**", (route) => {
    proxied.push(new URL(new URL(route.request().url()).searchParams.get("url") ?? "").pathname);
    return route.fulfill({ contentType: "image/png", body: blue });
  });
  const seen = await page.evaluate(async () => {
    const { artboardId } = await canvas.drawPage(
      { name: "P", width: 500, height: 100, className: "flex-row" },
      '<img src="http://elsewhere.test/node.png" alt="node" className="size-[100px]"/><div data-name="fill" className="size-[100px]"/><div className="size-[100px] bg-[url(http://elsewhere.test/class.png)]"/><video poster="http://elsewhere.test/film.png" className="size-[100px]"/>',
    );
    const fill = { type: "image", url: "http://elsewhere.test/fill.png", size: "cover", position: "center" };
    await canvas.call("set_fill", { targetId: canvas.named("fill"), fill });
    await canvas.call("add_node", {
      parentId: artboardId,
      type: "shader",
      inputType: "image",
      mediaInput: "http://elsewhere.test/shader.png",
      className: "size-[100px]",
    });
    const points = [50, 150, 250, 350, 450].map((x) => [x, 50] as const);
    const look = await window.look(artboardId, { format: "png", scale: 1 }, points);
    const { nodes } = canvas.workspace.state.toStored();
    return { ...look, kept: JSON.stringify(nodes) };
  });
  expect(seen.colors).toEqual(Array(5).fill([0, 0, 255, 255]));
  expect([...new Set(proxied)].toSorted()).toEqual([
    "/class.png",
    "/fill.png",
    "/film.png",
    "/node.png",
    "/shader.png",
  ]);
  // The design keeps the addresses of the pictures themselves.
  expect(seen.kept).toContain("http://elsewhere.test/node.png");
  expect(seen.kept).not.toContain("image-proxy");
});

test("a picture that its server keeps from other pages is shown on the canvas through the proxy", async ({
  page,
  complaints,
}) => {
  complaints.allow(/ERR_FAILED|ERR_BLOCKED/);
  await page.route("http://kept.test/**", (route) => route.abort());
  const photo = await sharp({ create: { width: 30, height: 20, channels: 3, background: "#0000ff" } })
    .png()
    .toBuffer();
  await page.route("**/api/v1/design/image-proxy?**", (route) =>
    route.fulfill({ contentType: "image/png", body: photo }),
  );
  await page.evaluate(async () => {
    await canvas.drawPage(
      { name: "P", width: 300, height: 100 },
      '<img data-name="node" src="http://kept.test/node.png" alt=""/><div data-name="fill" className="size-[100px]"/>',
    );
    const fill = { type: "image", url: "http://kept.test/fill.png", size: "cover", position: "center" };
    await canvas.call("set_fill", { targetId: canvas.named("fill"), fill });
  });
  const width = () =>
    page.evaluate(() => {
      const image = canvas.element(canvas.named("node"));
      return image instanceof HTMLImageElement ? image.naturalWidth : -1;
    });
  await expect.poll(width).toBe(30);
  const background = () => page.evaluate(() => canvas.element(canvas.named("fill")).style.backgroundImage);
  await expect.poll(background).toContain("/api/v1/design/image-proxy?url=http%3A%2F%2Fkept.test%2Ffill.png");
  // What is painted anew later does not begin at the start.
  await page.evaluate(() =>
    canvas.call("update_node", { nodeId: canvas.named("node"), alt: "now with words" }),
  );
  expect(await width()).toBe(30);
});

test("what cannot be taken says why", async ({ page }) => {
  const messages = await page.evaluate(async () => {
    const { artboardId } = await canvas.call("create_artboard", { name: "P", width: 5000, height: 5000 });
    const { nodeId } = await canvas.call("add_node", {
      parentId: artboardId,
      type: "text",
      textContent: "x",
      visible: false,
    });
    const failure = (id: unknown, scale: number) =>
      canvas.view.capture(String(id), { format: "png", scale }).then(
        () => "",
        (error: Error) => error.message,
      );
    return [await failure(artboardId, 4), await failure(nodeId, 1), await failure("nobody", 1)];
  });
  expect(messages).toEqual([
    expect.stringContaining("20000 × 20000 px is too large"),
    expect.stringContaining("is not drawn"),
    expect.stringContaining("nobody is not drawn"),
  ]);
});

test("a shader node is drawn by the poster engine, also beyond the number of living ones", async ({
  page,
}) => {
  test.setTimeout(180_000);
  const seen = await page.evaluate(async () => {
    const { artboardId } = await canvas.call("create_artboard", {
      name: "P",
      width: 400,
      height: 100,
      className: "flex-row",
    });
    const ids: string[] = [];
    for (let count = 0; count < 8; count++)
      ids.push(
        String(
          (
            await canvas.call("add_node", {
              parentId: artboardId,
              type: "shader",
              shaderType: "chrome",
              className: "h-[40px] w-[40px]",
            })
          ).nodeId,
        ),
      );
    const look = await window.look(ids[0] ?? "", { format: "png", scale: 1 }, [
      [5, 5],
      [20, 20],
      [35, 35],
    ]);
    const drawnOn = () =>
      ids.filter((id) => (canvas.element(id).querySelector("canvas")?.width ?? 300) !== 300).length;
    for (let frame = 0; frame < 2000 && drawnOn() < 8; frame++) await new Promise(requestAnimationFrame);
    const titles = ids.map((id) => canvas.element(id).title);
    await canvas.call("delete_nodes", { nodeIds: ids });
    return { look, drawn: titles.filter((title) => title === "").length, titles };
  });
  expect(seen.titles).toEqual(Array(8).fill(""));
  expect(new Set(seen.look.colors.map(String)).size, seen.look.colors.join(" ")).toBeGreaterThan(1);
});
