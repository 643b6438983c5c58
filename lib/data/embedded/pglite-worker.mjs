/**
 * The thread in which the embedded database runs, so that a slow statement never stops the server from answering, and
 * can be ended together with its thread. Speaks with worker-client.ts. JavaScript, because threads load no TypeScript.
 */
import { parentPort, workerData } from "node:worker_threads";
import { PGlite } from "@electric-sql/pglite";

const port = parentPort;
if (!port) throw new Error("pglite-worker.mjs runs as a worker thread");

const database = await PGlite.create({ dataDir: workerData.dataDir });
// The first statement takes what no later one does; the time that a statement may take is not for that.
await database.query("select 1 from pg_class where oid = $1", [0]);

port.on("message", async (request) => port.postMessage(await answer(request)));
port.postMessage({ ready: true });

/**
 * @param {import("./worker-messages").StatementRequest} request
 * @returns {Promise<import("./worker-messages").StatementReply>}
 */
async function answer({ id, sql, parameters, script }) {
  try {
    if (script) {
      await database.exec(sql);
      return { id, rows: [], affectedRows: 0 };
    }
    const { rows, affectedRows } = await database.query(sql, [...parameters]);
    return { id, rows, affectedRows: affectedRows ?? 0 };
  } catch (error) {
    const { message, code, constraint, detail } = error;
    return { id, failure: { message: message ?? String(error), code, constraint, detail } };
  }
}
