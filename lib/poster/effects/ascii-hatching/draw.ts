import { asciiDrawing } from "../families/ascii/draw";

export default asciiDrawing("hatching");
