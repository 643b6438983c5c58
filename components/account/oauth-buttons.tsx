"use client";

import { Button } from "@/components/ui/button";
import type { BrowserConfig } from "@/lib/auth/browser-config";
import { authProblem } from "./auth-problem";
import { createAuthClient } from "./browser-client";
import { callbackAddress } from "./callback-address";

/** A button for each other provider that is set up; none otherwise. */
export function OauthButtons(props: {
  readonly config: BrowserConfig;
  readonly next: string;
  readonly onProblem: (sentence: string) => void;
}) {
  const go = async (provider: BrowserConfig["oauthProviders"][number]) => {
    const options = { redirectTo: callbackAddress(props.next) };
    const { error } = await createAuthClient(props.config).auth.signInWithOAuth({ provider, options });
    if (error) props.onProblem(authProblem(error));
  };
  if (props.config.oauthProviders.length === 0) return null;
  return (
    <ul className="grid gap-2">
      {props.config.oauthProviders.map((provider) => (
        <li key={provider} className="grid">
          <Button onClick={() => void go(provider)}>
            Continue with {provider[0]?.toUpperCase()}
            {provider.slice(1)}
          </Button>
        </li>
      ))}
    </ul>
  );
}
