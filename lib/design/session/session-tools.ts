import { designTools } from "../tools/registry";
import type { ToolCatalogue } from "./check-call";

/** The tools of design sessions. */
export const sessionTools: ToolCatalogue = designTools;
