/** How far the shop trusts a maker (`private.trust_level`). */
export const TRUST_LEVELS = ['new', 'known', 'trusted'] as const
export type TrustLevel = (typeof TRUST_LEVELS)[number]

export const isTrustLevel = (word: string): word is TrustLevel => TRUST_LEVELS.some((level) => level === word)
