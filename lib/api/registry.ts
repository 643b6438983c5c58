import type { Endpoint } from "@/lib/http/endpoint";
import { searchImages } from "./poster/search-images";

/** Every endpoint of the service, in the order of the documentation. */
export const endpoints: readonly Endpoint[] = [searchImages];
