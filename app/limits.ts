import type { Language } from './i18n/languages.ts'
import type { Limit } from './platform/limits.ts'
import type { Shop } from './shop.ts'
import { refuse, type Refused } from './use-case.ts'

// How often a stranger may ask. Many people share one address (offices, mobile networks), so each number leaves room for a few dozen of them;
// the auth service keeps limits of its own.

const MINUTE = 60
const HOUR = 3600

/** All functions together. A page that waits for its payment asks about forty times a minute. */
export const ANY_FUNCTION: Limit = { what: 'function', most: 600, seconds: MINUTE }

/** Functions that cost more than a question, by name. */
export const FUNCTION_LIMITS: Readonly<Record<string, Limit>> = {
  quote: { what: 'quote', most: 120, seconds: MINUTE },
  // Each order holds pieces that others want, paid or not.
  'place-order': { what: 'place-order', most: 30, seconds: 10 * MINUTE },
  // Each is a charge at a provider; what a person may buy is counted by the database.
  'buy-gift-card': { what: 'buy-gift-card', most: 20, seconds: HOUR },
  // Each is a letter.
  'resend-gift-card': { what: 'resend-gift-card', most: 20, seconds: HOUR },
  'ask-assistant': { what: 'ask-assistant', most: 30, seconds: MINUTE },
  'give-refund-account': { what: 'give-refund-account', most: 20, seconds: 10 * MINUTE },
  'give-gift-card-account': { what: 'give-refund-account', most: 20, seconds: 10 * MINUTE },
  'open-slip': { what: 'open-slip', most: 20, seconds: 10 * MINUTE },
  // Each is a letter to a buyer.
  'correct-parcel': { what: 'correct-parcel', most: 60, seconds: HOUR },
  // Each is a letter to a maker.
  'correct-address': { what: 'correct-address', most: 20, seconds: HOUR },
  'open-case': { what: 'open-case', most: 30, seconds: HOUR },
  'offer-exchange': { what: 'say-in-case', most: 60, seconds: HOUR },
  'answer-exchange': { what: 'say-in-case', most: 60, seconds: HOUR },
  // Each looks through the pieces of a shop.
  'exchange-choices': { what: 'exchange-choices', most: 120, seconds: HOUR },
  'say-in-case': { what: 'say-in-case', most: 60, seconds: HOUR },
  // Each may be thousands of lines to compare.
  'take-settlement': { what: 'take-settlement', most: 60, seconds: 10 * MINUTE },
  'case-picture-links': { what: 'case-picture-links', most: 60, seconds: HOUR },
  'pay-again': { what: 'pay-again', most: 30, seconds: 10 * MINUTE },
  // A page takes longer to lay out than anything else.
  'open-document': { what: 'open-document', most: 60, seconds: MINUTE },
  'open-maker-paper': { what: 'open-maker-paper', most: 60, seconds: MINUTE },
  // Each is a letter to somebody.
  'see-as': { what: 'see-as', most: 20, seconds: HOUR },
  // Each is a letter to every owner of a shop.
  'keep-bank-account': { what: 'keep-bank-account', most: 20, seconds: HOUR },
  'remove-bank-account': { what: 'keep-bank-account', most: 20, seconds: HOUR },
  // Each is a letter.
  'send-sample-letter': { what: 'send-sample-letter', most: 20, seconds: HOUR },
  // Each writes every letter of the shop once, to know which sentences they share.
  'show-email-template': { what: 'show-email-template', most: 240, seconds: MINUTE },
  // Reads everything about a person.
  'ask-data-export': { what: 'data-export', most: 20, seconds: HOUR },
}

/** Letters with an order's link, asked for by number and e-mail. */
export const ORDER_LINKS: Limit = { what: 'order-link', most: 10, seconds: HOUR }

/** Messages to the shop by the contact page; each is a letter somebody reads. */
export const CONTACTS: Limit = { what: 'contact', most: 6, seconds: HOUR }

/** Newsletters that are asked for; each is a letter to an address that anybody may type. */
export const NEWSLETTER_SIGN_UPS: Limit = { what: 'newsletter', most: 10, seconds: HOUR }

/** Reviews that have to be translated; those that were once are not counted. A service is paid by the letter. */
export const REVIEW_TRANSLATIONS: Limit = { what: 'review-translation', most: 60, seconds: 10 * MINUTE }

/** What shops say at the top of their pages, where it has to be translated; what was once is not counted. */
export const ANNOUNCEMENT_TRANSLATIONS: Limit = { what: 'announcement-translation', most: 30, seconds: 10 * MINUTE }

/** Products whose texts have to be translated; those that were once are not counted. Each is three texts, one of them long. */
export const PRODUCT_TRANSLATIONS: Limit = { what: 'product-translation', most: 20, seconds: 10 * MINUTE }

/** Keys of programs that are none: whoever set one up wrongly tries a few times, and nobody guesses one. */
export const WRONG_KEYS: Limit = { what: 'wrong-key', most: 60, seconds: 10 * MINUTE }

/** Coupon codes that are none: whoever types by hand needs few, whoever guesses gets nowhere. */
export const WRONG_COUPONS: Limit = { what: 'wrong-coupon', most: 10, seconds: HOUR }

/** Codes that a shop tries to make: whether one is taken tells of codes that are not its own. More than a shop may make in a day. */
export const SHOP_CODES: Limit = { what: 'shop-code', most: 40, seconds: HOUR }

/** Codes of gift cards that are none: a code is money, and nobody types ten wrong ones. */
export const WRONG_GIFT_CODES: Limit = { what: 'wrong-gift-code', most: 10, seconds: HOUR }

/** Searches and suggestions that have to be made; kept answers are not counted. */
export const SEARCHES: Limit = { what: 'search', most: 240, seconds: MINUTE }

/** 403 with a sentence in the reader's language that says where to write to. */
export const keptOut = ({ words }: Pick<Shop, 'words'>, language: Language): Refused =>
  refuse('blocked', { message: words(language)('errors:general.blocked') })

/** 429 with the specification's sentence in the reader's language. */
export const tooMany = (waitSeconds: number): Refused => refuse('too_many', { retryAfterSeconds: waitSeconds })
