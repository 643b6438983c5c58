import {
  ExternalTexture,
  Group,
  type Matrix4,
  PerspectiveCamera,
  Scene,
  UnsignedByteType,
  WebGLRenderer,
  WebGLRenderTarget,
} from "three";
import type { Box } from "../../layout/affine";
import { compose } from "../../layout/affine";
import type { ModelSettings } from "../../schema/layers/model-settings";
import { drawQuad } from "../compose/quad";
import type { Device } from "../gl/device";
import type { Target } from "../gl/target-pool";
import type { GpuPicture } from "../gl/texture";
import { borrowContext } from "./borrow-context";
import { createDresser } from "./dresser";
import { createLoaders } from "./open-source";
import {
  deviceToTile,
  EYE_DISTANCE,
  isMirrored,
  planeToDevice,
  projectionRows,
  type Tile,
  tilesOf,
  tiltOf,
  turnAt,
} from "./pose";
import { createSharedUniforms } from "./poster-shader";
import type { SceneObject } from "./scene-object";
import type { SceneSource } from "./scene-source";
import type { ScenePlace } from "./scene-store";
import { soften } from "./soften";
import { createStudioLight, type StudioLight } from "./studio-light";

export type { SceneObject } from "./scene-object";

/** One drawing of an object. */
export interface SceneView {
  readonly settings: ModelSettings;
  /** The part of the poster to draw, whole device px. */
  readonly area: Box;
  readonly pxPerRadius: number;
  readonly timeSeconds: number;
  readonly place: ScenePlace;
}

/** Three.js on a device's own context: one of it for each device, made when first needed. */
export interface SceneEngine {
  /** @throws MediaError with the reason in plain words. */
  open(source: SceneSource, signal: AbortSignal): Promise<SceneObject>;
  /** Draws an object into a pooled target of the area's size, which the caller releases. */
  draw(object: SceneObject, view: SceneView): Target;
  close(object: SceneObject): void;
  /** Lets go of materials that were not used since the last call. */
  forgetMaterials(): void;
  dispose(): void;
}

/** Largest side that is drawn at once; larger areas are drawn in tiles, so that memory stays bounded. */
const TILE_PX = 1024;
const SAMPLES = 4;
/** Width of drawn edges, reference px. */
const LINE_PX = 1.5;

const COPY_TILE = {
  id: "three/copy-tile",
  source: /* glsl */ `
uniform vec4 uCrop;
vec4 shade(vec2 uv) { return texture(uSource, uCrop.xy + uv * uCrop.zw); }`,
};

/** Makes an engine; three.js is asked for its renderer and light at the first drawing. */
export function createSceneEngine(device: Device): SceneEngine {
  const shared = createSharedUniforms();
  const dresser = createDresser(shared);
  const loaders = createLoaders();
  const scene = new Scene();
  const stand = new Group();
  const turner = new Group();
  scene.add(stand.add(turner));
  const camera = new PerspectiveCamera();
  camera.position.z = EYE_DISTANCE;
  camera.updateMatrixWorld();
  const below = new ExternalTexture();
  const target = new WebGLRenderTarget(1, 1, { type: UnsignedByteType, samples: SAMPLES });
  target.scissorTest = true;
  let renderer: WebGLRenderer | null = null;
  let light: StudioLight | null = null;

  const openRenderer = (): WebGLRenderer => {
    if (renderer) return renderer;
    const { gl } = device;
    const opened = new WebGLRenderer({ canvas: gl.canvas, context: gl });
    opened.autoClear = false;
    opened.setClearColor(0x000000, 0);
    renderer = opened;
    return opened;
  };

  const pose = (object: SceneObject, { settings, timeSeconds }: SceneView) => {
    stand.rotation.set(...tiltOf(settings), "XYZ");
    turner.rotation.y = turnAt(settings, timeSeconds);
    object.seek(timeSeconds);
    stand.updateMatrixWorld(true);
    shared.uViewToObject.value.multiplyMatrices(camera.matrixWorldInverse, turner.matrixWorld).invert();
  };

  const lookThrough = (picture: GpuPicture | null) => {
    const { gl } = device;
    shared.uHasBelow.value = picture ? 1 : 0;
    shared.uBelow.value = picture ? below : null;
    if (!picture) return;
    below.sourceTexture = picture.texture;
    // The device's pictures are read through samplers; three.js knows only the texture's own settings.
    gl.bindTexture(gl.TEXTURE_2D, picture.texture);
    for (const [name, value] of [
      [gl.TEXTURE_MIN_FILTER, gl.LINEAR],
      [gl.TEXTURE_MAG_FILTER, gl.LINEAR],
      [gl.TEXTURE_WRAP_S, gl.CLAMP_TO_EDGE],
      [gl.TEXTURE_WRAP_T, gl.CLAMP_TO_EDGE],
    ] as const)
      gl.texParameteri(gl.TEXTURE_2D, name, value);
  };

  const aim = (tile: Tile, { place, pxPerRadius }: SceneView) => {
    const mirrored = isMirrored(place.matrix);
    const plane = planeToDevice(place.matrix, place, pxPerRadius);
    const rows = projectionRows(compose(deviceToTile(tile, mirrored), plane));
    camera.projectionMatrix.set(...(rows as Parameters<Matrix4["set"]>));
    camera.projectionMatrixInverse.copy(camera.projectionMatrix).invert();
    shared.uProjection.value.copy(camera.projectionMatrix);
    const { widthPx, heightPx } = place.below;
    shared.uBelowMap.value.set(
      ((mirrored ? -1 : 1) * tile.width) / 2 / widthPx,
      -tile.height / 2 / heightPx,
      (tile.x + tile.width / 2) / widthPx,
      (tile.y + tile.height / 2) / heightPx,
    );
    return mirrored;
  };

  const renderTile = (tile: Tile, object: SceneObject, view: SceneView, seen: GpuPicture | null): boolean =>
    borrowContext(device, openRenderer, (three) => {
      light ??= createStudioLight(three);
      scene.environment = light.texture as never;
      scene.environmentIntensity = view.settings.envMapIntensity * dresser.lightOf(view.settings);
      lookThrough(seen);
      const mirrored = aim(tile, view);
      if (target.width < tile.width || target.height < tile.height) {
        target.setSize(Math.max(target.width, tile.width), Math.max(target.height, tile.height));
      }
      target.viewport.set(0, 0, tile.width, tile.height);
      target.scissor.set(0, 0, tile.width, tile.height);
      turner.add(object.root);
      three.setRenderTarget(target);
      three.clear();
      three.render(scene, camera);
      turner.remove(object.root);
      return mirrored;
    });

  const copyTile = (tile: Tile, area: Box, picture: Target, mirrored: boolean) => {
    const source = renderer?.properties.get(target.texture) as { __webglTexture?: WebGLTexture } | undefined;
    if (!source?.__webglTexture) return;
    const [u, v] = [tile.width / target.width, tile.height / target.height];
    const drawn: GpuPicture = {
      widthPx: target.width,
      heightPx: target.height,
      texture: source.__webglTexture,
      framebuffer: null,
      sampling: "nearest",
    };
    drawQuad(
      device,
      picture,
      COPY_TILE,
      [tile.width, 0, 0, tile.height, tile.x - area.x, tile.y - area.y],
      { uSource: drawn, uCrop: [mirrored ? u : 0, v, mirrored ? -u : u, -v] },
      { blend: "replace" },
    );
  };

  return {
    open: (source, signal) => loaders.open(source, signal),
    draw(object, view) {
      const { area, place, settings } = view;
      dresser.dress(object, settings, view.timeSeconds);
      pose(object, view);
      shared.uTime.value = view.timeSeconds;
      shared.uLinePx.value = (LINE_PX * place.scale) / 2;
      const softness = dresser.softnessOf(settings);
      const soft = softness ? soften(device, place.below, softness * place.scale) : null;
      const seen = softness === null ? null : (soft ?? place.below);
      const picture = device.pool.acquire(area.width, area.height, "nearest");
      for (const tile of tilesOf(area, TILE_PX)) {
        const mirrored = renderTile(tile, object, view, seen);
        copyTile(tile, area, picture, mirrored);
      }
      if (soft) device.pool.release(soft);
      return picture;
    },
    close: (object) => object.dispose(),
    forgetMaterials: () => dresser.trim(),
    dispose() {
      loaders.dispose();
      dresser.dispose();
      if (device.isLost || !renderer) return;
      borrowContext(device, openRenderer, (three) => {
        light?.dispose();
        target.dispose();
        three.dispose();
      });
    },
  };
}
