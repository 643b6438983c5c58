import type { GlyphAtlas, Stage } from "../../draw/stage";
import { runTask } from "../worker/run-task";
import { type Device, GraphicsUnavailableError } from "./device";
import { drawGlyphAtlas } from "./glyph-atlas";
import type { Target } from "./target-pool";
import { asGpuPicture, type GpuPicture, textureFromBytes } from "./texture";

/** Resolves a family name to the CSS font family under which its faces were loaded. */
export type FontFamilyResolver = (family: string) => string;

/** What a stage is opened with; lengths in output px, time in seconds. */
export interface StageOptions {
  readonly source: GpuPicture;
  readonly widthPx: number;
  readonly heightPx: number;
  readonly scale: number;
  readonly timeSeconds: number;
  readonly seed: number;
  readonly cssFamily: FontFamilyResolver;
}

/** A stage on the GPU, with the release of all that it made. */
export interface GpuStage extends Stage {
  /** Gives everything back except `kept`, which the caller then owns. */
  close(kept: GpuPicture): void;
}

/** Opens a stage for one effect, post-process or shader. */
export function openStage(device: Device, options: StageOptions): GpuStage {
  const { gl, pool } = device;
  const targets = new Set<Target>();
  const textures = new Set<GpuPicture>();

  return {
    source: options.source,
    widthPx: options.widthPx,
    heightPx: options.heightPx,
    scale: options.scale,
    timeSeconds: options.timeSeconds,
    seed: options.seed,
    pass(program, uniforms = {}, size) {
      const widthPx = Math.max(1, Math.round(size?.widthPx ?? options.widthPx));
      const heightPx = Math.max(1, Math.round(size?.heightPx ?? options.heightPx));
      const target = pool.acquire(widthPx, heightPx, size?.sampling);
      targets.add(target);
      const shared = {
        uSource: options.source,
        uResolution: [widthPx, heightPx],
        uScale: options.scale,
        uTime: options.timeSeconds,
        uSeed: options.seed,
      };
      device.drawPass(program, { ...shared, ...uniforms }, target);
      return target;
    },
    readBytes(picture) {
      const { widthPx, heightPx } = picture;
      const eightBit = createByteTarget(device, widthPx, heightPx);
      try {
        device.drawPass(COPY, { uSource: asGpuPicture(picture) }, eightBit);
        const bytes = new Uint8Array(widthPx * heightPx * 4);
        gl.readPixels(0, 0, widthPx, heightPx, gl.RGBA, gl.UNSIGNED_BYTE, bytes);
        return bytes;
      } finally {
        gl.deleteFramebuffer(eightBit.framebuffer);
        gl.deleteTexture(eightBit.texture);
      }
    },
    fromBytes(bytes, widthPx, heightPx, sampling) {
      const picture = textureFromBytes(gl, bytes, widthPx, heightPx, sampling);
      textures.add(picture);
      return picture;
    },
    async compute(name, ...given) {
      const result = await runTask(name, given);
      if (device.isLost) throw new GraphicsUnavailableError("The graphics were given back while drawing");
      return result;
    },
    glyphAtlas(atlasOptions): GlyphAtlas {
      return drawGlyphAtlas(device, {
        ...atlasOptions,
        cssFamily: options.cssFamily(atlasOptions.fontFamily),
      });
    },
    close(kept) {
      for (const target of targets) if (target !== kept) pool.release(target);
      for (const texture of textures) if (texture !== kept) device.deletePicture(texture);
    },
  };
}

const COPY = { id: "render/copy", source: "vec4 shade(vec2 uv) { return texture(uSource, uv); }" };

function createByteTarget({ gl }: Device, widthPx: number, heightPx: number): Target {
  const texture = gl.createTexture();
  gl.bindTexture(gl.TEXTURE_2D, texture);
  gl.texStorage2D(gl.TEXTURE_2D, 1, gl.RGBA8, widthPx, heightPx);
  const framebuffer = gl.createFramebuffer();
  gl.bindFramebuffer(gl.FRAMEBUFFER, framebuffer);
  gl.framebufferTexture2D(gl.FRAMEBUFFER, gl.COLOR_ATTACHMENT0, gl.TEXTURE_2D, texture, 0);
  return { widthPx, heightPx, texture, framebuffer, sampling: "nearest" };
}
