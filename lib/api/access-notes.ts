import type { Access } from "@/lib/http/endpoint";

/** What the documentation says of an endpoint, by whom it serves; nothing of those that serve everybody alike. */
export const ACCESS_NOTES = {
  public: "",
  anyone:
    "Whoever is signed in is recognised by their cookies; a share token comes as `X-Share-Token` or `token`.",
  "signed-in": "For people who have signed in.",
  paid: "For people who have signed in and have a paid plan.",
} as const satisfies Record<Access, string>;
