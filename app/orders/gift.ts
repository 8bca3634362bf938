/** As long as a card in a parcel takes it; the table `orders` has the same. */
export const GIFT_MESSAGE_MAX = 300

/**
 * A cart that is a present. One message for the whole order: everything goes to one address, and whoever opens a parcel first reads who it is from, whichever
 * maker's it is.
 */
export type Gift = { message: string; wrap: boolean }

/** Plain text as it is printed: line breaks stay, what could turn or break a line of the slip goes. */
export const tidyGiftMessage = (typed: string): string =>
  typed
    .normalize('NFC')
    .replace(/\r\n?|\u2028|\u2029/g, '\n')
    .replace(/[\u200E\u200F\u202A-\u202E\u2066-\u2069\uFEFF]|[^\P{Cc}\n\t]/gu, '')
    .replace(/[^\S\n]+/g, ' ')
    .replace(/ ?\n ?/g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
