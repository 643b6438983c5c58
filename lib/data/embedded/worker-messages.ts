/** One statement for the database's thread; a script holds several and takes no parameters. */
export interface StatementRequest {
  readonly id: number;
  readonly sql: string;
  readonly parameters: readonly unknown[];
  readonly script: boolean;
}

/** What PostgreSQL says about a statement that failed, under the names that the driver `pg` uses. */
export interface FailedStatement {
  readonly message: string;
  /** SQLSTATE. */
  readonly code?: string;
  readonly constraint?: string;
  readonly detail?: string;
}

/** The answer to a statement. */
export type StatementReply =
  | { readonly id: number; readonly rows: Record<string, unknown>[]; readonly affectedRows: number }
  | { readonly id: number; readonly failure: FailedStatement };
