import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { ResolvedState } from "../../schema/state";
import type { PictureOptions } from "../surface-protocol";
import { type LocalServer, startLocalServer } from "./local-server";

const page = readFileSync(fileURLToPath(new URL("./surface-page.html", import.meta.url)));

/** Serves the test surface where the app serves its own, and a few files beside it. */
export function startSurfaceServer(elsewhere: () => string = () => ""): Promise<LocalServer> {
  return startLocalServer((request, response) => {
    const path = request.url ?? "";
    if (path === "/render-surface") response.setHeader("content-type", "text/html").end(page);
    else if (path === "/media/note.txt") response.setHeader("content-type", "text/plain").end("own media");
    else if (path === "/media/away") response.writeHead(302, { location: elsewhere() }).end();
    else if (path === "/api/secret") response.end("secret");
    else response.writeHead(404).end();
  });
}

/** What the test surface is told to do besides drawing one flat colour. */
export interface TestProgram {
  readonly hang?: boolean;
  readonly never?: boolean;
  readonly pauseMs?: number;
  readonly graphics?: boolean;
  readonly loads?: boolean;
  readonly probes?: readonly (readonly [probe: string, url: string])[];
}

/** A state of one flat colour with a program for the test surface. */
export function testState(test: TestProgram = {}, backgroundColor = "#336699"): ResolvedState {
  const state = {
    canvas: { aspectRatio: "1:1", backgroundColor },
    layers: [],
    effect: null,
    postProcesses: [],
    test,
  };
  return state as unknown as ResolvedState;
}

/** A small picture. */
export const smallPng: PictureOptions = {
  format: "png",
  widthPx: 120,
  heightPx: 100,
  quality: 90,
  timeSeconds: 1,
};
