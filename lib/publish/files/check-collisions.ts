import { AppError } from "../../http/app-error";

/**
 * Makes sure that paths stay different on every file system: without regard to case and Unicode form, and with no file
 * where another path needs a folder.
 * @throws AppError INVALID_REQUEST that names both paths.
 */
export function checkCollisions(paths: readonly string[]): void {
  /** What each name is, by its loosest form: as a file, or as a folder on the way to one. */
  const taken = new Map<
    string,
    { readonly path: string; readonly name: string; readonly kind: "file" | "folder" }
  >();
  for (const path of paths) {
    const segments = path.split("/");
    segments.forEach((_, index) => {
      const name = segments.slice(0, index + 1).join("/");
      const kind = index === segments.length - 1 ? "file" : "folder";
      const other = taken.get(looseForm(name));
      if (!other) taken.set(looseForm(name), { path, name, kind });
      else if (other.kind !== kind || kind === "file" || other.name !== name)
        throw collision(path, other.path);
    });
  }
}

function collision(path: string, other: string): AppError {
  const problem =
    path === other
      ? `${JSON.stringify(path)} comes twice`
      : `${JSON.stringify(path)} and ${JSON.stringify(other)} are the same name to some systems`;
  return new AppError("INVALID_REQUEST", `files: ${problem}; give every file a name of its own`);
}

/** A name without case, composition, compatibility forms and signs that cannot be seen. */
const looseForm = (name: string) =>
  name
    .normalize("NFKC")
    .replace(/\p{Default_Ignorable_Code_Point}/gu, "")
    .toUpperCase()
    .toLowerCase()
    .normalize("NFKC");
