/** The groups of endpoints that share a bucket: requests per window and caller address. */
export const RATE_CLASSES = {
  state: { requests: 100, windowSeconds: 60 },
  discovery: { requests: 100, windowSeconds: 60 },
  render: { requests: 10, windowSeconds: 60 },
  documents: { requests: 300, windowSeconds: 60 },
  // A list of documents asks for one picture each.
  thumbnails: { requests: 1200, windowSeconds: 60 },
  upload: { requests: 60, windowSeconds: 60 },
  // A design with pictures of other servers asks for each of them.
  "image-proxy": { requests: 600, windowSeconds: 60 },
  // A design asks for each of its icons once, and a search may follow every letter that is typed.
  icons: { requests: 1200, windowSeconds: 60 },
  shares: { requests: 120, windowSeconds: 60 },
  permissions: { requests: 600, windowSeconds: 60 },
  publish: { requests: 30, windowSeconds: 60 },
  sessions: { requests: 300, windowSeconds: 60 },
  // What a session's agent and tabs send, of one address; agents ask again and again for a result.
  "session-traffic": { requests: 6000, windowSeconds: 60 },
  // Calls of one session, whoever sends them.
  "session-calls": { requests: 600, windowSeconds: 60 },
  "session-streams": { requests: 600, windowSeconds: 60 },
  // Each round of tools is a request.
  "ai-chat": { requests: 300, windowSeconds: 60 },
  identity: { requests: 120, windowSeconds: 60 },
  // Failed sign-ins, counted for the address that is tried and for the caller; mail, for who gets it and who asks.
  "sign-in-email": { requests: 10, windowSeconds: 300 },
  "sign-in-client": { requests: 30, windowSeconds: 300 },
  "mail-email": { requests: 5, windowSeconds: 3600 },
  "mail-client": { requests: 30, windowSeconds: 3600 },
} as const satisfies Record<string, { requests: number; windowSeconds: number }>;

/** Name of a rate-limit group. */
export type RateClass = keyof typeof RATE_CLASSES;
