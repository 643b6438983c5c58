/** Facts about tags of HTML that several steps of reading and printing need. */

/** Elements that have no content and no closing tag. */
export const VOID_TAGS = new Set(
  "area base br col embed hr img input link meta param source track wbr".split(" "),
);

/** Elements that stand in a line of text. */
export const INLINE_TAGS = new Set(
  "a abbr b bdi bdo big cite code data del dfn em font i ins kbd label mark q s samp small span strong sub sup time tt u var wbr".split(
    " ",
  ),
);

/** Elements whose white space is kept. */
export const KEEPS_SPACE = new Set(["pre", "textarea"]);

/** Elements that are left out with all that is in them, each with the reason that its author is told. */
export const DROPPED_TAGS: Readonly<Record<string, string>> = {
  script: "Designs run no script.",
  style: "Style sheets are not kept; use Tailwind classes, or style on the element.",
  iframe: "Pages inside the page are not kept; use an image or a link.",
  frame: "Pages inside the page are not kept; use an image or a link.",
  frameset: "Pages inside the page are not kept; use an image or a link.",
  portal: "Pages inside the page are not kept; use an image or a link.",
  object: "Plug-ins are not kept; use <img> or <video>.",
  embed: "Plug-ins are not kept; use <img> or <video>.",
  applet: "Plug-ins are not kept; use <img> or <video>.",
  param: "Plug-ins are not kept; use <img> or <video>.",
  base: "It would change the addresses of the whole page.",
  meta: "A design has no head; its settings belong to the document.",
  link: "Style sheets are not kept; use Tailwind classes, or style on the element.",
  template: "What a template holds is shown by script only.",
  noscript: "It is shown only where script is off; write the content itself.",
  noembed: "It is read as plain text by browsers; write the content itself.",
  noframes: "It is read as plain text by browsers; write the content itself.",
  xmp: "Use <pre>.",
  plaintext: "Use <pre>.",
  math: "Formulas are not supported; write them as text.",
  audio: "Sound is not supported.",
  map: "Image maps are not supported; place links over the picture.",
  area: "Image maps are not supported; place links over the picture.",
  source: "Only the address in src is used; give the element itself a src.",
  track: "Subtitles are not supported.",
};

/** Elements of a whole document that say nothing about a design: dropped without a word. */
export const SILENT_TAGS = new Set(["head", "title"]);

/** Elements that only hold their children together. */
export const TRANSPARENT_TAGS = new Set([
  "html",
  "Fragment",
  "React.Fragment",
  "Suspense",
  "React.Suspense",
  "StrictMode",
]);
