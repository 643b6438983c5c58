import { describe, expect, it } from "vitest";
import type { DesignDiff } from "../document/diff";
import type { DesignRecord } from "../schema/records";
import { createPeopleLog } from "./people-log";

const record = (id: string) => ({ id, type: "frame", parentId: "a1", order: "a0" }) as DesignRecord;
const diff = (id: string, was: boolean, is: boolean): DesignDiff => ({
  records: new Map([[id, { before: was ? record(id) : null, after: is ? record(id) : null }]]),
  meta: null,
});

describe("the log of what people have changed", () => {
  it("tells what came of several changes of one record, after a version", () => {
    const log = createPeopleLog(0);
    log.note(diff("made", false, true), 1);
    log.note(diff("made", true, true), 2);
    log.note(diff("passing", false, true), 3);
    log.note(diff("passing", true, false), 4);
    log.note(diff("old", true, false), 5);
    expect(log.since(0)).toEqual({ added: ["made"], changed: [], removed: ["old"] });
    expect(log.since(1)).toEqual({ added: [], changed: ["made"], removed: ["old"] });
    expect(log.since(5)).toEqual({ added: [], changed: [], removed: [] });
  });

  it("says that it does not know what was before it began, and what it has forgotten", () => {
    const log = createPeopleLog(7);
    expect(log.since(6)).toBeNull();
    for (let version = 8; version < 8 + 1001; version++) log.note(diff(`n${version}`, false, true), version);
    expect(log.since(7)).toBeNull();
    expect(log.since(8)?.added).toHaveLength(1000);
  });
});
