/**
 * Flags of every browser that this service starts.
 *
 * The confinement flags are the second of two locks on the network. The first is the request guard, which judges every
 * request of a page. Should a request ever pass it by, the browser itself can reach nothing but this app: all
 * traffic goes to a proxy that does not exist, loopback included, and no name resolves.
 */

/** Flags for software WebGL and for a browser that does nothing of its own accord; as root also without a sandbox. */
export function launchFlags({ isRoot }: { readonly isRoot: boolean }): string[] {
  return [
    "--use-gl=angle",
    "--use-angle=swiftshader",
    "--enable-unsafe-swiftshader",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-pings",
    "--disable-domain-reliability",
    "--force-color-profile=srgb",
    "--font-render-hinting=none",
    "--mute-audio",
    // Chromium refuses to start its sandbox as root; everybody else keeps it.
    ...(isRoot ? ["--no-sandbox"] : []),
  ];
}

/** Flags that leave one origin reachable (`http://127.0.0.1:3000`) and nothing else, whatever a page asks for. */
export function confinementFlags(origin: string): string[] {
  const { hostname, host, port, protocol } = new URL(origin);
  const reachable = host.includes(":") && port ? host : `${hostname}:${protocol === "https:" ? 443 : 80}`;
  return [
    // Port 9 (discard) answers nobody: what is not in the bypass list fails at once.
    "--proxy-server=http://127.0.0.1:9",
    `--proxy-bypass-list=<-loopback>;${reachable}`,
    `--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE ${hostname.replace(/^\[|\]$/g, "")}`,
    "--force-webrtc-ip-handling-policy=disable_non_proxied_udp",
    "--dns-prefetch-disable",
    // Decoding of animated images needs a secure context; loopback is one, other plain addresses are not.
    `--unsafely-treat-insecure-origin-as-secure=${origin}`,
  ];
}
