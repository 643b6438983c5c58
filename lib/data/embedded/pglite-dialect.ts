import {
  type CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type QueryResult,
} from "kysely";
import type { PgliteClient } from "./worker-client";

/** Kysely's way to the embedded database: one connection, handed to one transaction after another. */
export function pgliteDialect(client: PgliteClient): Dialect {
  return {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => pgliteDriver(client),
    createIntrospector: (database) => new PostgresIntrospector(database),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  };
}

function pgliteDriver(client: PgliteClient): Driver {
  const connection: DatabaseConnection = {
    async executeQuery<Row>({ sql, parameters }: CompiledQuery): Promise<QueryResult<Row>> {
      const { rows, affectedRows } = await client.query(sql, parameters);
      return { rows: rows.map(withBuffers) as Row[], numAffectedRows: BigInt(affectedRows) };
    },
    streamQuery() {
      throw new Error("The embedded database answers whole results; do not stream.");
    },
  };
  let last: Promise<void> = Promise.resolve();
  let release: () => void = () => undefined;
  return {
    init: async () => undefined,
    async acquireConnection() {
      const mine = last;
      let free: () => void = () => undefined;
      last = new Promise((resolve) => {
        free = resolve;
      });
      await mine;
      release = free;
      return connection;
    },
    releaseConnection: async () => release(),
    beginTransaction: () => client.begin(),
    commitTransaction: () => client.commit(),
    rollbackTransaction: () => client.rollback(),
    destroy: () => client.close(),
  };
}

/** Bytes as the driver `pg` gives them. */
function withBuffers(row: Record<string, unknown>): Record<string, unknown> {
  for (const [name, value] of Object.entries(row)) {
    if (value instanceof Uint8Array)
      row[name] = Buffer.from(value.buffer, value.byteOffset, value.byteLength);
  }
  return row;
}
