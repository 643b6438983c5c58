import type { Sampling } from "../../draw/stage";
import { targetFormats } from "./target-format";
import type { GpuPicture } from "./texture";

/** A picture that can be drawn into and goes back to its pool. */
export interface Target extends GpuPicture {
  readonly framebuffer: WebGLFramebuffer;
}

/** Reuses framebuffers by size, so that a thousand frames make as many GPU objects as one. */
export interface TargetPool {
  /** A target of that size; its content is undefined. */
  acquire(widthPx: number, heightPx: number, sampling?: Sampling): Target;
  release(target: Target): void;
  /** Deletes targets that are not in use and were not used since the last trim. */
  trim(): void;
  readonly liveCount: number;
  dispose(): void;
}

/** Makes a pool of floating-point targets (8-bit where the GPU cannot draw into those). */
export function createTargetPool(gl: WebGL2RenderingContext): TargetPool {
  const formatOf = targetFormats(gl);
  const free = new Map<string, { target: Target; age: number }[]>();
  const inUse = new Set<Target>();
  let age = 0;

  const create = (widthPx: number, heightPx: number): Target => {
    const texture = gl.createTexture();
    gl.bindTexture(gl.TEXTURE_2D, texture);
    gl.texStorage2D(gl.TEXTURE_2D, 1, formatOf(widthPx, heightPx), widthPx, heightPx);
    const framebuffer = gl.createFramebuffer();
    gl.bindFramebuffer(gl.FRAMEBUFFER, framebuffer);
    gl.framebufferTexture2D(gl.FRAMEBUFFER, gl.COLOR_ATTACHMENT0, gl.TEXTURE_2D, texture, 0);
    return { widthPx, heightPx, texture, framebuffer, sampling: "linear" };
  };
  const destroy = (target: Target) => {
    gl.deleteFramebuffer(target.framebuffer);
    gl.deleteTexture(target.texture);
  };

  return {
    acquire(widthPx, heightPx, sampling = "linear") {
      const spare = free.get(`${widthPx}x${heightPx}`)?.pop();
      const target = { ...(spare?.target ?? create(widthPx, heightPx)), sampling };
      inUse.add(target);
      return target;
    },
    release(target) {
      if (!inUse.delete(target)) return;
      const key = `${target.widthPx}x${target.heightPx}`;
      const spares = free.get(key) ?? [];
      spares.push({ target, age });
      free.set(key, spares);
    },
    trim() {
      for (const [key, spares] of free) {
        const kept = spares.filter((spare) => spare.age >= age);
        for (const spare of spares) if (spare.age < age) destroy(spare.target);
        if (kept.length > 0) free.set(key, kept);
        else free.delete(key);
      }
      age++;
    },
    get liveCount() {
      return inUse.size + [...free.values()].reduce((sum, spares) => sum + spares.length, 0);
    },
    dispose() {
      for (const spares of free.values()) for (const spare of spares) destroy(spare.target);
      for (const target of inUse) destroy(target);
      free.clear();
      inUse.clear();
    },
  };
}
