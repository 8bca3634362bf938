/** What a browser keeps of a desk goes after so many days, as the cookie policy says: somebody who comes back after a holiday still finds it. */
export const KEPT_DAYS = 30

/** What was typed over a record that others change meanwhile is soon out of date. */
export const DRAFT_DAYS = 7

/** Whether what was kept at a moment, in milliseconds, is still to be shown. */
export const isStillKept = (at: number, now = Date.now()): boolean => at > now - KEPT_DAYS * 86_400_000
