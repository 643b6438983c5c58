import { endpoints } from "@/lib/api/registry";
import { serveNotFound } from "@/lib/http/not-found";

/** Everything below /api that no other route serves answers JSON 404. */
export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = serveNotFound(endpoints);
