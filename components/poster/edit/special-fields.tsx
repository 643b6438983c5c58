"use client";

import type { ComponentType } from "react";
import type { PosterLayer } from "@/lib/poster/document/layer-tree";
import type { Field } from "@/lib/schema/fields";
import { FillField } from "./fill-field";
import { FontField, WeightField } from "./font-fields";
import { BackgroundMediaField, MediaField } from "./media-fields";
import { MotionField } from "./motion-field";
import { ModelField, ShaderField, StyleField } from "./object-fields";

/** How a field changes its layer. */
export interface LayerChange {
  /** One undo step. */
  set(fields: Readonly<Record<string, unknown>>): void;
  /** On the way to one; {@link settle} ends it. */
  live(fields: Readonly<Record<string, unknown>>): void;
  settle(): void;
}

/** What a control of one certain field is given. */
export interface SpecialProps {
  readonly field: Field;
  readonly layer: PosterLayer;
  readonly value: unknown;
  readonly change: LayerChange;
  readonly disabled: boolean;
  readonly swatches: readonly string[];
}

/** Fields of layers that want a control of their own, by name. */
export const SPECIAL_FIELDS: Readonly<Record<string, ComponentType<SpecialProps>>> = {
  fontFamily: FontField,
  fontWeight: WeightField,
  animation: MotionField,
  mediaUrl: MediaField,
  inputMedia: BackgroundMediaField,
  fill: FillField,
  style: StyleField,
  settings: ModelField,
  shader: ShaderField,
};
