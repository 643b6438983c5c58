/**
 * Saves one document in the embedded database again and again until it is killed; for crash.test.ts.
 * Usage: tsx lib/data/test/save-until-killed.ts <folder> <person id> [<document id>]
 * Prints a JSON line for what it found stored, and one for each save that was acknowledged.
 */
import { writeSync } from "node:fs";
import type { Caller } from "../../http/caller";
import { useDatabase } from "../database";
import { createDocument, openDocument, saveDocument } from "../documents";
import { openEmbedded } from "../engine";
import { migrate } from "../migrate";
import { followPerson } from "../profiles";

const [, , folder = "", personId = "", documentId] = process.argv;
// Written at once: what stays in a buffer dies with the process.
const say = (line: object) => writeSync(1, `${JSON.stringify(line)}\n`);

say({ opening: folder });
const engine = await openEmbedded(folder);
await engine.direct(migrate);
useDatabase(engine);

const identified = { id: personId, email: "owner@people.test", emailVerified: true };
await followPerson(identified);
const person = { ...identified, plan: "free", isAdmin: false } as const;
const caller: Caller = { person };

/** Content of many pages, all of which must be of one save. */
const contentOf = (version: number) => ({ version, pages: Array.from({ length: 400 }, () => version) });

const now = () => Date.now();
const id =
  documentId ??
  (await createDocument(person, { name: "Hard times", kind: "design", content: contentOf(1) }, now)).id;
let { version, content } = await openDocument(caller, id);
say({ found: version, id, content });
for (;;) {
  ({ version } = await saveDocument(caller, id, { version, content: contentOf(version + 1) }, now));
  say({ saved: version });
}
