import { env } from "../../env";

/** One value for every route bundle of the process, each of which has its own copy of this module. */
const store = globalThis as typeof globalThis & { afficheOwnOrigin?: string };

/** Tells where this app can be reached from its own machine, when the environment does not say it (port 0, tests). */
export function setOwnOrigin(origin: string): void {
  store.afficheOwnOrigin = new URL(origin).origin;
}

/**
 * Origin of this very app for its own browser: loopback and PORT, unless it listens on one other address only.
 * `http://127.0.0.1:3000`, without a trailing slash.
 */
export function ownOrigin(): string {
  if (store.afficheOwnOrigin) return store.afficheOwnOrigin;
  const { HOSTNAME, PORT } = env();
  return `http://${reachableHost(HOSTNAME)}:${PORT}`;
}

function reachableHost(listening: string): string {
  if (["", "0.0.0.0", "::", "[::]", "localhost"].includes(listening)) return "127.0.0.1";
  return listening.includes(":") && !listening.startsWith("[") ? `[${listening}]` : listening;
}
