/** What opens the form of an application by itself, at the end of a long page. */
export const APPLY_HASH = '#sell'

/** Where somebody applies to sell. */
export const APPLY = `/dashboard?tab=profile${APPLY_HASH}`
