import { afterAll, beforeAll } from "vitest";
import { closeDatabase, useDatabase } from "../database";
import { followPerson } from "../profiles";
import type { TestEngine } from "./test-engines";
import { newPerson, type TestPerson } from "./test-people";

/**
 * Lets a test file work on a database of its own, in which these four have profiles; what they are to a document is
 * for the test to say.
 */
export function setUpPeople(engine: TestEngine) {
  const people = {
    owner: { person: newPerson("owner") },
    editor: { person: newPerson("editor") },
    viewer: { person: newPerson("viewer") },
    stranger: { person: newPerson("stranger") },
  } satisfies Record<string, TestPerson>;
  beforeAll(async () => {
    useDatabase(await engine.open());
    for (const { person } of Object.values(people)) await followPerson(person);
  }, 90_000);
  afterAll(closeDatabase, 60_000);
  return people;
}
