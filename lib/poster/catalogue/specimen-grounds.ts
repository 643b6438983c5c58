import { exampleLayer } from "./example-layer";
import type { SpecimenGround } from "./specimen-state";

const portrait = (adjust: { brightness: number; contrast: number; saturation: number }) =>
  exampleLayer("background", "background", {
    contentType: "image",
    solidColor: "#101010",
    inputMedia: { mediaUrl: "/media/portrait.webp", mediaType: "image", objectFit: "cover", ...adjust },
  });

const title = (color: string) =>
  exampleLayer("text", "title", {
    content: "Affiche",
    fontFamily: "Archivo Black",
    fontSize: 96,
    letterSpacing: -3,
    color,
    transform: { x: 0, y: 0.8, width: 1, height: 1, rotation: 0, opacity: 1 },
  });

/** What entries are shown over: two portraits that differ in tone, and a poster of flat shapes and type. */
export const SPECIMEN_GROUNDS: readonly SpecimenGround[] = [
  {
    id: "dark",
    name: "Dark portrait",
    canvas: { aspectRatio: "3:4", backgroundColor: "#101010" },
    layers: [portrait({ brightness: 1.3, contrast: 1.05, saturation: 1 }), title("#ffffff")],
  },
  {
    id: "light",
    name: "Light portrait",
    canvas: { aspectRatio: "3:4", backgroundColor: "#f4f1ea" },
    layers: [portrait({ brightness: 2.1, contrast: 0.72, saturation: 0.85 }), title("#16161a")],
  },
  {
    id: "shapes",
    name: "Shapes and type",
    canvas: { aspectRatio: "3:4", backgroundColor: "#f2ead8" },
    layers: [
      exampleLayer("background", "background", { contentType: "solid", solidColor: "#f2ead8" }),
      exampleLayer("shape", "sun", {
        shape: "ellipse",
        shapeWidth: 0.62,
        shapeHeight: 0.465,
        style: {
          fill: {
            type: "linear",
            angle: 160,
            stops: [
              { color: "#ff6a3d", opacity: 1, position: 0 },
              { color: "#d7263d", opacity: 1, position: 1 },
            ],
          },
        },
        transform: { x: 0.12, y: -0.28, width: 1, height: 1, rotation: 0, opacity: 1 },
      }),
      exampleLayer("shape", "wave", {
        shape: "rectangle",
        shapeWidth: 1,
        shapeHeight: 0.22,
        style: { fill: { type: "solid", color: "#1d3557" } },
        transform: { x: 0, y: 0.34, width: 1, height: 1, rotation: -8, opacity: 1 },
      }),
      title("#16161a"),
    ],
  },
];
