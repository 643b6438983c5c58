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

test("pictures of this site are in it, others become a named box", async ({ page, complaints }) => {
  complaints.allow(/CORS|ERR_FAILED/);
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
