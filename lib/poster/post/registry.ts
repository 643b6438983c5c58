import { defineRegistry } from "@/lib/schema/define-registry";
import type { PostProcessDefinition } from "../draw/define-post-process";
import scanlines from "./scanlines";

/** Every post-process. */
export const postProcesses = defineRegistry<PostProcessDefinition>("post-process", [
  scanlines,
] as PostProcessDefinition[]);
