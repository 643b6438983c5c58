import { ditherDrawing } from "../families/dither/draw";

export default ditherDrawing("bayer-8");
