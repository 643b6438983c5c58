import { useSyncExternalStore } from "react";

const never = () => () => undefined;

/** Whether the page answers to clicks and keys: false in what the server sends, true from when React has taken it over. */
export const useAwake = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
