import { useSyncExternalStore } from "react";

/** Something that tells when it has become different. */
export interface Revised {
  /** Another value after each change. */
  readonly revision: number;
  /** @returns what ends being told. */
  subscribe(listener: () => void): () => void;
}

/** Draws the component again whenever that becomes different. */
export function useRevision(source: Revised): void {
  const revision = () => source.revision;
  useSyncExternalStore(source.subscribe, revision, revision);
}
