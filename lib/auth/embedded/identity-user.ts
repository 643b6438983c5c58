import type { Selectable } from "kysely";
import type { AuthUsers } from "@/lib/data/schema.gen";

/** A person as the embedded identity keeps them. */
export type UserRow = Selectable<AuthUsers>;

const iso = (at: Date | null) => (at ? at.toISOString() : null);

/** A person as supabase-js expects to be told of them. */
export function userOf(row: UserRow) {
  const { id, email } = row;
  const created_at = row.created_at.toISOString();
  const updated_at = row.updated_at.toISOString();
  const confirmed = iso(row.email_confirmed_at);
  const last_sign_in_at = iso(row.last_sign_in_at);
  return {
    id,
    aud: "authenticated",
    role: "authenticated",
    email,
    phone: "",
    ...(confirmed && { email_confirmed_at: confirmed, confirmed_at: confirmed }),
    ...(last_sign_in_at && { last_sign_in_at }),
    app_metadata: { provider: "email", providers: ["email"], ...asObject(row.raw_app_meta_data) },
    user_metadata: asObject(row.raw_user_meta_data),
    identities: [
      {
        identity_id: id,
        id,
        user_id: id,
        identity_data: { sub: id, email, email_verified: confirmed !== null, phone_verified: false },
        provider: "email",
        email,
        last_sign_in_at,
        created_at,
        updated_at,
      },
    ],
    created_at,
    updated_at,
    is_anonymous: false,
  };
}

/** A person in the wire format. */
export type IdentityUser = ReturnType<typeof userOf>;

function asObject(value: unknown): Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value)
    ? (value as Record<string, unknown>)
    : {};
}
