import {
  BackSide,
  BoxGeometry,
  CubeCamera,
  type CubeTexture,
  HalfFloatType,
  LinearMipmapLinearFilter,
  LinearSRGBColorSpace,
  Mesh,
  NoBlending,
  ShaderMaterial,
  WebGLCubeRenderTarget,
  type WebGLRenderer,
} from "three";
import { STUDIO_GLSL } from "./studio-glsl";

const FACE_PX = 128;
/** Sharp to dull: one level for each halving, the last of 8 px. */
const LEVELS = 5;

/** The light around every object, and its release. */
export interface StudioLight {
  /** Marked as prefiltered: level 0 is what a mirror shows, the last what a matt surface gathers. */
  readonly texture: CubeTexture;
  dispose(): void;
}

/**
 * Lights a photographer's studio: soft boxes in a grey room. Each level of the cube holds the room as a surface of
 * that roughness sees it, computed from the lights' shapes; filtering a rendered room instead would take
 * software graphics several seconds.
 */
export function createStudioLight(renderer: WebGLRenderer): StudioLight {
  const target = new WebGLCubeRenderTarget(FACE_PX, {
    type: HalfFloatType,
    colorSpace: LinearSRGBColorSpace,
    minFilter: LinearMipmapLinearFilter,
    generateMipmaps: false,
    depthBuffer: false,
  });
  const levels = Array.from({ length: LEVELS }, (_, level) => FACE_PX >> level);
  // Their sizes are all that three.js wants to know of levels that it fills itself.
  target.texture.mipmaps = levels.map((width) => ({ width, height: width })) as never;
  Object.assign(target.texture, { isPMREMTexture: true });
  const material = new ShaderMaterial({
    uniforms: { uRoughness: { value: 0 } },
    vertexShader:
      "varying vec3 vAt; void main() { vAt = position; gl_Position = projectionMatrix * modelViewMatrix * vec4(position, 1.0); }",
    fragmentShader: `uniform float uRoughness; varying vec3 vAt;\n${STUDIO_GLSL}\nvoid main() { gl_FragColor = vec4(studio(normalize(vAt), uRoughness), 1.0); }`,
    side: BackSide,
    blending: NoBlending,
    depthTest: false,
    depthWrite: false,
  });
  const room = new Mesh(new BoxGeometry(4, 4, 4), material);
  const eye = new CubeCamera(0.1, 10, target);
  for (const [level, sizePx] of levels.entries()) {
    // The inverse of how three.js finds the level of a roughness.
    material.uniforms.uRoughness = { value: 1 - Math.sqrt(1 - level / (LEVELS - 1)) };
    eye.activeMipmapLevel = level;
    target.viewport.set(0, 0, sizePx, sizePx);
    eye.update(renderer, room as never);
  }
  room.geometry.dispose();
  material.dispose();
  return { texture: target.texture, dispose: () => target.dispose() };
}
