import { createClient } from "@supabase/supabase-js";
import { env } from "../../env";
import { createFolderStorage } from "./folder-storage";
import { createSupabaseStorage } from "./supabase-storage";

/** A file as it was put, with the type that its name's extension stands for. */
export interface StoredFile {
  readonly bytes: Uint8Array;
  /** From the extension of the name: `image/png`; `application/octet-stream` for a name without one. */
  readonly contentType: string;
}

/**
 * Files by name, for ever or until deleted. Names are flat: lower-case letters, digits, `.`, `-` and `_`, at most 128.
 * Every method throws an Error for another name; AppError UPSTREAM_FAILED when an outside store does not answer.
 */
export interface Storage {
  /**
   * Keeps a file whole or not at all; it is durable when this resolves. Under a name that is taken, the bytes are replaced.
   * @param contentType for stores that hand files out by themselves.
   */
  put(name: string, bytes: Uint8Array, contentType: string): Promise<void>;
  /** The file, or null. */
  get(name: string): Promise<StoredFile | null>;
  has(name: string): Promise<boolean>;
  /** Removes a file; one that is not there is as good as removed. */
  delete(name: string): Promise<void>;
  /** Every name, in no particular order. */
  list(): AsyncIterable<string>;
}

/** The areas that files are kept in, and whether a store that hands files out may show them to everybody. */
const AREAS = { uploads: { public: true }, sites: { public: false } } as const;

/** Name of an area: the folder below DATA_DIR, or the bucket. */
export type StorageArea = keyof typeof AREAS;

let made: { readonly key: string; readonly storages: Map<StorageArea, Storage> } | undefined;

/**
 * Where the files of an area are: Supabase Storage when NEXT_PUBLIC_SUPABASE_URL and SUPABASE_SERVICE_ROLE_KEY are set,
 * a folder of DATA_DIR otherwise.
 */
export function storage(area: StorageArea): Storage {
  const { NEXT_PUBLIC_SUPABASE_URL: url, SUPABASE_SERVICE_ROLE_KEY: serviceKey, DATA_DIR } = env();
  const key = JSON.stringify([url, serviceKey, DATA_DIR]);
  if (made?.key !== key) made = { key, storages: new Map() };
  const known = made.storages.get(area);
  if (known) return known;
  const opened =
    url && serviceKey
      ? createSupabaseStorage(supabaseFiles(url, serviceKey), area, AREAS[area])
      : createFolderStorage(DATA_DIR, area);
  made.storages.set(area, opened);
  return opened;
}

/** Supabase's client for files. It would also want a WebSocket, which Node 20 does not have and files do not need. */
export function supabaseFiles(url: string, serviceKey: string) {
  const transport = class {} as unknown as typeof WebSocket;
  const auth = { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false };
  const global = { fetch: fetchInTime };
  return createClient(url, serviceKey, { auth, realtime: { transport }, global }).storage;
}

/** Longest wait for a project to take or give one file. */
const TIMEOUT_MS = 30_000;

const fetchInTime: typeof fetch = (input, init) => {
  return fetch(input, { ...init, signal: AbortSignal.timeout(TIMEOUT_MS) });
};
