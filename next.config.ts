import type { NextConfig } from "next";

const config: NextConfig = {
  poweredByHeader: false,
  reactStrictMode: true,
  // Types are checked once, by `npm run check`; a second time here would double the first start on a small machine.
  typescript: { ignoreBuildErrors: true },
  serverExternalPackages: [
    "playwright-core",
    "@sparticuz/chromium",
    "sharp",
    "ioredis",
    "pg",
    "kysely",
    "@electric-sql/pglite",
    "@node-rs/argon2",
    "nodemailer",
    "isomorphic-dompurify",
  ],
  async headers() {
    return [
      // Addresses of these pages may carry share tokens, which must not reach other sites.
      ...["/canvas", "/design"].map((source) => ({
        source,
        headers: [{ key: "Referrer-Policy", value: "no-referrer" }],
      })),
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
