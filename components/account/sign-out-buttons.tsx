"use client";

import { useState } from "react";
import { Button } from "@/components/ui/button";
import type { BrowserConfig } from "@/lib/auth/browser-config";
import { authProblem } from "./auth-problem";
import { createAuthClient } from "./browser-client";

/** Signs out here, or in every browser at once. */
export function SignOutButtons(props: { readonly config: BrowserConfig }) {
  const [problem, setProblem] = useState("");
  const signOut = async (scope: "local" | "global") => {
    const { error } = await createAuthClient(props.config).auth.signOut({ scope });
    if (error) setProblem(authProblem(error));
    else window.location.assign("/");
  };
  return (
    <div className="flex flex-wrap gap-2">
      <Button onClick={() => void signOut("local")}>Sign out</Button>
      <Button onClick={() => void signOut("global")}>Sign out everywhere</Button>
      {problem && (
        <p role="alert" className="text-sm text-danger">
          {problem}
        </p>
      )}
    </div>
  );
}
