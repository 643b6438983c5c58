import { coverageFitter } from "./fit-coverage";
import { type Light, type Press, printLight, toPaper } from "./press";

/**
 * Separates by colour: each colour is printed with the inks that come nearest to it (OKLab), lightness first. Black of the
 * picture becomes all inks over one another, white becomes paper.
 */
export function colorSeparation(press: Press): (color: Light) => readonly number[] {
  const darkest = printLight(
    press,
    press.inks.map(() => 1),
  );
  const coverageOf = coverageFitter(press);
  return (color) => coverageOf(toPaper(color, darkest, press.paper));
}
