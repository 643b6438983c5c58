import { hostname as machineName } from "node:os";

/**
 * The address to listen on. Shells and containers set HOSTNAME to the machine's own name, which nobody chose: listening
 * there would leave 127.0.0.1 unanswered, so that value counts as unset.
 */
export function chosenHostname(hostname: string | undefined, machine = machineName()): string | undefined {
  return hostname === machine ? undefined : hostname;
}

/** How a server that listens on `hostname` is reached from the same machine, as the host of an address. */
export function reachableHost(hostname: string): string {
  if (["", "0.0.0.0", "::", "[::]"].includes(hostname)) return "127.0.0.1";
  return hostname.includes(":") && !hostname.startsWith("[") ? `[${hostname}]` : hostname;
}
