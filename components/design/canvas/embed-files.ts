/** Reads files into text, so that a picture of a page needs none of them. */
import { imageProxyAddress } from "@/lib/http/image-proxy-address";

const TIMEOUT_MS = 8000;
const MAX_BYTES = 20 * 1024 * 1024;

const read = new Map<string, Promise<string | null>>();

/**
 * A file as a data: URL; null when it does not come, or is too large. A picture whose server does not share it comes through
 * our proxy.
 */
export function readAsDataUrl(address: string): Promise<string | null> {
  if (address.startsWith("data:")) return Promise.resolve(address);
  const known = read.get(address);
  if (known) return known;
  const proxied = imageProxyAddress(address, document.baseURI);
  const reading = load(address)
    .catch((error: unknown) => {
      if (proxied === null) throw error;
      return load(proxied);
    })
    .catch((error: unknown) => {
      console.info("A file is left out of a picture:", address.slice(0, 200), error);
      return null;
    });
  // Files do not change while a page is open, except the ones that failed.
  read.set(address, reading);
  void reading.then((data) => {
    if (data === null || read.size > 100) read.delete(address);
  });
  return reading;
}

/** @returns null for a file that is too large. @throws Error for one that does not come. */
async function load(address: string): Promise<string | null> {
  const response = await fetch(address, {
    credentials: "same-origin",
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  if (!response.ok) throw new Error(`it answered ${response.status}`);
  const blob = await response.blob();
  if (blob.size > MAX_BYTES) return null;
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(blob);
  });
}

const URL_IN_CSS = /url\(\s*(?:"((?:\\.|[^"\\])*)"|'((?:\\.|[^'\\])*)'|([^)"'\s]*))\s*\)/g;

/** CSS whose addresses are replaced by what is there; what does not come becomes no picture. */
export async function inlineAddresses(css: string, base: string = document.baseURI): Promise<string> {
  const data = new Map<string, string | null>();
  for (const match of css.matchAll(URL_IN_CSS)) data.set(addressOf(match), null);
  await Promise.all(
    [...data.keys()].map(async (address) => {
      // A reference into the picture itself stays.
      if (address.startsWith("#")) data.set(address, address);
      else if (URL.canParse(address, base))
        data.set(address, await readAsDataUrl(new URL(address, base).href));
    }),
  );
  return css.replace(URL_IN_CSS, (...match) => {
    const found = data.get(addressOf(match as unknown as string[]));
    return found ? `url("${found.replaceAll('"', "%22")}")` : "url(data:,)";
  });
}

const addressOf = (match: readonly (string | undefined)[]) =>
  (match[1] ?? match[2] ?? match[3] ?? "").replace(/\\(.)/g, "$1");

/** The rules of the fonts that an element and everything in it are drawn with, files included. */
export async function embedFonts(root: Element): Promise<string> {
  const families = new Set<string>();
  for (const element of [root, ...root.querySelectorAll("*")])
    for (const family of getComputedStyle(element).fontFamily.split(",")) families.add(plainFamily(family));
  const loaded = new Set(
    [...document.fonts]
      .filter(({ status }) => status === "loaded")
      .map(({ family, unicodeRange }) => `${plainFamily(family)} ${unicodeRange}`),
  );
  const rules = [...document.styleSheets]
    .flatMap((sheet) => fontRules(sheet))
    .filter(({ style }) => {
      const family = plainFamily(style.getPropertyValue("font-family"));
      // Only what has been drawn with: a family of Chinese has a hundred files.
      return (
        families.has(family) &&
        [...loaded].some((one) => one.startsWith(`${family} `) && sameRange(one, style))
      );
    });
  const texts = await Promise.all(
    rules.map((rule) => inlineAddresses(rule.cssText, rule.parentStyleSheet?.href ?? document.baseURI)),
  );
  return texts.join("\n");
}

function sameRange(loaded: string, style: CSSStyleDeclaration): boolean {
  const range = style.getPropertyValue("unicode-range") || "U+0-10FFFF";
  return loaded.toLowerCase().replaceAll(" ", "").endsWith(range.toLowerCase().replaceAll(" ", ""));
}

const plainFamily = (family: string) =>
  family
    .trim()
    .replace(/^["']|["']$/g, "")
    .toLowerCase();

function fontRules(sheet: CSSStyleSheet): CSSFontFaceRule[] {
  try {
    return [...sheet.cssRules].filter((rule) => rule instanceof CSSFontFaceRule);
  } catch (error) {
    console.info("A stylesheet of another site is not read for fonts.", error);
    return [];
  }
}
