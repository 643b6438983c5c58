import {
  BufferGeometry,
  Color,
  Float32BufferAttribute,
  Group,
  Mesh,
  MeshStandardMaterial,
  ShapeUtils,
  Vector2,
} from "three";
import { fetchPicture } from "../media/fetch-picture";
import { MediaError } from "../media/media-error";
import { bevelledSolid, type FlatPoint } from "./bevelled-solid";
import { cleanSvg } from "./clean-svg";
import { type Contour, regionsOf, sharpen, simplify, traceContours } from "./contours";
import { createSceneObject, type SceneObject } from "./scene-object";
import { readPlates, type SvgPlate } from "./svg-plates";

const MAX_SVG_BYTES = 2 * 1024 * 1024;
/** Longest side that a mark is traced at, px. */
const TRACE_PX = 1024;
/** How thick a mark is, and how far a later paint stands out over an earlier one, in its longest side. */
const DEPTH = 0.2;
const RELIEF = 0.022;
const BEVEL = 0.024;
/** Flat faces that are not quite flat: they take light from more than one place. */
const BULGE = 0.42;
const SIMPLIFY_PX = 0.3;
/** Tracing cuts corners by about a pixel. */
const CUT_CORNER_PX = 3;
/** Areas smaller than this are dust, square px. */
const SPECK_PX = 8;

/**
 * Makes a solid mark of an SVG: every paint a plate, later ones standing out.
 * @throws MediaError with the reason in plain words.
 */
export async function loadSvg(
  { url, markup }: { readonly url: string; readonly markup: string },
  signal: AbortSignal,
): Promise<SceneObject> {
  if (!markup && !url) throw new MediaError("neither an SVG nor its address is given");
  const text = markup || new TextDecoder().decode((await fetchPicture(url, signal, MAX_SVG_BYTES)).bytes);
  const drawing = readPlates(cleanSvg(text), TRACE_PX);
  const content = new Group();
  const relief = Math.min(RELIEF, 0.12 / Math.max(1, drawing.plates.length));
  for (const [level, plate] of drawing.plates.entries()) {
    const geometry = extrude(plate, DEPTH + 2 * relief * level);
    if (geometry) content.add(new Mesh(geometry, materialOf(plate)));
  }
  return createSceneObject({ content, hasOwn: drawing.hasColors, thickness: DEPTH * 2 });
}

const materialOf = ({ color }: SvgPlate) =>
  new MeshStandardMaterial({ color: new Color(color), metalness: 0, roughness: 0.4 });

/** A plate about the origin in units of the mark's longest side, y up. */
function extrude({ coverage, widthPx, heightPx }: SvgPlate, depth: number): BufferGeometry | null {
  const unit = 1 / Math.max(widthPx, heightPx);
  const place = (contour: Contour) =>
    sharpen(simplify(contour, SIMPLIFY_PX), CUT_CORNER_PX).map(
      ([x, y]): FlatPoint => [(x - widthPx / 2) * unit, (heightPx / 2 - y) * unit],
    );
  const meshes = regionsOf(traceContours(coverage, widthPx, heightPx), SPECK_PX).map(({ outline, holes }) =>
    bevelledSolid([place(outline), ...holes.map(place)], { depth, bevel: BEVEL, bulge: BULGE, triangulate }),
  );
  if (meshes.length === 0) return null;
  const geometry = new BufferGeometry();
  geometry.setAttribute(
    "position",
    new Float32BufferAttribute(
      meshes.flatMap((mesh) => mesh.positions),
      3,
    ),
  );
  geometry.setAttribute(
    "normal",
    new Float32BufferAttribute(
      meshes.flatMap((mesh) => mesh.normals),
      3,
    ),
  );
  let first = 0;
  const indices = meshes.flatMap((mesh) => {
    const shifted = mesh.indices.map((index) => index + first);
    first += mesh.positions.length / 3;
    return shifted;
  });
  geometry.setIndex(indices);
  return geometry;
}

const triangulate = (outline: FlatPoint[], holes: FlatPoint[][]): number[][] => {
  const vectors = (points: FlatPoint[]) => points.map(([x, y]) => new Vector2(x, y));
  return ShapeUtils.triangulateShape(vectors(outline), holes.map(vectors));
};
