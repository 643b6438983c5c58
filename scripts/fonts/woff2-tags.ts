/** Tags by the 6-bit index of the WOFF2 table directory, five characters each, https://www.w3.org/TR/WOFF2/#table_dir_format. */
const KNOWN =
  "cmap head hhea hmtx maxp name OS/2 post cvt  fpgm glyf loca prep CFF  VORG EBDT EBLC gasp hdmx kern LTSH PCLT VDMX vhea vmtx BASE GDEF GPOS GSUB EBSC JSTF MATH CBDT CBLC COLR CPAL SVG  sbix acnt avar bdat bloc bsln cvar fdsc feat fmtx fvar gvar hsty just lcar mort morx opbd prop trak Zapf Silf Glat Gloc Feat Sill";

/** Index that says that the tag follows in full. */
export const OTHER_TAG = 63;

/** The tag of an index below {@link OTHER_TAG}. */
export function woff2Tag(index: number): string {
  return KNOWN.slice(index * 5, index * 5 + 4);
}

/** The index of a tag, {@link OTHER_TAG} when it has none. */
export function woff2TagIndex(tag: string): number {
  for (let index = 0; index < OTHER_TAG; index += 1) if (woff2Tag(index) === tag) return index;
  return OTHER_TAG;
}
