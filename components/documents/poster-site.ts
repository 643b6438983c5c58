/** A file of a site, as POST /publish takes it. */
export interface SiteFile {
  readonly file: string;
  readonly data: string;
  readonly encoding: "utf-8" | "base64";
}

const escapeHtml = (text: string) =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll('"', "&quot;");

/** A site of one page that shows a poster. @param picture base64 of a JPEG. @param words what the poster says. */
export function posterSite(
  name: string,
  words: string,
  picture: string,
  size: { readonly widthPx: number; readonly heightPx: number },
  backgroundColor: string,
): readonly SiteFile[] {
  const page = `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(name)}</title>
<meta property="og:title" content="${escapeHtml(name)}">
<meta property="og:image" content="poster.jpg">
<style>
  html, body { height: 100%; margin: 0; background: ${escapeHtml(backgroundColor)}; }
  main { display: grid; place-items: center; min-height: 100%; }
  img { max-width: 100vw; max-height: 100vh; max-height: 100dvh; width: auto; height: auto; display: block; }
</style>
<main><img src="poster.jpg" width="${size.widthPx}" height="${size.heightPx}" alt="${escapeHtml(words || name)}"></main>
</html>
`;
  return [
    { file: "index.html", data: page, encoding: "utf-8" },
    { file: "poster.jpg", data: picture, encoding: "base64" },
  ];
}
