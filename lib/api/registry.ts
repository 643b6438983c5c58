import type { Endpoint } from "@/lib/http/endpoint";
import { acknowledgeHeartbeatEndpoint } from "./design/acknowledge-heartbeat";
import { chatWithAssistant } from "./design/chat-with-assistant";
import { chooseExecutorEndpoint } from "./design/choose-executor";
import { closeSessionEndpoint } from "./design/close-session";
import { createDocumentEndpoint } from "./design/create-document";
import { createSessionEndpoint } from "./design/create-session";
import { createShare } from "./design/create-share";
import { deleteDocumentEndpoint } from "./design/delete-document";
import { deleteDocumentVersionEndpoint } from "./design/delete-document-version";
import { deleteShare } from "./design/delete-share";
import { duplicateDocumentEndpoint } from "./design/duplicate-document";
import { executeToolEndpoint } from "./design/execute-tool";
import { exportDocumentEndpoint } from "./design/export-document";
import { getAiUsage } from "./design/get-ai-usage";
import { getIconDrawings } from "./design/get-icon-drawings";
import { getIconSvg } from "./design/get-icon-svg";
import { getOpenApi } from "./design/get-openapi";
import { getPermission } from "./design/get-permission";
import { getPublishStatus } from "./design/get-publish-status";
import { getSessionEndpoint } from "./design/get-session";
import { importDocumentEndpoint } from "./design/import-document";
import { listChangesEndpoint } from "./design/list-changes";
import { listDeploymentsEndpoint } from "./design/list-deployments";
import { listDocumentVersionsEndpoint } from "./design/list-document-versions";
import { listDocumentsEndpoint } from "./design/list-documents";
import { listProjectsEndpoint } from "./design/list-projects";
import { listShares } from "./design/list-shares";
import { listToolsEndpoint } from "./design/list-tools";
import { nameDocumentVersionEndpoint } from "./design/name-document-version";
import { openDocumentEndpoint } from "./design/open-document";
import { openDocumentThumbnailEndpoint } from "./design/open-document-thumbnail";
import { openDocumentVersionEndpoint } from "./design/open-document-version";
import { openSessionDocumentEndpoint } from "./design/open-session-document";
import { pollCallEndpoint } from "./design/poll-call";
import { proxyImageEndpoint } from "./design/proxy-image";
import { publishSiteEndpoint } from "./design/publish-site";
import { renameDocumentEndpoint } from "./design/rename-document";
import { renameDocumentVersionEndpoint } from "./design/rename-document-version";
import { replaceDocumentThumbnailEndpoint } from "./design/replace-document-thumbnail";
import { restoreDeploymentEndpoint } from "./design/restore-deployment";
import { restoreDocumentEndpoint } from "./design/restore-document";
import { restoreDocumentVersionEndpoint } from "./design/restore-document-version";
import { saveDocumentEndpoint } from "./design/save-document";
import { saveSessionDocumentEndpoint } from "./design/save-session-document";
import { searchIconsEndpoint } from "./design/search-icons";
import { sendChangeEndpoint } from "./design/send-change";
import { sendResultEndpoint } from "./design/send-result";
import { streamSessionEndpoint } from "./design/stream-session";
import { unpublishSiteEndpoint } from "./design/unpublish-site";
import { updateShare } from "./design/update-share";
import { uploadImageEndpoint } from "./design/upload-image";
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
  createSessionEndpoint,
  getSessionEndpoint,
  closeSessionEndpoint,
  executeToolEndpoint,
  pollCallEndpoint,
  listToolsEndpoint,
  streamSessionEndpoint,
  sendResultEndpoint,
  listChangesEndpoint,
  sendChangeEndpoint,
  openSessionDocumentEndpoint,
  saveSessionDocumentEndpoint,
  acknowledgeHeartbeatEndpoint,
  chooseExecutorEndpoint,
  listDocumentsEndpoint,
  createDocumentEndpoint,
  openDocumentEndpoint,
  saveDocumentEndpoint,
  renameDocumentEndpoint,
  deleteDocumentEndpoint,
  restoreDocumentEndpoint,
  duplicateDocumentEndpoint,
  listDocumentVersionsEndpoint,
  nameDocumentVersionEndpoint,
  openDocumentVersionEndpoint,
  renameDocumentVersionEndpoint,
  deleteDocumentVersionEndpoint,
  restoreDocumentVersionEndpoint,
  exportDocumentEndpoint,
  importDocumentEndpoint,
  openDocumentThumbnailEndpoint,
  replaceDocumentThumbnailEndpoint,
  createShare,
  listShares,
  updateShare,
  deleteShare,
  getPermission,
  uploadImageEndpoint,
  proxyImageEndpoint,
  searchIconsEndpoint,
  getIconSvg,
  getIconDrawings,
  publishSiteEndpoint,
  getPublishStatus,
  listProjectsEndpoint,
  listDeploymentsEndpoint,
  restoreDeploymentEndpoint,
  unpublishSiteEndpoint,
  chatWithAssistant,
  getAiUsage,
  getOpenApi,
];
