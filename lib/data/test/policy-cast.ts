import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import type { Caller } from "../../http/caller";
import { asService } from "../database";
import { followPerson } from "../profiles";
import { hashShareToken } from "../share-token";

/** Everybody whom policies tell apart. The links are held by somebody who has not signed in. */
export const CAST = [
  "owner",
  "editor",
  "viewer",
  "stranger",
  "anonymous",
  "viewer link",
  "editor link",
] as const;

/** One of the cast. */
export type CastName = (typeof CAST)[number];

/** A database with rows of every table, and the callers that try to reach them. */
export interface Scene {
  readonly callers: Readonly<Record<CastName, Caller>>;
  /** Ids by the name that attempts use: `{document}`. */
  readonly ids: Readonly<Record<string, string>>;
}

/** Fills the process's database: the owner's things, shared with the rest of the cast; a few of the stranger's. */
export async function setScene(): Promise<Scene> {
  const ids = Object.fromEntries(
    [
      ...["owner", "editor", "viewer", "stranger"],
      ...["document", "binned", "ownerless", "strangerDocument"],
      ...["editorInvite", "viewerInvite", "version", "upload", "project", "deployment"],
      ...["strangerProject", "strangerDeployment", "session", "authSession", "oneTimeToken"],
    ].map((name) => [name, randomUUID()]),
  );
  const person = (name: string): Caller => ({
    person: {
      id: ids[name] ?? "",
      email: `${name}@people.test`,
      emailVerified: true,
      plan: "free",
      isAdmin: false,
    },
  });
  const link = (role: string): Caller => ({ person: null, shareTokenHash: hashShareToken(`${role} link`) });
  for (const name of ["owner", "editor", "viewer", "stranger"]) {
    const { person: known } = person(name);
    if (known) await followPerson(known);
  }
  await asService(async (tx) => {
    for (const statement of ROWS) await sql.raw(withIds(statement, ids)).execute(tx);
    for (const role of ["viewer", "editor"]) {
      const hash = Buffer.from(hashShareToken(`${role} link`), "hex");
      const row = {
        document_id: ids.document ?? "",
        kind: "link",
        role,
        created_by: ids.owner ?? "",
      } as const;
      await tx
        .insertInto("shares")
        .values({
          ...row,
          role: role === "editor" ? "editor" : "viewer",
          token_hash: hash,
          token_sealed: "sealed",
        })
        .execute();
    }
  });
  return {
    ids,
    callers: {
      owner: person("owner"),
      editor: person("editor"),
      viewer: person("viewer"),
      stranger: person("stranger"),
      anonymous: { person: null },
      "viewer link": link("viewer"),
      "editor link": link("editor"),
    },
  };
}

/** Puts ids where a statement names them in braces, `{document}`; a name without an id becomes null. */
export const withIds = (statement: string, ids: Readonly<Record<string, string>>): string =>
  statement.replace(/\{(\w+)\}/g, (_, name: string) => (ids[name] ? `'${ids[name]}'` : "null"));

const ROWS = [
  `insert into public.documents (id, owner_id, kind, name, content, deleted_at) values
    ({document}, {owner}, 'design', 'Menu', '{}', null), ({binned}, {owner}, 'design', 'Old', '{}', now()),
    ({ownerless}, null, 'design', 'Of a session', '{}', null),
    ({strangerDocument}, {stranger}, 'poster', 'Mine', '{}', null)`,
  `insert into public.shares (id, document_id, kind, role, email, created_by) values
    ({editorInvite}, {document}, 'invite', 'editor', 'editor@people.test', {owner}),
    ({viewerInvite}, {document}, 'invite', 'viewer', 'viewer@people.test', {owner}),
    (gen_random_uuid(), {document}, 'invite', 'editor', 'later@people.test', {owner}),
    (gen_random_uuid(), {binned}, 'invite', 'editor', 'editor@people.test', {owner})`,
  `insert into public.document_versions (id, document_id, version, content, author_id)
    values ({version}, {document}, 1, '{}', {owner})`,
  `insert into public.document_thumbnails (document_id, image, content_type, version)
    values ({document}, '\\x00', 'image/webp', 1)`,
  `insert into public.uploads (id, owner_id, sha256, file_name, content_type, byte_size)
    values ({upload}, {owner}, repeat('a', 64), 'a.png', 'image/png', 1)`,
  `insert into public.projects (id, owner_id, slug, name, provider) values
    ({project}, {owner}, 'site', 'Site', 'local'), ({strangerProject}, {stranger}, 'other', 'Other', 'local')`,
  `insert into public.deployments (id, project_id, status) values
    ({deployment}, {project}, 'READY'), ({strangerDeployment}, {strangerProject}, 'READY')`,
  `insert into public.sessions (id, document_id, owner_id, expires_at)
    values ({session}, {document}, {owner}, now() + interval '1 hour')`,
  `insert into public.tool_calls (id, session_id, sequence, tool, input)
    values ('call', {session}, 1, 'get_document', '{}')`,
  `insert into public.session_events (session_id, id, event) values ({session}, 1, '{}')`,
  `insert into public.ai_usage (user_id, month, used) values ({owner}, '2026-11-01', 3)`,
  `insert into public.ai_questions (user_id, fingerprint, asked_at, month, paid_from, intent, model)
    values ({owner}, repeat('a', 64), now(), '2026-11-01', 'allowance', 'chat', 'm')`,
  `insert into public.ai_calls (user_id, fingerprint, call_id, run, round, position, text_start, text_end)
    values ({owner}, repeat('a', 64), 'c1', 'r', 1, 0, 0, 0)`,
  `insert into auth.users (id, email) values ({owner}, 'owner@people.test')`,
  `insert into auth.sessions (id, user_id) values ({authSession}, {owner})`,
  `insert into auth.refresh_tokens (token_hash, session_id) values ('\\x01', {authSession})`,
  `insert into auth.one_time_tokens (id, user_id, kind, email, token_hash, code_hash, expires_at)
    values ({oneTimeToken}, {owner}, 'recovery', 'owner@people.test', '\\x01', '\\x01', now())`,
  `insert into auth.flow_state (code_hash, user_id, code_challenge, code_challenge_method, method, expires_at)
    values ('\\x01', {owner}, 'c', 's256', 'magiclink', now())`,
];
