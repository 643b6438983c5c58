/** Ids of all materials, and `original`: the model's own. */
export const MATERIAL_IDS = ["standard", "original"] as const;
