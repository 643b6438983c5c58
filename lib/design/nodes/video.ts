import { z } from "zod";
import { defineNode } from "./define-node";

/** Moving pictures. */
export const video = defineNode({
  id: "video",
  name: "Video",
  description: "A film from an address.",
  fields: z.object({
    src: z.string().max(4000).default("").describe("Address of the film."),
    poster: z.string().max(4000).optional().describe("Picture that is shown before it plays."),
    autoPlay: z.boolean().optional().describe("Starts by itself; browsers want it muted then."),
    loop: z.boolean().optional().describe("Begins again at its end."),
    muted: z.boolean().optional().describe("Plays without sound."),
  }),
  container: false,
  tag: "video",
  tags: ["video"],
});
