/** Ids of the bundled models. */
export type BundledModelId = "cactus" | "cup" | "camera";

/** A model that comes with Affiche, for `settings.modelUrl`. `scripts/make-models` makes it. */
export interface BundledModel {
  readonly id: BundledModelId;
  readonly name: string;
  readonly description: string;
  /** A path of this service. */
  readonly url: string;
  readonly license: "CC0-1.0";
}

/** Every bundled model. */
export const BUNDLED_MODELS: readonly BundledModel[] = [
  {
    id: "cactus",
    name: "Cactus",
    description: "A cactus with two arms and a pink flower, in a clay pot.",
    url: "/models/cactus.glb",
    license: "CC0-1.0",
  },
  {
    id: "cup",
    name: "Cup of coffee",
    description: "A cream-coloured cup of coffee on an orange saucer.",
    url: "/models/cup.glb",
    license: "CC0-1.0",
  },
  {
    id: "camera",
    name: "Camera",
    description: "A rangefinder camera in black leather and silver, its lens toward the viewer.",
    url: "/models/camera.glb",
    license: "CC0-1.0",
  },
];
