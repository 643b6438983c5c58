import { defineRegistry } from "@/lib/schema/define-registry";
import { button } from "./button";
import { component } from "./component";
import type { NodeDefinition } from "./define-node";
import { frame } from "./frame";
import { icon } from "./icon";
import { image } from "./image";
import { input } from "./input";
import { link } from "./link";
import { shader } from "./shader";
import { text } from "./text";
import { video } from "./video";

/** Every kind of node. */
export const nodeTypes = defineRegistry<NodeDefinition>("node type", [
  frame,
  text,
  image,
  button,
  link,
  icon,
  input,
  video,
  shader,
  component,
]);

/** Id of a kind of node. */
export type NodeType =
  | "frame"
  | "text"
  | "image"
  | "button"
  | "link"
  | "icon"
  | "input"
  | "video"
  | "shader"
  | "component";
