/** A layer of the middle of the poster with these fields, complete and ready to be put into `layers`. */
export function exampleLayer(
  type: string,
  id: string,
  fields: Readonly<Record<string, unknown>>,
): Record<string, unknown> {
  return {
    id,
    name: id,
    type,
    visible: true,
    locked: false,
    transform: { x: 0, y: 0, width: 1, height: 1, rotation: 0, opacity: 1 },
    ...fields,
  };
}
