import { defineRegistry } from "@/lib/schema/define-registry";
import type { PostProcessDefinition } from "../draw/define-post-process";
import bloom from "./bloom";
import chromaticAberration from "./chromatic-aberration";
import grain from "./grain";
import scanlines from "./scanlines";
import vignette from "./vignette";

/** Every post-process. */
export const postProcesses = defineRegistry<PostProcessDefinition>("post-process", [
  scanlines,
  vignette,
  bloom,
  grain,
  chromaticAberration,
] as PostProcessDefinition[]);
