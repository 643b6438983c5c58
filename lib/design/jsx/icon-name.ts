/** What the tag of an icon says. */
export interface IconTag {
  readonly iconName: string;
  readonly iconLibrary?: "phosphor" | "lucide" | "heroicons" | "radix";
}

/** Collections of react-icons that begin each name with two or three letters. */
const COLLECTIONS = /^(?:Fa|Fi|Md|IoMd|Io|Bs|Ri|Ai|Hi|Tb|Lu|Pi|Tfi|Gi|Cg|Si)(?=[A-Z0-9])/;

/** Components of interface libraries that are no icons, even where they stand alone. */
const PARTS = new Set(
  "accordion alert avatar badge banner breadcrumb breadcrumbs button calendar card carousel chart checkbox chip content cta dialog divider drawer dropdown faq features footer form header hero logos main modal nav navbar navigation newsletter page pagination popover pricing progress radio section select separator sidebar skeleton slider spacer spinner stats steps switch table tabs testimonial testimonials textarea toast toggle tooltip topbar".split(
    " ",
  ),
);

/** `ArrowRight` → arrow-right, `BarChart3` → bar-chart-3, `Grid3x3` → grid-3x3. */
export function kebabName(name: string): string {
  return name
    .replace(/([a-z0-9])([A-Z])/g, "$1-$2")
    .replace(/([A-Z])([A-Z][a-z])/g, "$1-$2")
    .replace(/(?<!\d)([a-zA-Z])(\d)/g, "$1-$2")
    .replace(/_+/g, "-")
    .toLowerCase();
}

/**
 * Reads the tag of a component as an icon.
 * @param alone whether it has no children and no attributes but those of icons, so that a name without "Icon" may be one too.
 * @returns null when it is none.
 */
export function iconOfTag(tag: string, alone: boolean): IconTag | null {
  const [base = "", member] = tag.split(".");
  if (member !== undefined)
    return /^(?:icons?|lucide|phosphor|heroicons)$/i.test(base) && member
      ? { iconName: kebabName(member) }
      : null;
  const named = /^([A-Z]\w*)Icon$/.exec(base)?.[1];
  if (named) return { iconName: kebabName(named) };
  const lucide = /^Lucide([A-Z]\w*)$/.exec(base)?.[1];
  if (lucide) return { iconName: kebabName(lucide), iconLibrary: "lucide" };
  if (!alone || !/^[A-Z]\w*$/.test(base)) return null;
  const bare = base.replace(COLLECTIONS, "");
  const name = kebabName(bare);
  return PARTS.has(name.split("-").at(-1) ?? "") ? null : { iconName: name };
}

/** The tag of an icon, `arrow-right` → ArrowRightIcon; null where the tag would not lead back to the name. */
export function tagOfIcon(iconName: string): string | null {
  const pascal = iconName.replace(/(?:^|-)([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());
  const tag = `${pascal}Icon`;
  const again = iconOfTag(tag, false);
  return again?.iconName === iconName && again.iconLibrary === undefined ? tag : null;
}
