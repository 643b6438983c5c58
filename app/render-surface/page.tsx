import type { Metadata } from "next";
import { RenderSurface } from "@/components/poster/render-surface";

export const dynamic = "force-static";

export const metadata: Metadata = {
  title: "Render surface",
  robots: { index: false, follow: false },
};

/** The page that the server's own browser draws pictures on. Harmless to everybody else: it draws what it is given. */
export default function RenderSurfacePage() {
  return <RenderSurface />;
}
