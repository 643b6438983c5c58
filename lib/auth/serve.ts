import { createServe } from "@/lib/http/route";
import { identify } from "./identify";

/** The wrapper for endpoints that ask who is calling. */
export const serve = createServe(identify);
