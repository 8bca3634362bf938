/** Who made a piece, as its maker says it: alone, others by the maker's design, other makers, or machines and partners too. */
export const MAKINGS = ['made', 'designed', 'sourced', 'assisted'] as const
export type Making = (typeof MAKINGS)[number]
