const PACKAGE = "node_modules/three/examples/jsm/libs/draco/gltf";

/** Three.js's Draco decoder, from the package to `public/`: browsers get it from us and from nobody else. */
export const DECODER_FILES = ["draco_wasm_wrapper.js", "draco_decoder.wasm"].map((name) => ({
  from: `${PACKAGE}/${name}`,
  to: `decoders/draco/${name}`,
}));
