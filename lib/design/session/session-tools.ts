import { createArtboard } from "../tools/create-artboard";
import type { ToolCatalogue } from "./check-call";

const tools = [createArtboard];

/** The tools of design sessions. */
export const sessionTools: ToolCatalogue = { tools, get: (name) => tools.find((tool) => tool.name === name) };
