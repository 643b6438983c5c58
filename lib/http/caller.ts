/** A person who has signed in. */
export interface Person {
  readonly id: string;
  /** Lower case; null for an identity without one. */
  readonly email: string | null;
  /** Whether the identity has proved that the address is theirs. */
  readonly emailVerified: boolean;
  readonly plan: "free" | "pro";
  readonly isAdmin: boolean;
}

/** Who is calling: nobody in particular, a person, and in both cases perhaps with a share token. */
export interface Caller {
  readonly person: Person | null;
  /** SHA-256 (hex) of the share token that came with the request. */
  readonly shareTokenHash?: string;
}

/** Nobody in particular. */
export const ANONYMOUS: Caller = { person: null };
