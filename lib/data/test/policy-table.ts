import type { CastName } from "./policy-cast";

/** Something that callers try, and who of them succeeds. All others are refused: no row, or an error of privilege
 * or of a foreign key. */
export interface Attempt {
  readonly verb: "select" | "insert" | "update" | "delete";
  /** Names of ids in braces; `{me}` is the caller, null for whoever has not signed in. */
  readonly sql: string;
  readonly allowed: readonly CastName[];
  /** Rows that it reaches when allowed (1). */
  readonly rows?: number;
  /** Run before, in the same transaction, as the tables' owner. */
  readonly given?: string;
}

const NOBODY: readonly CastName[] = [];
const OWNER: readonly CastName[] = ["owner"];
const PEOPLE: readonly CastName[] = ["owner", "editor", "viewer", "stranger"];
const READERS: readonly CastName[] = ["owner", "editor", "viewer", "viewer link", "editor link"];
const WRITERS: readonly CastName[] = ["owner", "editor", "editor link"];

const select = (sql: string, allowed: readonly CastName[], rows = 1): Attempt => ({
  verb: "select",
  sql: `select 1 from ${sql}`,
  allowed,
  rows,
});
const insert = (sql: string, allowed: readonly CastName[], given?: string): Attempt => ({
  verb: "insert",
  sql: `insert into ${sql}`,
  allowed,
  ...(given && { given }),
});
const update = (sql: string, allowed: readonly CastName[]): Attempt => ({
  verb: "update",
  sql: `update ${sql}`,
  allowed,
});
const remove = (sql: string, allowed: readonly CastName[]): Attempt => ({
  verb: "delete",
  sql: `delete from ${sql}`,
  allowed,
});

/** A table that no caller's role reaches at all. */
const closed = (table: string, column: string, row: string): readonly Attempt[] => [
  select(table, NOBODY),
  insert(`${table} ${row}`, NOBODY),
  update(`${table} set ${column} = ${column}`, NOBODY),
  remove(table, NOBODY),
];

/** Who may do what to whose row, table by table: the whole of it, written by hand. */
export const POLICY_TABLE: Readonly<Record<string, readonly Attempt[]>> = {
  "public.profiles": [
    select("public.profiles where id = {owner}", OWNER),
    // Whoever asks for everybody sees themselves.
    select("public.profiles", PEOPLE),
    insert("public.profiles (id) values (gen_random_uuid())", NOBODY),
    update("public.profiles set display_name = 'x' where id = {owner}", OWNER),
    update("public.profiles set display_name = 'x'", PEOPLE),
    update("public.profiles set plan = 'pro' where id = {me}", NOBODY),
    update("public.profiles set is_admin = true where id = {me}", NOBODY),
    update("public.profiles set email_verified = true where id = {me}", NOBODY),
    update("public.profiles set email = 'owner@people.test' where id = {me}", NOBODY),
    update("public.profiles set id = {owner} where id = {me}", NOBODY),
    remove("public.profiles where id = {me}", NOBODY),
  ],
  "public.documents": [
    select("public.documents where id = {document}", READERS),
    select("public.documents where id = {binned}", OWNER),
    select("public.documents where id = {ownerless}", NOBODY),
    select("public.documents where id = {strangerDocument}", ["stranger"]),
    insert("public.documents (owner_id, kind, name, content) values ({me}, 'design', 'x', '{}')", PEOPLE),
    insert("public.documents (owner_id, kind, name, content) values ({owner}, 'design', 'x', '{}')", OWNER),
    insert("public.documents (owner_id, kind, name, content) values (null, 'design', 'x', '{}')", NOBODY),
    update("public.documents set content = '{}', version = version + 1 where id = {document}", WRITERS),
    update("public.documents set content = '{}' where id = {ownerless}", NOBODY),
    update("public.documents set content = '{}' where id = {binned}", OWNER),
    update("public.documents set content = '{}', updated_by = {me} where id = {document}", WRITERS),
    // Nobody saves in another's name.
    update("public.documents set content = '{}', updated_by = {stranger} where id = {document}", NOBODY),
    update("public.documents set name = 'x' where id = {document}", OWNER),
    update("public.documents set deleted_at = now() where id = {document}", OWNER),
    update("public.documents set deleted_at = null where id = {binned}", OWNER),
    update("public.documents set owner_id = {me} where id = {document}", NOBODY),
    update("public.documents set owner_id = {me} where id = {ownerless}", NOBODY),
    update("public.documents set owner_id = {editor} where id = {document}", NOBODY),
    update("public.documents set id = gen_random_uuid() where id = {document}", NOBODY),
    update("public.documents set kind = 'poster' where id = {document}", NOBODY),
    update("public.documents set created_at = now() where id = {document}", NOBODY),
    remove("public.documents where id = {document}", OWNER),
    remove("public.documents where id = {ownerless}", NOBODY),
  ],
  "public.shares": [
    select("public.shares where id = {editorInvite}", ["owner", "editor"]),
    select("public.shares where id = {viewerInvite}", ["owner", "viewer"]),
    select("public.shares where document_id = {document} and kind = 'link'", OWNER, 2),
    select("public.shares where email = 'later@people.test'", OWNER),
    insert(
      "public.shares (document_id, kind, role, email, created_by) values ({document}, 'invite', 'editor', 'x@people.test', {me})",
      OWNER,
    ),
    insert(
      "public.shares (document_id, kind, role, email, created_by) values ({document}, 'invite', 'editor', 'x@people.test', {owner})",
      OWNER,
    ),
    insert(
      "public.shares (document_id, kind, role, email, created_by) values ({strangerDocument}, 'invite', 'editor', 'x@people.test', {me})",
      ["stranger"],
    ),
    insert(
      "public.shares (document_id, kind, role, token_hash, token_sealed, created_by) values ({ownerless}, 'link', 'editor', '\\x02', 'x', {me})",
      NOBODY,
    ),
    update("public.shares set role = 'editor' where id = {viewerInvite}", OWNER),
    update("public.shares set shared_with = {me} where document_id = {document}", NOBODY),
    update("public.shares set email = 'x@people.test' where id = {viewerInvite}", NOBODY),
    update("public.shares set document_id = {strangerDocument} where id = {viewerInvite}", NOBODY),
    update("public.shares set token_hash = '\\x02' where kind = 'link'", NOBODY),
    update("public.shares set created_by = {me} where id = {viewerInvite}", NOBODY),
    remove("public.shares where id = {viewerInvite}", OWNER),
    remove("public.shares where id = {editorInvite}", OWNER),
  ],
  "public.document_versions": [
    select("public.document_versions where id = {version}", WRITERS),
    insert(
      "public.document_versions (document_id, version, content, author_id) values ({document}, 2, '{}', {me})",
      WRITERS,
    ),
    insert(
      "public.document_versions (document_id, version, content, author_id) values ({document}, 2, '{}', {owner})",
      OWNER,
    ),
    insert(
      "public.document_versions (document_id, version, content, author_id) values ({strangerDocument}, 2, '{}', {me})",
      ["stranger"],
    ),
    update("public.document_versions set name = 'x' where id = {version}", WRITERS),
    update("public.document_versions set content = '{}' where id = {version}", NOBODY),
    update("public.document_versions set document_id = {strangerDocument} where id = {version}", NOBODY),
    update("public.document_versions set author_id = {me} where id = {version}", NOBODY),
    remove("public.document_versions where id = {version}", OWNER),
  ],
  "public.document_thumbnails": [
    select("public.document_thumbnails where document_id = {document}", READERS),
    insert(
      "public.document_thumbnails (document_id, image, content_type, version) values ({document}, '\\x00', 'image/webp', 1)",
      WRITERS,
      "delete from public.document_thumbnails",
    ),
    update("public.document_thumbnails set version = 2 where document_id = {document}", WRITERS),
    update(
      "public.document_thumbnails set document_id = {strangerDocument} where document_id = {document}",
      NOBODY,
    ),
    remove("public.document_thumbnails where document_id = {document}", NOBODY),
  ],
  "public.uploads": [
    select("public.uploads where id = {upload}", OWNER),
    insert(
      "public.uploads (owner_id, sha256, file_name, content_type, byte_size) values ({me}, repeat('b', 64), 'b', 'image/png', 1)",
      PEOPLE,
    ),
    insert(
      "public.uploads (owner_id, sha256, file_name, content_type, byte_size) values ({owner}, repeat('b', 64), 'b', 'image/png', 1)",
      OWNER,
    ),
    update("public.uploads set owner_id = {me} where id = {upload}", NOBODY),
    update("public.uploads set file_name = 'x' where id = {upload}", NOBODY),
    remove("public.uploads where id = {upload}", OWNER),
  ],
  "public.projects": [
    select("public.projects where id = {project}", OWNER),
    insert("public.projects (owner_id, slug, name, provider) values ({me}, 'new', 'New', 'local')", PEOPLE),
    insert("public.projects (owner_id, slug, name, provider) values ({owner}, 'new', 'New', 'local')", OWNER),
    update("public.projects set name = 'x' where id = {project}", OWNER),
    update("public.projects set current_deployment_id = {deployment} where id = {project}", OWNER),
    update("public.projects set current_deployment_id = {strangerDeployment} where id = {project}", NOBODY),
    update("public.projects set owner_id = {me} where id = {project}", NOBODY),
    update("public.projects set slug = 'x' where id = {project}", NOBODY),
    remove("public.projects where id = {project}", OWNER),
  ],
  "public.deployments": [
    select("public.deployments where id = {deployment}", OWNER),
    insert("public.deployments (project_id, status) values ({project}, 'QUEUED')", OWNER),
    insert("public.deployments (project_id, status) values ({strangerProject}, 'QUEUED')", ["stranger"]),
    update("public.deployments set status = 'ERROR' where id = {deployment}", OWNER),
    update("public.deployments set project_id = {strangerProject} where id = {deployment}", NOBODY),
    update("public.deployments set files = '[]' where id = {deployment}", NOBODY),
    remove("public.deployments where id = {deployment}", OWNER),
  ],
  "public.sessions": [
    select("public.sessions where id = {session}", OWNER),
    insert(
      "public.sessions (id, document_id, owner_id, expires_at) values ('x', {document}, {me}, now())",
      NOBODY,
    ),
    update("public.sessions set owner_id = {me}", NOBODY),
    update("public.sessions set label = 'x' where id = {session}", NOBODY),
    remove("public.sessions where id = {session}", NOBODY),
  ],
  "public.tool_calls": [
    select("public.tool_calls where session_id = {session}", OWNER),
    insert(
      "public.tool_calls (id, session_id, sequence, tool, input) values ('x', {session}, 2, 't', '{}')",
      NOBODY,
    ),
    update("public.tool_calls set tool = 'x'", NOBODY),
    remove("public.tool_calls", NOBODY),
  ],
  "public.session_events": [
    select("public.session_events", NOBODY),
    insert("public.session_events (session_id, id, event) values ({session}, 2, '{}')", NOBODY),
    update("public.session_events set event = '{}'", NOBODY),
    remove("public.session_events", NOBODY),
  ],
  "public.ai_usage": [
    select("public.ai_usage where user_id = {owner}", OWNER),
    insert("public.ai_usage (user_id, month) values ({me}, '2026-12-01')", NOBODY),
    update("public.ai_usage set used = 0 where user_id = {me}", NOBODY),
    update("public.ai_usage set bonus_credits = 99 where user_id = {me}", NOBODY),
    remove("public.ai_usage where user_id = {me}", NOBODY),
  ],
  "public.ai_questions": [
    select("public.ai_questions", NOBODY),
    insert(
      "public.ai_questions (user_id, fingerprint, asked_at, month, paid_from, intent, model) values ({me}, repeat('b', 64), now(), '2026-12-01', 'bonus', 'chat', 'm')",
      NOBODY,
    ),
    update("public.ai_questions set asked_at = now()", NOBODY),
    remove("public.ai_questions", NOBODY),
  ],
  "public.ai_calls": [
    select("public.ai_calls", NOBODY),
    insert(
      "public.ai_calls (user_id, fingerprint, call_id, run, round, position, text_start, text_end) values ({me}, repeat('a', 64), 'c2', 'r', 1, 0, 0, 0)",
      NOBODY,
    ),
    update("public.ai_calls set round = 2", NOBODY),
    remove("public.ai_calls", NOBODY),
  ],
  "auth.users": closed("auth.users", "encrypted_password", "(email) values ('x@people.test')"),
  "auth.sessions": closed("auth.sessions", "user_id", "(user_id) values ({owner})"),
  "auth.refresh_tokens": closed(
    "auth.refresh_tokens",
    "used_at",
    "(token_hash, session_id) values ('\\x02', {authSession})",
  ),
  "auth.one_time_tokens": closed(
    "auth.one_time_tokens",
    "attempts",
    "(user_id, kind, email, token_hash, code_hash, expires_at) values ({owner}, 'signup', 'o', '\\x02', '\\x02', now())",
  ),
  "auth.flow_state": closed(
    "auth.flow_state",
    "method",
    "(code_hash, user_id, code_challenge, code_challenge_method, method, expires_at) values ('\\x02', {owner}, 'c', 's256', 'm', now())",
  ),
};
