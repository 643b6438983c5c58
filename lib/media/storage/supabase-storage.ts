import type { SupabaseClient } from "@supabase/supabase-js";
import { AppError } from "../../http/app-error";
import type { Storage } from "./storage";
import { assertStoredName, typeOfName } from "./stored-name";

type Files = SupabaseClient["storage"];

const PAGE = 1000;

/** Files never change under their name, so caches may keep them a year. Seconds. */
const CACHE_SECONDS = "31536000";

/**
 * Keeps files in a bucket of Supabase Storage, made when it is missing.
 * @param files the client, with the service key: the bucket's policies let nobody else in.
 * @throws AppError UPSTREAM_FAILED from every method when the project does not answer as it should.
 */
export function createSupabaseStorage(
  files: Files,
  bucket: string,
  { public: isPublic }: { readonly public: boolean },
): Storage {
  let ready: Promise<void> | undefined;
  const opened = async () => {
    ready ??= ensureBucket(files, bucket, isPublic).catch((error: unknown) => {
      ready = undefined;
      throw error;
    });
    await ready;
    return files.from(bucket);
  };
  const has = async (name: string) => {
    assertStoredName(name);
    const { data, error } = await (await opened()).exists(name);
    // The client says `false` together with an error that only means "not there".
    if (data === false && (!error || isMissing(error))) return false;
    if (error) throw unusable("look for", name, error);
    return data;
  };
  return {
    has,
    async put(name, bytes, contentType) {
      assertStoredName(name);
      const options = { contentType, cacheControl: CACHE_SECONDS, upsert: true };
      const { error } = await (await opened()).upload(name, asBody(bytes), options);
      if (error) throw unusable("store", name, error);
    },
    async get(name) {
      assertStoredName(name);
      const bucketFiles = await opened();
      const { data, error } = await bucketFiles.download(name).catch((cause: unknown) => {
        throw unusable("read", name, cause);
      });
      if (data) return { bytes: new Uint8Array(await data.arrayBuffer()), contentType: typeOfName(name) };
      if (isMissing(error) && !(await has(name))) return null;
      throw unusable("read", name, error);
    },
    async delete(name) {
      assertStoredName(name);
      const { error } = await (await opened()).remove([name]);
      if (error) throw unusable("delete", name, error);
    },
    async *list() {
      const from = await opened();
      for (let offset = 0; ; offset += PAGE) {
        const { data, error } = await from.list("", { limit: PAGE, offset });
        if (error) throw unusable("list", bucket, error);
        yield* data.map(({ name }) => name);
        if (data.length < PAGE) return;
      }
    },
  };
}

async function ensureBucket(files: Files, bucket: string, isPublic: boolean): Promise<void> {
  const { data } = await files.getBucket(bucket);
  if (data) return;
  const { error } = await files.createBucket(bucket, { public: isPublic });
  // Another process may have been quicker.
  if (error && (await files.getBucket(bucket)).error) throw unusable("make the bucket", bucket, error);
}

/** A view of memory that is shared with other things is sent as what it shows, not as the whole. */
const asBody = (bytes: Uint8Array): ArrayBuffer =>
  bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength) as ArrayBuffer;

/** Whether an error means that there is no such file: Supabase says 400 or 404, in several shapes. */
function isMissing(error: unknown): boolean {
  const { status, statusCode, originalError } = (error ?? {}) as {
    status?: unknown;
    statusCode?: unknown;
    originalError?: { status?: unknown };
  };
  return [status, statusCode, originalError?.status].some((value) => [400, 404].includes(Number(value)));
}

/** What callers are told, with what happened as its cause, for the log. */
function unusable(what: string, name: string, cause: unknown): AppError {
  const message = cause instanceof Error ? cause.message : String(cause);
  return new AppError("UPSTREAM_FAILED", "Stored files cannot be reached just now. Try again in a moment.", {
    cause: new Error(`Supabase Storage could not ${what} ${name}: ${message}`, { cause }),
  });
}
