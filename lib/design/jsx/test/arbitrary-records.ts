import fc from "fast-check";
import { nameNodes } from "../name-nodes";
import type { RecordTree } from "../record-tree";

/** Any text that JSON can hold, with much of what markup reads. */
const nasty = fc.constantFrom(
  ..."< > & \" ' { } {{x}} </p> &amp; &nbsp; <!-- --> `$ {a}` \\ \u00a0 \u2028 \u200d \ud800 \0 \r\n \t 👩‍👩‍👧 שלום 漢字 javascript: onclick= <script>alert(1)</script> /* */ //".split(
    " ",
  ),
  " ",
  "  ",
  "\n",
  "\n\n",
);
const text = fc
  .array(fc.oneof(nasty, fc.string({ unit: "grapheme", maxLength: 8 }), fc.lorem({ maxCount: 3 })), {
    minLength: 1,
    maxLength: 6,
  })
  .map((parts) => parts.join(""))
  .filter((words) => words !== "");
const short = text.map((words) => words.slice(0, 80));
const optional = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: undefined, freq: 2 });
const id = fc.stringMatching(/^[A-Za-z0-9_-]{1,12}$/);
const number = fc.oneof(fc.integer(), fc.double({ noNaN: true, noDefaultInfinity: true }));

const classes = fc
  .array(
    fc.constantFrom(
      "p-4",
      "md:grid-cols-[2fr_1fr]",
      "before:content-['\"']",
      "hover:bg-primary/50",
      "[&>*]:m-2",
      "grid",
      "flex",
    ),
    { minLength: 1, maxLength: 5 },
  )
  .map((list) => list.join(" "));
const style = fc
  .dictionary(
    fc.constantFrom(
      "color",
      "backgroundColor",
      "gridColumn",
      "--brand",
      "--a-B",
      "WebkitLineClamp",
      "msFlex",
      "content",
    ),
    fc.oneof(
      fc.constantFrom("red", "url(https://a.example/x.png)", '"\\201C"', "a;b", "calc(1px + (2 * 3%))"),
      number,
    ),
    { minKeys: 1, maxKeys: 4 },
  )
  .map((entries) => ({ ...entries }));
const attributes = fc
  .dictionary(
    fc.constantFrom(
      "aria-label",
      "data-x",
      "data-test.id",
      "role",
      "title",
      "lang",
      "colspan",
      "for",
      "tabindex",
      "width",
      "datetime",
    ),
    short,
    { minKeys: 1, maxKeys: 3 },
  )
  .map((entries) => ({ ...entries }));
const address = fc.constantFrom(
  'https://a.example/?a=1&b="2"',
  "/path with space",
  "#part",
  "",
  "//cdn.example/x",
  "a:b".slice(0, 1),
);

const shared = fc.record({
  name: optional(short),
  className: optional(classes),
  style: optional(style),
  elementId: optional(fc.stringMatching(/^[A-Za-z][\w-]{0,10}$/)),
  visible: optional(fc.boolean()),
  locked: optional(fc.boolean()),
  link: optional(
    fc.oneof(
      fc.constant(null),
      fc.record({ type: fc.constant("url"), url: address }),
      fc.record({ type: fc.constant("page"), pageId: id }),
      fc.record({ type: fc.constant("email"), email: short }),
    ),
  ),
  fill: optional(fc.record({ type: fc.constant("solid"), color: short })),
  animations: optional(
    fc.array(fc.record({ preset: short.map((words) => words.slice(0, 60)), delay: number }), {
      maxLength: 2,
    }),
  ),
  attributes: optional(attributes),
});

const tag = fc.constantFrom(
  ..."div section p h1 h3 span li ul a img br hr col input button pre blockquote table td center font label strong canvas video textarea wbr body".split(
    " ",
  ),
);
const json = fc
  .jsonValue({ maxDepth: 2 })
  .map((value) => JSON.parse(JSON.stringify(value).replaceAll("__proto__", "proto")) as unknown);
const settings = fc
  .dictionary(fc.stringMatching(/^[a-z-]{1,8}$/), json, { maxKeys: 3 })
  .map((entries) => ({ ...entries }));

/** The content of each kind. Words are left to the tree: a node has words or children. */
const content: Record<string, fc.Arbitrary<Record<string, unknown>>> = {
  frame: fc.constant({}),
  text: fc.constant({}),
  image: fc.record({
    src: optional(address),
    alt: optional(fc.oneof(short, fc.constant(""))),
    objectFit: optional(fc.constantFrom("cover", "none")),
  }),
  button: fc.record({ variant: optional(fc.constantFrom("outline", "link")) }),
  link: fc.record({ href: optional(address), target: optional(fc.constantFrom("_self", "_blank")) }),
  icon: fc.record({
    iconName: fc.oneof(
      short,
      fc.constantFrom("arrow-right", "icon", "grid-3x3", "bar-chart-3", "fa-x", "lucide-x", "x"),
    ),
    iconLibrary: optional(fc.constantFrom("phosphor", "lucide")),
    iconWeight: optional(short.map((words) => words.slice(0, 20))),
  }),
  input: fc.record({
    inputType: optional(fc.constantFrom("text", "email", "checkbox", "textarea", "select")),
    placeholder: optional(short),
    label: optional(short),
    value: optional(fc.oneof(short, fc.constant(""))),
    options: optional(fc.array(fc.oneof(short, fc.constant("")), { minLength: 1, maxLength: 3 })),
  }),
  video: fc.record({
    src: optional(address),
    poster: optional(address),
    autoPlay: optional(fc.boolean()),
    muted: optional(fc.boolean()),
  }),
  shader: fc.record({
    shaderSettings: optional(settings),
    effectId: optional(short.map((words) => words.slice(0, 60))),
    effectEnabled: optional(fc.boolean()),
  }),
  component: fc.record({
    role: optional(fc.constantFrom("master", "instance")),
    masterId: optional(id),
    overrides: optional(fc.dictionary(id, settings, { maxKeys: 2 }).map((entries) => ({ ...entries }))),
  }),
};
const CONTAINERS = new Set(["frame", "text", "button", "link", "component"]);
const WORDED = new Set(["text", "button", "link"]);

/** Without what is absent, as records are stored. */
function compact(fields: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));
}

const node = (children: fc.Arbitrary<RecordTree[]>): fc.Arbitrary<RecordTree> =>
  fc.constantFrom(...Object.keys(content)).chain((type) =>
    fc
      .record({
        common: shared,
        own: content[type] ?? fc.constant({}),
        tag: optional(tag),
        words: optional(text),
        children,
      })
      .map((made) => {
        const inside = CONTAINERS.has(type) ? made.children : [];
        const words =
          WORDED.has(type) && inside.length === 0 && made.words !== undefined
            ? { textContent: made.words }
            : {};
        const { attributes: kept, ...common } = made.common;
        // The label of a field is its aria-label; a component has a role of its own.
        const { "aria-label": label, role, ...others } = kept ?? {};
        const rest = {
          ...(type === "input" || label === undefined ? {} : { "aria-label": label }),
          ...(type === "component" || role === undefined ? {} : { role }),
          ...others,
        };
        const fields = compact({
          ...common,
          ...made.own,
          ...words,
          tag: made.tag,
          ...(Object.keys(rest).length > 0 ? { attributes: rest } : {}),
        });
        return { type: type as RecordTree["type"], fields, children: inside, id: null, element: null };
      }),
  );

const { tree } = fc.letrec<{ tree: RecordTree }>((tie) => ({
  tree: fc.oneof(
    { maxDepth: 3, depthSize: "small" },
    node(fc.constant([])),
    node(fc.array(tie("tree"), { maxLength: 4 })),
  ),
}));

/** Trees of records as documents hold them: every node has a name. */
export const arbitraryRecords: fc.Arbitrary<RecordTree[]> = fc
  .array(tree, { minLength: 1, maxLength: 4 })
  .map((roots) => nameNodes(roots));
