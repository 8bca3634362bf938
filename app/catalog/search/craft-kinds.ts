/** What a thing with many names may be. */
export const CRAFT_KINDS = ['material', 'technique', 'ware', 'object', 'motif', 'food', 'quality', 'place'] as const
export type CraftKind = (typeof CRAFT_KINDS)[number]
