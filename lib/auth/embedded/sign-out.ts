import { asService } from "@/lib/data/database";
import { bearerOf } from "./bearer";
import type { IdentityCall } from "./identity-call";
import { IdentityError } from "./identity-error";

/** POST /logout: ends this session, all of the person's, or all but this. Effective with the next request of any of them. */
export async function signOut(call: IdentityCall): Promise<Response> {
  const scope = call.req.query("scope") ?? "global";
  if (scope !== "global" && scope !== "local" && scope !== "others")
    throw new IdentityError(400, "validation_failed", "scope must be global, local or others");
  const { user, sessionId } = await bearerOf(call.req.raw);
  await asService((tx) => {
    const ended = tx.deleteFrom("auth.sessions").where("user_id", "=", user.id);
    if (scope === "global") return ended.execute();
    return ended.where("id", scope === "local" ? "=" : "!=", sessionId).execute();
  });
  return call.body(null, 204);
}
