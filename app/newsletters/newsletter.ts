/** The wording that people agree to on `/newsletter` (`newsletter:consent`). Another wording is another version: the proof of consent names it. */
export const CONSENT_VERSION = '2026-11'

export const EMAIL_MOST = 254
export const isEmail = (typed: string): boolean => typed.length <= EMAIL_MOST && /^[^\s<>@]+@[^\s<>@]+\.[^\s<>@]+$/.test(typed)

/** What became of a press on `/newsletter`; nobody is told whether an address was known. */
export type NewsletterOutcome = 'asked' | 'no-email' | 'too-many' | 'confirmed' | 'too-old' | 'left'

/** What an address of `/newsletter` is for: signing up, confirming it from the mailbox, leaving. */
export type NewsletterErrand = 'sign-up' | 'confirm' | 'leave' | 'broken'
