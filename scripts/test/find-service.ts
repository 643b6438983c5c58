import { connect } from "node:net";

/** A service that tests can use. */
export interface TestService {
  readonly url: string;
  /** Whether it answers. Where it does not, its tests are skipped, loudly. */
  readonly available: boolean;
}

/**
 * Looks for a service of this machine.
 * @param name what it is called in words. @param usualPort its port where the address has none.
 * @param tests which tests need it, for the warning.
 * @throws Error when it does not answer and REQUIRE_SERVICES=1: a machine that promises it must have it.
 */
async function findService(
  name: string,
  url: string,
  usualPort: number,
  tests: string,
): Promise<TestService> {
  const { hostname, port } = new URL(url);
  const available = await new Promise<boolean>((resolve) => {
    const socket = connect(Number(port || usualPort), hostname)
      .on("connect", () => {
        socket.end();
        resolve(true);
      })
      .on("error", () => resolve(false));
    socket.setTimeout(2000, () => resolve(false)).unref();
  });
  if (!available) {
    const message = `No ${name} answers at ${url}: ${tests} are SKIPPED`;
    if (process.env.REQUIRE_SERVICES === "1") throw new Error(message);
    console.warn(message);
  }
  return { url, available };
}

/** The Redis of REDIS_URL, or of the usual port. @param tests as in "the tests of sessions in Redis". */
export const findRedis = (tests: string): Promise<TestService> =>
  findService("Redis", process.env.REDIS_URL || "redis://127.0.0.1:6379", 6379, tests);

/** The PostgreSQL of DATABASE_URL, or of the usual port. */
export const findPostgres = (): Promise<TestService> =>
  findService(
    "PostgreSQL",
    process.env.DATABASE_URL || "postgres://postgres@127.0.0.1:5432/postgres",
    5432,
    "its tests",
  );
