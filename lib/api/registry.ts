import type { Endpoint } from "@/lib/http/endpoint";
import { createShare } from "./design/create-share";
import { deleteShare } from "./design/delete-share";
import { getPermission } from "./design/get-permission";
import { listShares } from "./design/list-shares";
import { updateShare } from "./design/update-share";
import { decodeLinkEndpoint } from "./poster/decode-link";
import { encodeState } from "./poster/encode-state";
import { getSchema } from "./poster/get-schema";
import { listEffects } from "./poster/list-effects";
import { listFonts } from "./poster/list-fonts";
import { listMaterials } from "./poster/list-materials";
import { listPalettes } from "./poster/list-palettes";
import { listPostProcesses } from "./poster/list-post-processes";
import { listShaders } from "./poster/list-shaders";
import { listTextAnimations } from "./poster/list-text-animations";
import { renderState } from "./poster/render-state";
import { searchImages } from "./poster/search-images";
import { validatePosterState } from "./poster/validate-state";

/** Every endpoint of the service, in the order of the documentation. */
export const endpoints: readonly Endpoint[] = [
  validatePosterState,
  encodeState,
  decodeLinkEndpoint,
  getSchema,
  renderState,
  listEffects,
  listPostProcesses,
  listPalettes,
  listFonts,
  listTextAnimations,
  listShaders,
  listMaterials,
  searchImages,
  createShare,
  listShares,
  updateShare,
  deleteShare,
  getPermission,
];
