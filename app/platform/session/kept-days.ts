/** What a browser keeps of a desk goes after so many days, as the cookie policy says: somebody who comes back after a holiday still finds it. */
export const KEPT_DAYS = 30

/** Whether what was kept at a moment, in milliseconds, is still to be shown. */
export const isStillKept = (at: number, now = Date.now()): boolean => at > now - KEPT_DAYS * 86_400_000
