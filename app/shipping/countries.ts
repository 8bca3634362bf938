import type { Language } from '../i18n/languages.ts'
import { regionName } from '../i18n/names-of-codes.ts'
import { COUNTRY_ROWS, SERVED_COUNTRIES, STATE_CODES, type StateKind } from './country-rules.data.ts'

export type { StateKind } from './country-rules.data.ts'

/** How an address of a country is asked for and checked. */
export type CountryRule = {
  country: string
  cityRequired: boolean
  /** What the state part is called; undefined where addresses have none and the field is not shown. */
  state: StateKind | undefined
  stateRequired: boolean
  /** The states to choose from, where a code is wanted; undefined for free text. */
  stateCodes: readonly string[] | undefined
  /** Undefined where there are no postcodes and the field is not shown. Matches what `tidyPostcode` gives. */
  postcode: RegExp | undefined
  postcodeRequired: boolean
  postcodeExample: string
  /** Calling code without plus, '' where numbers must be typed in full; and what is dialled before national numbers. */
  dial: string
  trunk: string
  inEuropeanUnion: boolean
}

const EUROPEAN_UNION: ReadonlySet<string> = new Set('AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK'.split(' '))

/** For countries without a row of their own: a city is needed, the rest is taken as people write it. */
const GENERAL = { require: 'C', state: 'region', postcode: /^[A-Z0-9][A-Z0-9 -]{1,10}$/, example: '1000', dial: '', trunk: '' } as const

const RULES: ReadonlyMap<string, CountryRule> = new Map(
  COUNTRY_ROWS.map(([country, require, state, postcode, example, dial, trunk]) => [
    country,
    ruleOf(country, { require, state, postcode, example, dial, trunk }),
  ]),
)

function ruleOf(
  country: string,
  row: { require: string; state: StateKind | ''; postcode: RegExp | null; example: string; dial: string; trunk: string },
): CountryRule {
  return {
    country,
    cityRequired: row.require.includes('C'),
    state: row.state === '' ? undefined : row.state,
    stateRequired: row.require.includes('S'),
    stateCodes: STATE_CODES[country]?.split(' '),
    postcode: row.postcode ?? undefined,
    postcodeRequired: row.require.includes('Z'),
    postcodeExample: row.example,
    dial: row.dial,
    trunk: row.trunk,
    inEuropeanUnion: EUROPEAN_UNION.has(country),
  }
}

/** How addresses of a country work; a general rule for those without their own, so that nobody is turned away for living somewhere small. */
export const countryRule = (country: string): CountryRule => RULES.get(country) ?? ruleOf(country, GENERAL)

const SERVED: ReadonlySet<string> = new Set(SERVED_COUNTRIES)

/** Whether parcels go there. */
export const isServed = (country: string): boolean => SERVED.has(country)

/** A postcode as it is stored: capitals, one space, ordinary hyphens and digits, and the space or hyphen its country writes. */
export function tidyPostcode(typed: string, country: string): string {
  const text = typed
    .normalize('NFKC')
    .toUpperCase()
    .replace(/[‐-―−]/g, '-')
    .replace(/[๐-๙]/g, (digit) => String(digit.charCodeAt(0) - 0x0e50))
    .replace(/\s+/g, ' ')
    .trim()
  const bare = text.replace(/[ -]/g, '')
  return SPELLING[country]?.(bare) ?? text
}

const split = (length: number, at: number, mark: string) => (bare: string) =>
  bare.length === length ? `${bare.slice(0, at)}${mark}${bare.slice(at)}` : undefined
const britain = (bare: string) => (/^[A-Z\d]{5,7}$/.test(bare) ? `${bare.slice(0, -3)} ${bare.slice(-3)}` : undefined)
const SPELLING: Readonly<Record<string, (bare: string) => string | undefined>> = {
  NL: split(6, 4, ' '),
  CA: split(6, 3, ' '),
  JP: split(7, 3, '-'),
  PT: split(7, 4, '-'),
  PL: split(5, 2, '-'),
  BR: split(8, 5, '-'),
  CZ: split(5, 3, ' '),
  SK: split(5, 3, ' '),
  GR: split(5, 3, ' '),
  SE: split(5, 3, ' '),
  IE: split(7, 3, ' '),
  GB: britain,
  GG: britain,
  IM: britain,
  JE: britain,
}

/** Names where the long form of the platform is not what people look for. */
const SHORT_NAMED: ReadonlySet<string> = new Set(['HK', 'MO', 'PS'])

/** The name of a country in a language; the code itself for what is not one. */
export function countryName(country: string, language: Language): string {
  return regionName(country, language, SHORT_NAMED.has(country) ? 'short' : 'long')
}

/** The countries parcels go to, by name, in the alphabetical order of the language. */
export function countryList(language: Language): { code: string; name: string }[] {
  const { compare } = new Intl.Collator(language)
  return SERVED_COUNTRIES.map((code) => ({ code, name: countryName(code, language) })).sort((a, b) => compare(a.name, b.name))
}
