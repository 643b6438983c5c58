/** A small poster that says what Affiche does; what documentation shows and new users paste. */
export const HELLO_POSTER = {
  canvas: { aspectRatio: "9:16", backgroundColor: "#101418" },
  layers: [
    {
      id: "bg",
      name: "Background",
      type: "background",
      visible: true,
      locked: false,
      transform: {},
      fill: {
        type: "radial",
        center: { x: 0.5, y: 0.4 },
        radius: 0.6,
        stops: [
          { color: "#ff5a36", opacity: 1, position: 0 },
          { color: "#101418", opacity: 1, position: 1 },
        ],
      },
    },
    {
      id: "title",
      name: "Title",
      type: "text",
      visible: true,
      locked: false,
      transform: {},
      content: "Hello",
      fontFamily: "Archivo Black",
      fontSize: 150,
      animation: { mode: "animated", animation: { type: "wave", enabled: true } },
    },
  ],
};
