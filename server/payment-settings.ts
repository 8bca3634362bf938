import * as v from 'valibot'

/** How a shop is paid beside the demo bank. Undefined: this way is not offered. */
export type PaymentSettings = {
  /** Cards through Stripe. `address` is another server in Stripe's place, to try it out. */
  stripe: { secretKey: string; webhookSecret: string; address: string | undefined } | undefined
  /** Makers are paid through Opn (Omise). `webhookSecrets`: several while one is replaced. `address` is another server in Opn's place. */
  opn: { secretKey: string; webhookSecrets: string[]; address: string | undefined } | undefined
  /** The shop's own PromptPay: a telephone number, tax number or e-wallet, digits only, and the name a banking app shows. */
  promptPay: { id: string; name: string; pretends: boolean } | undefined
  /** `pretends`: a demo shows an account that does not exist. */
  bankAccount: { bank: string; number: string; holder: string; swift: string; pretends: boolean } | undefined
}

const digitsOf = (text: string) => text.replace(/[\s-]/g, '').replace(/^\+66/, '0')
const optional = (check: v.GenericSchema<string, string>) => v.optional(check)
const name = (longest: number) => optional(v.pipe(v.string(), v.maxLength(longest, `must have at most ${longest} characters`)))

/** What the settings of payments have to look like. */
export const PAYMENT_ENTRIES = {
  STRIPE_SECRET_KEY: optional(v.pipe(v.string(), v.regex(/^[sr]k_(test|live)_\w{8,}$/, 'must begin with sk_live_, sk_test_ or rk_'))),
  STRIPE_WEBHOOK_SECRET: optional(v.pipe(v.string(), v.regex(/^whsec_\w{8,}$/, 'must begin with whsec_'))),
  STRIPE_URL: optional(
    v.pipe(
      v.string(),
      v.check((text) => /^https?:\/\/[^/]+\/?$/.test(text) && URL.canParse(text), 'must be an address without a path'),
    ),
  ),
  OPN_SECRET_KEY: optional(v.pipe(v.string(), v.regex(/^skey_\w{8,}$/, 'must begin with skey_'))),
  OPN_WEBHOOK_SECRET: optional(
    v.pipe(v.string(), v.regex(/^[\w+/]{16,}={0,2}(,[\w+/]{16,}={0,2})?$/, 'must be the secret of the webhook in base64, or two with a comma')),
  ),
  OPN_URL: optional(
    v.pipe(
      v.string(),
      v.check((text) => /^https?:\/\/[^/]+\/?$/.test(text) && URL.canParse(text), 'must be an address without a path'),
    ),
  ),
  PROMPTPAY_ID: optional(
    v.pipe(
      v.string(),
      v.transform(digitsOf),
      v.check((id) => /^0\d{9}$|^\d{15}$/.test(id) || isThaiId(id), 'must be a Thai telephone number, a tax number or an e-wallet number'),
    ),
  ),
  PROMPTPAY_NAME: optional(v.pipe(v.string(), v.regex(/^[ -~]{1,25}$/, 'must be at most 25 Latin letters'))),
  BANK_NAME: name(60),
  BANK_ACCOUNT: optional(v.pipe(v.string(), v.regex(/^[\d -]{6,20}$/, 'must be the digits of an account'))),
  BANK_ACCOUNT_NAME: name(100),
  BANK_SWIFT: optional(v.pipe(v.string(), v.regex(/^[A-Z]{6}[A-Z\d]{2}([A-Z\d]{3})?$/, 'must be a SWIFT code of 8 or 11 characters'))),
}

/** What each of them is, in the words of the message that asks for it. */
export const PAYMENT_WORDS = {
  STRIPE_SECRET_KEY: { is: 'secret key of Stripe, for cards', example: 'sk_test_…' },
  STRIPE_WEBHOOK_SECRET: { is: 'signing secret of the webhook at Stripe', example: 'whsec_…' },
  STRIPE_URL: { is: 'another server in the place of Stripe', example: 'http://localhost:12111' },
  OPN_SECRET_KEY: { is: 'secret key of Opn, for transfers to makers', example: 'skey_test_…' },
  OPN_WEBHOOK_SECRET: { is: 'signing secret of the webhook at Opn', example: 'the one Opn shows with the webhook' },
  OPN_URL: { is: 'another server in the place of Opn', example: 'http://localhost:12112' },
  PROMPTPAY_ID: { is: 'telephone, tax or e-wallet number of the shop’s own PromptPay', example: '0812345678' },
  PROMPTPAY_NAME: { is: 'name a banking app shows for it', example: 'Hattha Co Ltd' },
  BANK_NAME: { is: 'bank of the shop’s own account', example: 'Kasikornbank' },
  BANK_ACCOUNT: { is: 'number of the shop’s own account', example: '123-4-56789-0' },
  BANK_ACCOUNT_NAME: { is: 'whose account it is', example: 'Hattha Co., Ltd.' },
  BANK_SWIFT: { is: 'SWIFT code of the bank', example: 'KASITHBK' },
} satisfies Record<keyof typeof PAYMENT_ENTRIES, { is: string; example: string }>

type Given = Partial<Record<keyof typeof PAYMENT_ENTRIES, string | undefined>>

/** Some are of use together only; the names of those that are missing. */
export function missingPayments(given: Given): (keyof typeof PAYMENT_ENTRIES)[] {
  const together = [
    ['STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET'] as const,
    ['OPN_SECRET_KEY', 'OPN_WEBHOOK_SECRET'] as const,
    ['BANK_NAME', 'BANK_ACCOUNT', 'BANK_ACCOUNT_NAME'] as const,
  ]
  return together.flatMap((names) => (names.some((each) => given[each]) ? names.filter((each) => !given[each]) : []))
}

/** Nobody has these numbers, so nothing can be sent to anybody by mistake. */
const DEMO = {
  promptPay: { id: '0000000000001', name: 'HATTHA DEMO', pretends: true },
  bankAccount: { bank: 'Demo Bank', number: '000-0-00000-0', holder: 'Hattha Demo Shop', swift: '', pretends: true },
}

/** How the shop is paid; a demo that names no account of its own shows one that does not exist. */
export function paymentSettings(given: Given, { demo }: { demo: boolean }): PaymentSettings {
  const { STRIPE_SECRET_KEY: secretKey, STRIPE_WEBHOOK_SECRET: webhookSecret, PROMPTPAY_ID: id } = given
  const { OPN_SECRET_KEY: opnKey, OPN_WEBHOOK_SECRET: opnSecrets } = given
  const { BANK_NAME: bank, BANK_ACCOUNT: number, BANK_ACCOUNT_NAME: holder } = given
  return {
    stripe: secretKey && webhookSecret ? { secretKey, webhookSecret, address: given.STRIPE_URL } : undefined,
    opn: opnKey && opnSecrets ? { secretKey: opnKey, webhookSecrets: opnSecrets.split(','), address: given.OPN_URL } : undefined,
    promptPay: id ? { id, name: given.PROMPTPAY_NAME ?? '', pretends: false } : demo ? DEMO.promptPay : undefined,
    bankAccount: bank && number && holder ? { bank, number, holder, swift: given.BANK_SWIFT ?? '', pretends: false } : demo ? DEMO.bankAccount : undefined,
  }
}

/** The check digit of a Thai citizen or tax number (weights 13 to 2, modulo 11): a mistyped number would be somebody else's. */
function isThaiId(digits: string): boolean {
  if (!/^\d{13}$/.test(digits)) return false
  const weighted = Array.from(digits.slice(0, 12)).reduce((total, digit, index) => total + Number(digit) * (13 - index), 0)
  return (11 - (weighted % 11)) % 10 === Number(digits[12])
}
