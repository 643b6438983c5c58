import type { NextConfig } from "next";

const config: NextConfig = {
  poweredByHeader: false,
  reactStrictMode: true,
  // Types are checked once, by `npm run check`; a second time here would double the first start on a small machine.
  typescript: { ignoreBuildErrors: true },
  serverExternalPackages: ["playwright-core", "@sparticuz/chromium", "sharp", "ioredis"],
  async headers() {
    return [
      {
        source: "/fonts/:path*",
        headers: [
          { key: "Cache-Control", value: "public, max-age=31536000, immutable" },
          { key: "Access-Control-Allow-Origin", value: "*" },
        ],
      },
    ];
  },
};

export default config;
