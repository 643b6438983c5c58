/** What of a state an entry changes; the rest is the ground that it is shown over. */
export interface SpecimenPart {
  readonly effect?: Readonly<Record<string, unknown>>;
  readonly postProcesses?: readonly unknown[];
  /** Stands in for the ground's own background. */
  readonly background?: Readonly<Record<string, unknown>>;
  /** Stand in for the ground's other layers. */
  readonly layers?: readonly Readonly<Record<string, unknown>>[];
}

/** One entry of a catalogue, ready to be drawn. */
export interface Specimen {
  readonly id: string;
  readonly name: string;
  readonly description: string;
  /** At least one. */
  readonly variants: readonly { readonly id: string; readonly name: string; readonly part: SpecimenPart }[];
}

/** The entries of one kind. */
export interface SpecimenGroup {
  readonly id: string;
  readonly label: string;
  readonly specimens: readonly Specimen[];
}

/** A poster that entries are shown over. */
export interface SpecimenGround {
  readonly id: string;
  readonly name: string;
  readonly canvas: Readonly<Record<string, unknown>>;
  /** The background first. */
  readonly layers: readonly Readonly<Record<string, unknown>>[];
}

/** The state of an entry over a ground; a layer state as the API takes it. */
export function specimenState(ground: SpecimenGround, part: SpecimenPart): Record<string, unknown> {
  const [background, ...others] = ground.layers;
  return {
    canvas: ground.canvas,
    layers: [part.background ?? background, ...(part.layers ?? others)].filter(Boolean),
    ...(part.effect ? { effect: part.effect } : {}),
    ...(part.postProcesses ? { postProcesses: part.postProcesses } : {}),
  };
}
