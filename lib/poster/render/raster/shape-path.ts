import type { ShapeLayer } from "../../schema/layers/shape";

/** The outline of a shape in its own box (0,0 to width,height), in px. */
export function shapePath(layer: ShapeLayer, widthPx: number, heightPx: number, shortSidePx: number): Path2D {
  const path = new Path2D();
  const centreX = widthPx / 2;
  const centreY = heightPx / 2;
  switch (layer.shape) {
    case "rectangle": {
      const radiusPx = Math.min(layer.cornerRadius * shortSidePx, widthPx / 2, heightPx / 2);
      path.roundRect(0, 0, widthPx, heightPx, radiusPx);
      break;
    }
    case "ellipse":
      path.ellipse(centreX, centreY, widthPx / 2, heightPx / 2, 0, 0, Math.PI * 2);
      break;
    case "polygon":
      addCorners(path, layer.sides, (index) => corner(index / layer.sides, 1, centreX, centreY));
      break;
    case "star":
      addCorners(path, layer.points * 2, (index) =>
        corner(index / (layer.points * 2), index % 2 === 0 ? 1 : layer.innerRadius, centreX, centreY),
      );
      break;
    case "line": {
      // The box says nothing about which diagonal the line takes: its ends do.
      const rising = layer.x2 > layer.x1 !== layer.y2 > layer.y1;
      path.moveTo(0, rising ? heightPx : 0);
      path.lineTo(widthPx, rising ? 0 : heightPx);
      break;
    }
  }
  return path;
}

/** A point on the ellipse inscribed in the box; turn 0 is at the top, clockwise. */
function corner(turn: number, radius: number, centreX: number, centreY: number): [number, number] {
  const angle = turn * Math.PI * 2;
  return [centreX + Math.sin(angle) * radius * centreX, centreY - Math.cos(angle) * radius * centreY];
}

function addCorners(path: Path2D, count: number, at: (index: number) => [number, number]): void {
  for (let index = 0; index < count; index++) {
    if (index === 0) path.moveTo(...at(index));
    else path.lineTo(...at(index));
  }
  path.closePath();
}

/** How far an outline may reach beyond the shape's box, in px: miters of sharp corners reach furthest. */
export function strokeReachPx(layer: ShapeLayer): number {
  const { strokeWidth, strokeJoin } = layer.style;
  const sharp = strokeJoin === "miter" && (layer.shape === "polygon" || layer.shape === "star");
  return strokeWidth * (sharp ? MITER_LIMIT / 2 : 1);
}

/** The canvas default, stated because {@link strokeReachPx} depends on it. */
export const MITER_LIMIT = 10;
