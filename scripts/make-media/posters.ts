import type { PosterPicture } from "./picture";
import { LIGHTS } from "./posters/lights";
import { MATERIALS } from "./posters/materials";
import { OBJECTS } from "./posters/objects";
import { PRINTS } from "./posters/prints";
import { SCENERY } from "./posters/scenery";
import { SURFACES } from "./posters/surfaces";

/** Every picture that the poster engine draws, in the order in which search lists equals. */
export const POSTERS: readonly PosterPicture[] = [
  ...SCENERY,
  ...OBJECTS,
  ...SURFACES,
  ...MATERIALS,
  ...LIGHTS,
  ...PRINTS,
];
