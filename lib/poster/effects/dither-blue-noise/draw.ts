import { ditherDrawing } from "../families/dither/draw";

export default ditherDrawing("blue-noise");
