import { LRUCache } from "lru-cache";
import { z } from "zod";
import type { IdentityAccess } from "./identity-fetch";

/** Other ways to sign in that our pages have a button for. */
const PROVIDERS = [
  "google",
  "github",
  "apple",
  "azure",
  "gitlab",
  "discord",
  "facebook",
  "figma",
  "notion",
] as const;

/** A provider of OAuth, by Supabase's name for it. */
export type OauthProvider = (typeof PROVIDERS)[number];

/** How an identity is set up, as far as pages must know. */
export interface IdentitySettings {
  readonly oauthProviders: readonly OauthProvider[];
  /** Whether the mailed link is needed before the first sign-in. */
  readonly confirmationRequired: boolean;
}

const answerSchema = z.object({
  external: z.record(z.string(), z.unknown()),
  mailer_autoconfirm: z.boolean(),
});

const known = new LRUCache<string, IdentitySettings>({ max: 4, ttl: 60_000 });

/** Asks the identity how it is set up; remembered for a minute. When it does not answer, nothing but mail is offered. */
export async function identitySettings({ url, key, fetch: ask }: IdentityAccess): Promise<IdentitySettings> {
  const remembered = known.get(url);
  if (remembered) return remembered;
  try {
    const response = await ask(`${url}/auth/v1/settings`, { headers: { apikey: key } });
    const { external, mailer_autoconfirm } = answerSchema.parse(await response.json());
    const settings = {
      oauthProviders: PROVIDERS.filter((provider) => external[provider] === true),
      confirmationRequired: !mailer_autoconfirm,
    };
    known.set(url, settings);
    return settings;
  } catch (error) {
    console.error(`The identity at ${url} does not say how it is set up: ${String(error)}`);
    return { oauthProviders: [], confirmationRequired: true };
  }
}
