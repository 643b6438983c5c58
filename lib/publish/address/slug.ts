import { AppError } from "../../http/app-error";
import { RESERVED_SLUGS } from "./reserved-slugs";

/** The most that one label of a host name may have. */
const MAX_SLUG_LENGTH = 63;

/** Letters that Unicode does not take apart into a plain one and an accent. */
const SPELLED: Readonly<Record<string, string>> = {
  ß: "ss",
  æ: "ae",
  œ: "oe",
  ø: "o",
  đ: "d",
  ð: "d",
  þ: "th",
  ł: "l",
  ħ: "h",
  ı: "i",
  ŋ: "n",
  "&": " and ",
};

/**
 * The first label of a site's address, from its name: `Café à Paris` → `cafe-a-paris`.
 * @throws AppError INVALID_REQUEST when nothing of the name can stand in an address, or the slug is reserved.
 */
export function slugOf(siteName: string): string {
  const slug = plainSlug(siteName);
  if (slug === "") {
    throw new AppError(
      "INVALID_REQUEST",
      "siteName: needs letters a to z or digits, because it becomes the site's address; for example my-site",
    );
  }
  if (RESERVED_SLUGS.has(slug)) {
    throw new AppError(
      "INVALID_REQUEST",
      `siteName: "${slug}" is reserved; take another name, like my-${slug}`,
    );
  }
  return slug;
}

/** Lower case, without accents, in dashes; two dashes in a row never occur. Empty when nothing is left. */
function plainSlug(name: string): string {
  return name
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/[^a-z0-9]/gu, (letter) => SPELLED[letter] ?? (/['’ʼ]/.test(letter) ? "" : "-"))
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-/, "")
    .slice(0, MAX_SLUG_LENGTH)
    .replace(/-$/, "");
}

/** Further slugs to offer when one is taken: `shop-2`, `shop-3`… */
export function otherSlugs(slug: string, count = 20): string[] {
  return Array.from({ length: count }, (_, index) => {
    const ending = `-${index + 2}`;
    return `${slug.slice(0, MAX_SLUG_LENGTH - ending.length).replace(/-$/, "")}${ending}`;
  });
}
