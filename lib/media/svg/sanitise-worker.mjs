/**
 * The thread in which uploaded SVG is parsed and cleaned, so that a large or hostile one never stops the server from
 * answering, and can be ended together with its thread. Speaks with sanitise-svg.ts. JavaScript, because threads load
 * no TypeScript.
 *
 * Threat: markup that runs script, loads something, or takes a browser's whole time, opened by itself or put into a
 * page. Covered: it must be well-formed XML; elements and attributes are those of DOMPurify's SVG profile; references
 * lead nowhere but to parts of the same file and embedded pictures; what is stored is written anew from the tree, so
 * that nothing depends on how another parser reads the original; size, depth and what <use> multiplies are bounded.
 * Left open: slow filters and patterns inside patterns; whoever puts a stored SVG into a page must clean it again.
 */
import { parentPort } from "node:worker_threads";
import purify from "isomorphic-dompurify";
import { cleanCss } from "./clean-css.mjs";

const SVG = "http://www.w3.org/2000/svg";
/** A quarter of a millisecond each. */
const MAX_ELEMENTS = 20_000;
const MAX_DEPTH = 200;
/** Elements that a browser draws after every <use> has been followed. */
const MAX_DRAWN = 200_000;

const ANIMATIONS = new Set(["animate", "set", "animatetransform", "animatemotion", "animatecolor"]);
const EMBEDDED_PICTURE = /^data:image\/(?:png|jpe?g|gif|webp|avif);base64,[A-Za-z0-9+/=\s]*$/;

const CONFIG = {
  USE_PROFILES: { svg: true, svgFilters: true },
  // Harmless once their references and targets are checked, which the hooks do; half of all icons need <use>.
  ADD_TAGS: ["use", "animate", "set"],
  ADD_ATTR: [
    "attributename",
    "to",
    "from",
    "by",
    "href",
    "xlink:href",
    "mask-type",
    "paint-order",
    "vector-effect",
    "role",
  ],
  FORBID_TAGS: ["metadata", "foreignobject", "script"],
  KEEP_CONTENT: false,
  // Ids like "title" must stay: fills and masks refer to them, and the file is a document of its own.
  SANITIZE_DOM: false,
  IN_PLACE: true,
};

class Problem extends Error {}

purify.addHook("uponSanitizeElement", (node, { tagName }) => {
  if (tagName === "style") node.textContent = cleanCss(node.textContent ?? "");
  if (ANIMATIONS.has(tagName) && !mayBeAnimated(node.getAttribute("attributeName"))) node.remove();
});

purify.addHook("uponSanitizeAttribute", (node, data) => {
  if (data.attrName === "href" || data.attrName === "xlink:href") {
    const isPicture = /^(?:fe)?image$/i.test(node.nodeName) && EMBEDDED_PICTURE.test(data.attrValue.trim());
    if (!/^[\t\n\r ]*#/.test(data.attrValue) && !isPicture) data.keepAttr = false;
    else data.forceKeepAttr = true;
  } else if (
    /url|\\|\(|@/i.test(data.attrValue) &&
    /[\\@]|url|image|src|element|expression|cross-fade/i.test(data.attrValue)
  ) {
    data.attrValue = cleanCss(data.attrValue);
  }
});

/** An animation may change how something looks, never where a reference leads or what an event does. */
const mayBeAnimated = (attribute) => !/href$|^on|^style$|^src$/i.test((attribute ?? "").trim());

// An XML document, in which innerHTML parses and writes XML.
const { implementation } = purify.sanitize("", { RETURN_DOM: true }).ownerDocument;
purify.setConfig(CONFIG);

function sanitise(text) {
  assertBounded(text);
  const root = parse(text);
  purify.sanitize(root, CONFIG);
  assertDrawable(root);
  return { svg: root.outerHTML, ...sizeOf(root) };
}

function parse(text) {
  const holder = implementation.createDocument(null, "holder").documentElement;
  try {
    holder.innerHTML = text;
  } catch (error) {
    throw new Problem(`this SVG is not well-formed XML (${String(error.message).slice(0, 120)})`);
  }
  const roots = [...holder.childNodes].filter(({ nodeType }) => nodeType === 1);
  const [root] = roots;
  if (roots.length !== 1 || root.localName !== "svg" || root.namespaceURI !== SVG) {
    throw new Problem(`this SVG's root must be one <svg xmlns="${SVG}">`);
  }
  root.remove();
  return root;
}

/**
 * Everything in XML that begins with `<`: what is skipped, then a tag, whose attributes may hold `>`. What never ends is
 * taken to the end of the text, and no character can be matched in two ways: the time grows with the text, not its square.
 */
const MARKUP =
  /<!--[\s\S]*?(?:-->|$)|<!\[CDATA\[[\s\S]*?(?:\]\]>|$)|<\?[\s\S]*?(?:\?>|$)|<(\/?)[^\s"'<>!?/](?:"[^"]*"|'[^']*'|[^"'<>])*>/g;

/** Counts elements and depth before parsing, which takes longer than anything else, and longest for what is deep. */
function assertBounded(text) {
  let elements = 0;
  let depth = 0;
  for (const [tag, closing] of text.matchAll(MARKUP)) {
    if (closing === undefined) continue;
    if (closing) depth--;
    else elements++;
    if (!closing && !tag.endsWith("/>")) depth++;
    if (depth > MAX_DEPTH) throw new Problem(`this SVG nests deeper than ${MAX_DEPTH} levels`);
    if (elements > MAX_ELEMENTS) throw new Problem(`this SVG has more than ${MAX_ELEMENTS} elements`);
  }
}

/** Child elements. Not by `children`: jsdom takes a third of a millisecond to make such a collection. */
function childrenOf(element) {
  const children = [];
  for (let child = element.firstChild; child; child = child.nextSibling)
    if (child.nodeType === 1) children.push(child);
  return children;
}

/**
 * Counts what is drawn by following every <use>, as a browser does: a hundred of them can stand for a billion elements.
 * One that leads into what is just being drawn is not drawn again.
 */
function assertDrawable(root) {
  const byId = new Map();
  const read = (element) => {
    const node = { children: [], ids: element.localName === "use" ? idsOf(element) : [] };
    const id = element.getAttribute("id");
    if (id !== null && !byId.has(id)) byId.set(id, node);
    for (const child of childrenOf(element)) node.children.push(read(child));
    return node;
  };
  const drawing = read(root);
  const open = new Set();
  let drawn = 0;
  const draw = (node) => {
    if (++drawn > MAX_DRAWN) throw new Problem(`this SVG draws more than ${MAX_DRAWN} elements with <use>`);
    const isOutermost = !open.has(node);
    open.add(node);
    for (const child of node.children) draw(child);
    for (const target of new Set(node.ids.map((id) => byId.get(id))))
      if (target && !open.has(target)) draw(target);
    if (isOutermost) open.delete(node);
  };
  draw(drawing);
}

/** The ids that a <use> may mean: browsers read its reference as an address, and differ in how they resolve `%`. */
function idsOf(use) {
  const reference = use.getAttribute("href") ?? use.getAttribute("xlink:href") ?? "";
  if (!URL.canParse(reference, "about:blank")) return [];
  const fragment = new URL(reference, "about:blank").hash.slice(1);
  const bytes = fragment.replace(/%([0-9a-f]{2})/gi, (_, hex) =>
    String.fromCharCode(Number.parseInt(hex, 16)),
  );
  return [fragment, bytes, Buffer.from(bytes, "latin1").toString()];
}

/** Width and height in px, where the root tells them in px or by its viewBox. */
function sizeOf(root) {
  const pixels = (text) => (/^\s*[\d.]+(?:px)?\s*$/.test(text ?? "") ? Number.parseFloat(text) : undefined);
  const box = (root.getAttribute("viewBox") ?? "")
    .trim()
    .split(/[\s,]+/)
    .map(Number);
  const whole = (value) => (value >= 1 && value <= 1e6 ? Math.round(value) : null);
  return {
    widthPx: whole(pixels(root.getAttribute("width")) ?? box[2]),
    heightPx: whole(pixels(root.getAttribute("height")) ?? box[3]),
  };
}

parentPort.on("message", ({ id, text }) => {
  try {
    parentPort.postMessage({ id, ...sanitise(text) });
  } catch (error) {
    const tooDeep = error instanceof RangeError;
    const known = error instanceof Problem || tooDeep;
    const problem = tooDeep ? "this SVG is too complex" : error.message;
    parentPort.postMessage(known ? { id, problem } : { id, failure: String(error.stack ?? error) });
  }
});
