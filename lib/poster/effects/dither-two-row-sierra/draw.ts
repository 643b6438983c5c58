import { ditherDrawing } from "../families/dither/draw";

export default ditherDrawing("two-row-sierra");
