import { describe, expect, it } from "vitest";
import { proxyImageEndpoint } from "@/lib/api/design/proxy-image";
import { IMAGE_PROXY_PATH, imageProxyAddress } from "./image-proxy-address";

const BASE = "https://affiche.test/design?session=1";

describe("the address of a proxied image", () => {
  it("is that of the endpoint, with the whole address of the image", () => {
    expect(proxyImageEndpoint.path).toBe(IMAGE_PROXY_PATH);
    const address = imageProxyAddress("http://other.test/a b.png?x=1&y=2#z", BASE);
    const url = new URL(address ?? "", BASE);
    expect(url.origin + url.pathname).toBe(`https://affiche.test${IMAGE_PROXY_PATH}`);
    expect(url.searchParams.get("url")).toBe("http://other.test/a%20b.png?x=1&y=2#z");
  });

  it("leaves another port, another scheme and an address without one to the proxy: they are other servers", () => {
    for (const address of [
      "//other.test/a.png",
      "http://affiche.test/a.png",
      "https://affiche.test:8443/a.png",
    ])
      expect(imageProxyAddress(address, BASE), address).toContain(IMAGE_PROXY_PATH);
  });

  it("is none for what is ours already, or comes from nowhere", () => {
    for (const address of [
      "/media/a.jpg",
      "a.png",
      "https://affiche.test/uploads/a.png",
      "data:image/png;base64,AAAA",
      "blob:https://affiche.test/1",
      "javascript:alert(1)",
      "http://",
      "",
    ])
      expect(imageProxyAddress(address, BASE), address).toBeNull();
  });
});
