import { type Minor, proportion, minor, toDecimal } from '../platform/money.ts'
import type { Language } from '../i18n/languages.ts'
import { numberFormat } from '../i18n/number-format.ts'

/** What everybody is charged in; the others are for reading. */
export const CHARGE_CURRENCY = 'THB'

/** How a currency is written and counted. `minorExponent` is ISO 4217's, `displayDecimals` the specification's. */
export type CurrencyFacts = {
  symbol: string
  /** Key of the name in the `money` catalogue. */
  nameKey: string
  minorExponent: number
  displayDecimals: number
}

/** The twelve currencies of the specification, in the order of the switch. */
export const CURRENCIES = {
  THB: { symbol: '฿', nameKey: 'currency.THB', minorExponent: 2, displayDecimals: 2 },
  USD: { symbol: '$', nameKey: 'currency.USD', minorExponent: 2, displayDecimals: 2 },
  EUR: { symbol: '€', nameKey: 'currency.EUR', minorExponent: 2, displayDecimals: 2 },
  GBP: { symbol: '£', nameKey: 'currency.GBP', minorExponent: 2, displayDecimals: 2 },
  AUD: { symbol: 'A$', nameKey: 'currency.AUD', minorExponent: 2, displayDecimals: 2 },
  JPY: { symbol: '¥', nameKey: 'currency.JPY', minorExponent: 0, displayDecimals: 0 },
  SGD: { symbol: 'S$', nameKey: 'currency.SGD', minorExponent: 2, displayDecimals: 2 },
  CAD: { symbol: 'C$', nameKey: 'currency.CAD', minorExponent: 2, displayDecimals: 2 },
  CNY: { symbol: 'CN¥', nameKey: 'currency.CNY', minorExponent: 2, displayDecimals: 0 },
  HKD: { symbol: 'HK$', nameKey: 'currency.HKD', minorExponent: 2, displayDecimals: 2 },
  TWD: { symbol: 'NT$', nameKey: 'currency.TWD', minorExponent: 2, displayDecimals: 2 },
  IDR: { symbol: 'Rp', nameKey: 'currency.IDR', minorExponent: 2, displayDecimals: 0 },
} as const satisfies Record<string, CurrencyFacts>

export type Currency = keyof typeof CURRENCIES

/** The codes, in the order of the switch. */
// Object.keys forgets the literal types of the object above.
export const CURRENCY_CODES = Object.keys(CURRENCIES) as readonly Currency[]

/** The currency a code stands for, or undefined when it is none of ours (which discards script-like input). Case is ignored. */
export function currencyOf(code: string | null | undefined): Currency | undefined {
  const wanted = code?.toUpperCase()
  return CURRENCY_CODES.find((currency) => currency === wanted)
}

/** The specification reloads rates every hour. */
export const RATE_REFRESH_MS = 3_600_000

/** Units of each currency for one THB, as pages carry them. `fixed` names those that stand in for a rate nobody could fetch. */
export type Rates = Readonly<Record<Currency, string>> & { fixed?: readonly Currency[] }

/** How many units of `quote` one THB buys; a decimal string, as `numeric` arrives, so that no digit is lost on the way. */
export type Rate = { quote: Currency; rate: string }

/** The specification's fixed rates per 1 THB: the last fallback, always labelled approximate. */
export const FALLBACK_RATES = {
  THB: '1',
  USD: '0.028',
  EUR: '0.026',
  GBP: '0.022',
  AUD: '0.043',
  JPY: '4.1',
  SGD: '0.037',
  CAD: '0.039',
  CNY: '0.2',
  HKD: '0.22',
  TWD: '0.89',
  IDR: '430',
} as const satisfies Record<Currency, string>

/** A THB amount in minor units of the rate's currency, for reading only: orders are charged in THB. Rounds half up. Throws on a rate that is not a positive decimal. */
export function convert(thb: Minor, { quote, rate }: Rate): Minor {
  const { numerator, denominator } = fractionOf(rate)
  const exponent = CURRENCIES[quote].minorExponent - CURRENCIES.THB.minorExponent
  return exponent >= 0 ? proportion(thb, numerator * 10n ** BigInt(exponent), denominator) : proportion(thb, numerator, denominator * 10n ** BigInt(-exponent))
}

/** The other way, for a price limit typed in the reader's currency: at most one satang off, rounded half up. */
export function convertToThb(amount: Minor, { quote, rate }: Rate): Minor {
  const { numerator, denominator } = fractionOf(rate)
  const exponent = CURRENCIES.THB.minorExponent - CURRENCIES[quote].minorExponent
  return exponent >= 0
    ? proportion(amount, denominator * 10n ** BigInt(exponent), numerator)
    : proportion(amount, denominator, numerator * 10n ** BigInt(-exponent))
}

/** The same amount with two digits that count, for estimates: 1 234 is 1 200, 96 stays. */
export function roughly(amount: Minor): Minor {
  const unit = 10n ** BigInt(Math.max(0, amount.toString().replace('-', '').length - 2))
  return minor(proportion(amount, 1n, unit) * unit)
}

function fractionOf(rate: string): { numerator: bigint; denominator: bigint } {
  const found = /^(\d{1,20})(?:\.(\d{1,30}))?$/.exec(rate)
  const [, whole = '', fraction = ''] = found ?? []
  const numerator = BigInt(whole + fraction || '0')
  if (numerator === 0n) throw new RangeError(`Not a rate: ${rate}`)
  return { numerator, denominator: 10n ** BigInt(fraction.length) }
}

/** Where people put a space between the sign and the amount (`€ 38,22`). */
const SPACED: ReadonlySet<Language> = new Set(['nl', 'de', 'fr', 'it', 'es', 'pt', 'vi'])

/**
 * A price as people read it: symbol, amount, and the code if asked (`฿1,470.00`, `€ 38,22`, `$41.20 USD`). Separators follow the language;
 * JPY, CNY and IDR have no decimals, the others two. A negative price carries the minus sign in front.
 */
export function formatPrice(amount: Minor, currency: Currency, language: Language, { withCode = false }: { withCode?: boolean } = {}): string {
  const { symbol } = CURRENCIES[currency]
  const gap = SPACED.has(language) || /[a-z]$/i.test(symbol) ? '\u00A0' : ''
  const sign = amount < 0n ? '−' : ''
  const written = `${sign}${symbol}${gap}${formatAmount(amount < 0n ? minor(-amount) : amount, currency, language)}`
  return withCode ? `${written}\u00A0${currency}` : written
}

/** A converted price that is no more than near: its rate is one of the fixed ones. */
export const aboutSo = (written: string): string => `≈\u00A0${written}`

function formatAmount(amount: Minor, currency: Currency, language: Language): string {
  const { minorExponent, displayDecimals } = CURRENCIES[currency]
  const shown = proportion(amount, 1n, 10n ** BigInt(minorExponent - displayDecimals))
  // toDecimal writes digits, and a point with digits: what the string form of `format` takes, exact where a number would not be.
  return numberFormat(language, displayDecimals).format(toDecimal(shown, displayDecimals) as `${number}`)
}

/** The euro area, the microstates that use the euro by treaty, and the overseas parts of France that have codes of their own. */
const EURO_COUNTRIES = [
  'AT',
  'BE',
  'BG',
  'CY',
  'DE',
  'EE',
  'ES',
  'FI',
  'FR',
  'GR',
  'HR',
  'IE',
  'IT',
  'LT',
  'LU',
  'LV',
  'MT',
  'NL',
  'PT',
  'SI',
  'SK',
  'AD',
  'MC',
  'SM',
  'VA',
  'GF',
  'GP',
  'MQ',
  'RE',
  'YT',
  'PM',
  'BL',
  'MF',
] as const

const COUNTRY_CURRENCY: ReadonlyMap<string, Currency> = new Map<string, Currency>([
  ['US', 'USD'],
  ['CA', 'CAD'],
  ['GB', 'GBP'],
  ['AU', 'AUD'],
  ['JP', 'JPY'],
  ['SG', 'SGD'],
  ['TH', 'THB'],
  ['CN', 'CNY'],
  ['HK', 'HKD'],
  ['TW', 'TWD'],
  ['ID', 'IDR'],
  ...EURO_COUNTRIES.map((country): [string, Currency] => [country, 'EUR']),
])

/** The currency a visitor from a country reads first; THB for every country without a mapping. */
export const currencyOfCountry = (country: string | null | undefined): Currency => COUNTRY_CURRENCY.get(country?.toUpperCase() ?? '') ?? 'THB'
