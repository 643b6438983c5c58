import { z } from "zod";

const flag = z.enum(["true", "false"]).transform((value) => value === "true");
const optional = z
  .string()
  .trim()
  .transform((value) => value || undefined)
  .optional();

const commaList = z
  .string()
  .default("")
  .transform((list) =>
    list
      .split(",")
      .map((entry) => entry.trim())
      .filter(Boolean),
  );

const envSchema = z.object({
  NODE_ENV: z.enum(["development", "production", "test"]).default("development"),
  PORT: z.coerce.number().int().min(0).max(65_535).default(3000),
  HOSTNAME: z.string().default("127.0.0.1"),
  PUBLIC_URL: z.url({ protocol: /^https?$/ }).optional(),
  DATA_DIR: z.string().default(".data"),
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  REDIS_URL: z.url({ protocol: /^rediss?$/ }).optional(),
  SECRET_KEY: z.string().min(32).optional(),
  NEXT_PUBLIC_SUPABASE_URL: z.url({ protocol: /^https?$/ }).optional(),
  NEXT_PUBLIC_SUPABASE_ANON_KEY: optional,
  SUPABASE_SERVICE_ROLE_KEY: optional,
  AUTH_REQUIRE_CONFIRMATION: flag.default(false),
  ADMIN_EMAILS: commaList.transform((list) => list.map((entry) => entry.toLowerCase())),
  DEFAULT_PLAN: z.enum(["free", "pro"]).default("free"),
  SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
  MAIL_FROM: z.string().default("Affiche <affiche@localhost>"),
  SITES_DOMAIN: z
    .string()
    .regex(/^[a-z0-9-]+(\.[a-z0-9-]+)*(:\d+)?$/)
    .optional(),
  VERCEL_TOKEN: optional,
  VERCEL_TEAM_ID: optional,
  VERCEL_API_URL: z.url({ protocol: /^https?$/ }).default("https://api.vercel.com"),
  SCREENSHOT_API_KEY: optional,
  SCREENSHOT_API_URL: z.url({ protocol: /^https?$/ }).optional(),
  SCREENSHOT_PROVIDER: z.enum(["screenshotone", "apiflash", "chromium", "none"]).optional(),
  CHROMIUM_PATH: optional,
  PATH: z.string().default("/usr/local/bin:/usr/bin:/bin"),
  RENDER_POOL_SIZE: z.coerce.number().int().min(1).max(32).optional(),
  UNSPLASH_ACCESS_KEY: optional,
  UNSPLASH_URL: z.url({ protocol: /^https?$/ }).default("https://api.unsplash.com"),
  PEXELS_API_KEY: optional,
  PEXELS_URL: z.url({ protocol: /^https?$/ }).default("https://api.pexels.com"),
  OPENVERSE_URL: z.url({ protocol: /^https?$/ }).optional(),
  ANTHROPIC_API_KEY: optional,
  ANTHROPIC_BASE_URL: z.url({ protocol: /^https?$/ }).default("https://api.anthropic.com"),
  AI_MODEL_FAST: z.string().default("claude-haiku-5-5"),
  AI_MODEL_MAIN: z.string().default("claude-sonnet-5-5"),
  RATE_LIMIT_FACTOR: z.coerce.number().min(0).max(1_000_000).default(1),
  SESSION_IDLE_MINUTES: z.coerce.number().min(1).max(43_200).default(120),
  TRUSTED_PROXY_HOPS: z.coerce.number().int().min(0).max(10).default(0),
  ALLOW_PRIVATE_UPSTREAMS: commaList,
  AFFICHE_STRICT_REPLIES: flag.optional(),
});

/** The server's configuration, as parsed from the environment. Units and defaults: `.env.example`. */
export type Env = z.output<typeof envSchema>;

/**
 * Parses an environment. An empty string counts as unset, so that `NAME=` in a file means "use the default".
 * @throws Error that names every wrong variable and what it must be.
 */
export function parseEnv(source: Record<string, string | undefined>): Env {
  const given = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ""));
  const parsed = envSchema.safeParse(given);
  if (parsed.success) return parsed.data;
  const problems = parsed.error.issues.map((issue) => `  ${issue.path.join(".")}: ${issue.message}`);
  throw new Error(`The environment is not usable (see .env.example):\n${problems.join("\n")}`);
}

let cached: Env | undefined;

/** The configuration of this process, read once. This module is the only reader of process.env. */
export function env(): Env {
  cached ??= parseEnv(process.env);
  return cached;
}

/** Forgets what was read, for whoever has just changed the environment. */
export function resetEnv(): void {
  cached = undefined;
}
