import type { Server } from "node:http";

/**
 * Ends a server: no new connections, idle ones closed, answers under way may finish for a moment, then everything is cut.
 * Resolves when no connection is left, after `graceMs` at the latest.
 */
export function shutDown(server: Server, graceMs: number): Promise<void> {
  return new Promise((resolve) => {
    // Open streams would hold the server for ever.
    const timer = setTimeout(() => server.closeAllConnections(), graceMs);
    server.close(() => {
      clearTimeout(timer);
      resolve();
    });
    server.closeIdleConnections();
  });
}
