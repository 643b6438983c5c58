import { expect, it } from "vitest";
import { openDesign } from "./test/open-design";

it("gives artboards equal gaps, and counts one that is named twice once", async () => {
  const { call, workspace } = await openDesign();
  const ids = [];
  for (const x of [5000, 5150, 6000]) {
    const made = await call("create_artboard", { name: "B", width: 100, height: 100, x, y: 0 });
    if (!made.success) throw new Error(made.error);
    ids.push(String(made.data.artboardId));
  }
  const spread = await call("distribute_nodes", { nodeIds: [...ids, ids[0]], axis: "horizontal" });
  expect(spread).toMatchObject({ success: true, data: { nodeIds: ids } });
  const places = ids.map((id) => {
    const record = workspace.state.get(id);
    return record?.type === "artboard" ? record.x : null;
  });
  expect(places).toEqual([5000, 5500, 6000]);
});
