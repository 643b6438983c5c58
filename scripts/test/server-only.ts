/** What `server-only` is in tests: nothing; the real package throws outside a React server bundle. */
export {};
