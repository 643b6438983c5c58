/** A mark that comes with Affiche, for `settings.svgUrl`. Drawn by hand to look well as a solid. */
export interface BundledSvg {
  readonly id: string;
  readonly name: string;
  readonly description: string;
  /** A path of this service. */
  readonly url: string;
  readonly license: "CC0-1.0";
}

const mark = (id: string, name: string, description: string): BundledSvg => ({
  id,
  name,
  description,
  url: `/svgs/${id}.svg`,
  license: "CC0-1.0",
});

/** Every bundled mark. */
export const BUNDLED_SVGS: readonly BundledSvg[] = [
  mark("bolt", "Bolt", "A flash of lightning with rounded corners."),
  mark("crown", "Crown", "A crown of three points over a bar."),
  mark("flame", "Flame", "A flame with a drop left open in it."),
  mark("flower", "Flower", "Six pink petals around a yellow heart; shows its colours as `original`."),
  mark("heart", "Heart", "A full heart."),
  mark("moon", "Moon", "A crescent moon with two small discs."),
  mark("note", "Note", "Two beamed eighth notes."),
  mark("smile", "Smile", "A smiling face of strokes."),
  mark("spark", "Spark", "A star of four points with hollow sides."),
];
