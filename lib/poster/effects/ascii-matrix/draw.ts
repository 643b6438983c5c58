import { asciiDrawing } from "../families/ascii/draw";

export default asciiDrawing("matrix");
