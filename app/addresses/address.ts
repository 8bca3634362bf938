import * as v from 'valibot'
import { countryRule, isServed, tidyPostcode, type CountryRule } from '../shipping/countries.ts'
import { phoneOf } from './phone.ts'
import { findProvince, postcodeFits, provincesOfPostcode } from './thai-provinces.ts'

/**
 * Where something is sent. For Thailand: `line1` house number and road, `subdistrict` tambon or khwaeng (may be left empty), `district` amphoe or khet, `province`
 * the ISO code (`TH-10`). Elsewhere: `district` is the city, `province` the state, `subdistrict` is unused.
 */
export type Address = {
  recipient: string
  /** E.164. */
  phone: string
  line1: string
  line2: string
  subdistrict: string
  district: string
  province: string
  postcode: string
  /** ISO 3166-1 alpha-2. */
  country: string
  note: string
}

export type AddressField = keyof Address

/** What is wrong with a field; screens have a sentence for each (`addresses:problem.{code}`). */
export const ADDRESS_PROBLEMS = [
  'address_missing',
  'address_invalid',
  'phone_invalid',
  'postcode_invalid',
  'postcode_unknown',
  'postcode_province_mismatch',
  'subdistrict_mismatch',
  'province_unknown',
  'country_not_served',
] as const
export type AddressProblemCode = (typeof ADDRESS_PROBLEMS)[number]

export type AddressProblem = { field: AddressField; code: AddressProblemCode }
export type AddressChecked = { valid: true; address: Address } | { valid: false; problems: AddressProblem[] }

/** Longest texts, as the table `addresses` has them. */
const MAX_LENGTH = {
  recipient: 100,
  phone: 30,
  line1: 200,
  line2: 200,
  subdistrict: 100,
  district: 100,
  province: 100,
  postcode: 20,
  country: 2,
  note: 300,
} satisfies Record<AddressField, number>

// Control characters end up on labels and in files of carriers; line breaks in one-line fields shift every line below them.
const oneLine = (field: AddressField) =>
  v.pipe(
    v.optional(v.string('address_invalid'), ''),
    v.normalize('NFC'),
    v.transform((text) => text.replace(/[\s\u200B\uFEFF]+/g, ' ').trim()),
    v.maxLength(MAX_LENGTH[field], 'address_invalid'),
    v.check((text) => !/[\p{Cc}<>]/u.test(text), 'address_invalid'),
  )

const TidiedSchema = v.pipe(
  v.object({
    recipient: oneLine('recipient'),
    phone: oneLine('phone'),
    line1: oneLine('line1'),
    line2: oneLine('line2'),
    subdistrict: oneLine('subdistrict'),
    district: oneLine('district'),
    province: oneLine('province'),
    postcode: oneLine('postcode'),
    country: v.pipe(oneLine('country'), v.toUpperCase()),
    note: oneLine('note'),
  }),
  v.transform(tidied),
)

/**
 * Parses what somebody typed into an address that can be printed on a parcel. Issues carry an AddressProblemCode as message and the field as
 * path, so the same schema serves forms and functions. Tidies postcode, phone and province.
 */
export const AddressSchema = v.pipe(
  TidiedSchema,
  v.rawCheck(({ dataset, addIssue }) => {
    if (!dataset.typed) return
    for (const { field, code } of problemsOf(dataset.value)) {
      addIssue({ message: code, path: [{ type: 'object', origin: 'value', input: dataset.value, key: field, value: dataset.value[field] }] })
    }
  }),
)

function tidied(typed: Address): Address {
  const { country } = typed
  const rule = countryRule(country)
  const province = country === 'TH' ? (findProvince(typed.province)?.code ?? typed.province) : rule.stateCodes ? typed.province.toUpperCase() : typed.province
  return { ...typed, province, postcode: rule.postcode ? tidyPostcode(typed.postcode, country) : '', phone: phoneOf(typed.phone, country) ?? typed.phone }
}

function problemsOf(address: Address): AddressProblem[] {
  const { country } = address
  if (country === '') return [{ field: 'country', code: 'address_missing' }]
  if (!isServed(country)) return [{ field: 'country', code: 'country_not_served' }]
  const rule = countryRule(country)
  const missing = requiredFields(country, rule)
    .filter((field) => address[field] === '')
    .map((field): AddressProblem => ({ field, code: 'address_missing' }))
  const wrong: AddressProblem[] = []
  const say = (field: AddressField, code: AddressProblemCode) => wrong.push({ field, code })
  // One letter is not a name anybody delivers to; the table asks for two as well.
  if (address.recipient !== '' && [...address.recipient].length < 2) say('recipient', 'address_invalid')
  if (address.phone !== '' && phoneOf(address.phone, country) === undefined) say('phone', 'phone_invalid')
  if (address.postcode !== '' && rule.postcode && !rule.postcode.test(address.postcode)) say('postcode', 'postcode_invalid')
  else if (country === 'TH' && address.postcode !== '') checkThaiPostcode(address, say)
  if (country === 'TH' && address.province !== '' && !findProvince(address.province)) say('province', 'province_unknown')
  if (rule.stateCodes && address.province !== '' && !rule.stateCodes.includes(address.province)) say('province', 'province_unknown')
  return [...missing, ...wrong]
}

function checkThaiPostcode({ postcode, province }: Address, say: (field: AddressField, code: AddressProblemCode) => void): void {
  if (provincesOfPostcode(postcode).length === 0) say('postcode', 'postcode_unknown')
  else if (findProvince(province) && !postcodeFits(postcode, province)) say('postcode', 'postcode_province_mismatch')
}

/** The fields an address of a country cannot do without. Carriers ask for a phone everywhere. */
export function requiredFields(country: string, rule: CountryRule = countryRule(country)): AddressField[] {
  return [
    'recipient',
    'phone',
    'line1',
    ...(rule.cityRequired ? (['district'] as const) : []),
    ...(rule.stateRequired ? (['province'] as const) : []),
    ...(rule.postcodeRequired && rule.postcode ? (['postcode'] as const) : []),
    'country',
  ]
}

/** What is asked of whoever fetches everything at the workshop; how a phone is read and which law holds hangs on the country. */
const CONTACT_FIELDS: readonly AddressField[] = ['recipient', 'phone', 'country']

/** Who is to be called, and no place. */
export const contactOf = ({ recipient, phone, country }: Pick<Address, 'recipient' | 'phone' | 'country'>): Address => ({
  recipient,
  phone,
  line1: '',
  line2: '',
  subdistrict: '',
  district: '',
  province: '',
  postcode: '',
  country,
  note: '',
})

/** As `checkAddress`, of who fetches: a name, a phone and a country; a place that was typed is left out. */
export function checkContact(typed: Address): AddressChecked {
  const parsed = v.safeParse(TidiedSchema, contactOf(typed))
  if (!parsed.success) return problemsIn(parsed.issues)
  const problems = problemsOf(parsed.output).filter(({ field }) => CONTACT_FIELDS.includes(field))
  return problems.length > 0 ? { valid: false, problems } : { valid: true, address: parsed.output }
}

/** The address, or everything that is wrong with it at once, each with its field. */
export function checkAddress(typed: unknown): AddressChecked {
  const parsed = v.safeParse(AddressSchema, typed)
  if (parsed.success) return { valid: true, address: parsed.output }
  return problemsIn(parsed.issues)
}

const problemsIn = (issues: readonly v.BaseIssue<unknown>[]): AddressChecked => ({
  valid: false,
  problems: issues.map((issue) => ({ field: fieldOf(issue.path?.[0]?.key), code: codeOf(issue.message) })),
})

const FIELDS = Object.keys(MAX_LENGTH)
// A key that is in the list above is one of the fields.
const fieldOf = (key: unknown): AddressField => (typeof key === 'string' && FIELDS.includes(key) ? (key as AddressField) : 'line1')
const codeOf = (message: string): AddressProblemCode => ADDRESS_PROBLEMS.find((code) => code === message) ?? 'address_invalid'
