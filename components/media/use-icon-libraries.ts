import { useEffect, useState } from "react";
import { fetchIcons } from "@/lib/design/store/fetch-icons";
import { type IconLibraryInfo, librariesOf } from "./icon-choice";

/** The libraries, and why they cannot be listed. */
export function useIconLibraries(): {
  readonly libraries: readonly IconLibraryInfo[];
  readonly problem: string;
} {
  const [listed, setListed] = useState<{ libraries: readonly IconLibraryInfo[]; problem: string }>({
    libraries: [],
    problem: "",
  });
  useEffect(() => {
    const giveUp = new AbortController();
    fetchIcons({ q: "icon", limit: 1 }, giveUp.signal).then(
      (answer) => setListed({ libraries: librariesOf(answer), problem: "" }),
      (error: unknown) => {
        const problem = error instanceof Error ? error.message : String(error);
        if (!giveUp.signal.aborted) setListed({ libraries: [], problem });
      },
    );
    return () => giveUp.abort();
  }, []);
  return listed;
}
