import { lumaOf } from "@/lib/color";
import { type Light, type Press, printLight } from "./press";

const HALVINGS = 24;

/**
 * Separates by brightness alone: the lightest ink prints most of the tones, the darkest the shadows, each beginning where
 * the one before is half full. The print has the brightness of the picture, laid between paper and all inks together.
 */
export function toneSeparation(press: Press): (color: Light) => readonly number[] {
  const lightestFirst = press.inks
    .map((_, ink) => ink)
    .sort((a, b) => lumaOf(...solidOf(press, b)) - lumaOf(...solidOf(press, a)) || a - b);
  const count = press.inks.length;
  const sharesAt = (way: number): readonly number[] => {
    const shares = new Array<number>(count).fill(0);
    lightestFirst.forEach((ink, place) => {
      const share = Math.max(0, Math.min(1, (way * (count + 1) - place) / 2));
      shares[ink] = share * share * (3 - 2 * share);
    });
    return shares;
  };
  const brightnessAt = (way: number) => lumaOf(...printLight(press, sharesAt(way)));
  const lightest = brightnessAt(0);
  const darkest = brightnessAt(1);
  return (color) => {
    const wanted = darkest + lumaOf(...color) * (lightest - darkest);
    let [from, to] = [0, 1];
    for (let halving = 0; halving < HALVINGS; halving++) {
      const middle = (from + to) / 2;
      if (brightnessAt(middle) > wanted) from = middle;
      else to = middle;
    }
    return sharesAt((from + to) / 2);
  };
}

const solidOf = (press: Press, ink: number): Light =>
  printLight(
    press,
    press.inks.map((_, at) => (at === ink ? 1 : 0)),
  );
