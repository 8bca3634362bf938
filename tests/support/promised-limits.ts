/**
 * How often a stranger may ask, as it was promised: what is counted → how many in how many seconds. Written here a second time on purpose: a number that is changed
 * in `app/limits.ts` has to be changed by somebody who reads this, too.
 */
export const PROMISED_LIMITS: Readonly<Record<string, { most: number; seconds: number }>> = {
  function: { most: 600, seconds: 60 },
  quote: { most: 120, seconds: 60 },
  'place-order': { most: 30, seconds: 600 },
  'ask-assistant': { most: 30, seconds: 60 },
  'give-refund-account': { most: 20, seconds: 600 },
  'open-slip': { most: 20, seconds: 600 },
  'open-case': { most: 30, seconds: 3600 },
  'say-in-case': { most: 60, seconds: 3600 },
  'case-picture-links': { most: 60, seconds: 3600 },
  'pay-again': { most: 30, seconds: 600 },
  'open-document': { most: 60, seconds: 60 },
  'open-maker-paper': { most: 60, seconds: 60 },
  'see-as': { most: 20, seconds: 3600 },
  'keep-bank-account': { most: 20, seconds: 3600 },
  'data-export': { most: 20, seconds: 3600 },
  'take-settlement': { most: 60, seconds: 600 },
  'order-link': { most: 10, seconds: 3600 },
  contact: { most: 6, seconds: 3600 },
  newsletter: { most: 10, seconds: 3600 },
  'review-translation': { most: 60, seconds: 600 },
  'product-translation': { most: 20, seconds: 600 },
  'wrong-coupon': { most: 10, seconds: 3600 },
  'wrong-gift-code': { most: 10, seconds: 3600 },
  'wrong-key': { most: 60, seconds: 600 },
  search: { most: 240, seconds: 60 },
}

/** The functions with a limit of their own: name → what is counted. */
export const LIMITED_FUNCTIONS: Readonly<Record<string, string>> = {
  quote: 'quote',
  'place-order': 'place-order',
  'ask-assistant': 'ask-assistant',
  'give-refund-account': 'give-refund-account',
  'open-slip': 'open-slip',
  'open-case': 'open-case',
  'say-in-case': 'say-in-case',
  'case-picture-links': 'case-picture-links',
  'pay-again': 'pay-again',
  'open-document': 'open-document',
  'open-maker-paper': 'open-maker-paper',
  'keep-bank-account': 'keep-bank-account',
  'remove-bank-account': 'keep-bank-account',
  'ask-data-export': 'data-export',
  'take-settlement': 'take-settlement',
  'see-as': 'see-as',
}
