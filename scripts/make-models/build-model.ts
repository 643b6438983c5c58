import type { BundledModelId } from "@/lib/poster/models/bundled-models";
import { cactus } from "./models/cactus";
import { camera } from "./models/camera";
import { cup } from "./models/cup";
import { primitivesOf } from "./solid";
import { writeDraco } from "./write-draco";
import { writeMeshopt } from "./write-meshopt";
import { writePlain } from "./write-plain";

/** The bytes of a bundled model. Each is packed in another way, so that all ways are in use. */
export async function buildModel(id: BundledModelId): Promise<Uint8Array> {
  switch (id) {
    case "cactus":
      return writePlain(primitivesOf(cactus()));
    case "cup":
      return writeMeshopt(primitivesOf(cup()));
    case "camera":
      return writeDraco(primitivesOf(camera()));
  }
}
