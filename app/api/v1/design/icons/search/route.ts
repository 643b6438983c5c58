import { searchIconsEndpoint } from "@/lib/api/design/search-icons";
import { serve } from "@/lib/http/route";
import { libraryOf } from "@/lib/icons/icon-libraries";
import { iconSet } from "@/lib/icons/icon-set";
import { searchIcons } from "@/lib/icons/search-icons";

/** Icons by what they show. */
export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = serve({
  endpoint: searchIconsEndpoint,
  handle({ query: { q, library, limit } }) {
    const only = library === "all" ? undefined : libraryOf(library);
    const set = iconSet();
    const variantsOf = new Map(
      set.libraries.map(({ id, variants }) => [id, variants.map((each) => each.id)]),
    );
    const items = searchIcons(q, { library: only, limit }, set).map(({ name, library: id }) => ({
      name,
      library: id,
      variants: variantsOf.get(id) ?? [],
    }));
    const libraries = set.libraries.map(({ id, name, icons }) => ({
      id,
      name,
      iconCount: icons.length,
      variants: variantsOf.get(id) ?? [],
    }));
    const results = items.map(({ name }) => name);
    return { json: { query: q, library: only ?? "all", count: items.length, results, items, libraries } };
  },
});
