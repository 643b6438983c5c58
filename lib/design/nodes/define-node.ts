import type { z } from "zod";
import type { RegistryEntry } from "@/lib/schema/define-registry";

/** A kind of node: what it holds beyond what all nodes hold, and how it stands in markup. */
export interface NodeDefinition<Fields extends z.ZodObject = z.ZodObject> extends RegistryEntry {
  /** The content fields of this kind; stored as given, defaults are filled in when they are read. */
  readonly fields: Fields;
  /** Whether nodes of this kind have children. */
  readonly container: boolean;
  /** Tag that it has in HTML where its `tag` field does not say another. */
  readonly tag: string;
  /** Tags of HTML that become a node of this kind. */
  readonly tags: readonly string[];
}

/** Declares a kind of node; exists so that the types of its fields are inferred. */
export function defineNode<Fields extends z.ZodObject>(node: NodeDefinition<Fields>): NodeDefinition<Fields> {
  return node;
}
