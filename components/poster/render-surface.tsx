"use client";

import { useEffect } from "react";
import { capturePoster } from "@/lib/poster/render/capture";
import { GraphicsUnavailableError } from "@/lib/poster/render/gl/device";
import type { Surface, SurfaceAnswer } from "@/lib/poster/screenshot/surface-protocol";

declare global {
  interface Window {
    affiche?: Surface;
  }
}

const surface: Surface = {
  async capture(state, options): Promise<SurfaceAnswer> {
    try {
      const { blob, warnings } = await capturePoster(state, options);
      return { ok: true, base64: await toBase64(blob), warnings };
    } catch (error) {
      const reason = error instanceof GraphicsUnavailableError ? "graphics" : "failed";
      return { ok: false, reason, message: String(error) };
    }
  },
};

/** FileReader's own encoding is native, and several times as quick as one written in script. */
function toBase64(blob: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => {
      const url = String(reader.result);
      resolve(url.slice(url.indexOf(",") + 1));
    };
    reader.onerror = () => reject(reader.error ?? new Error("The picture cannot be read"));
    reader.readAsDataURL(blob);
  });
}

/** Offers `window.affiche.capture`; shows nothing. */
export function RenderSurface() {
  useEffect(() => {
    window.affiche = surface;
    document.documentElement.dataset.surfaceReady = "true";
    return () => {
      delete window.affiche;
      delete document.documentElement.dataset.surfaceReady;
    };
  }, []);
  return null;
}
