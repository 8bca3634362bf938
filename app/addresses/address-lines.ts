import type { Address } from './address.ts'
import { readablePhone } from './phone.ts'
import { provinceOf } from './thai-provinces.ts'
import type { Language } from '../i18n/languages.ts'
import { countryName } from '../shipping/countries.ts'

/** Where letters are addressed with the postcode before the city (Universal Postal Union, postal addressing systems). */
const POSTCODE_FIRST: ReadonlySet<string> = new Set('AT BE BG CH CY CZ DE DK EE ES FI FR GR HR HU IS IT LI LT LU MC NL NO PL PT RO SE SI SK'.split(' '))

/** An address as it is read: parts in the order of its country, the province by name. Of whoever fetches it is known who to call, and no place. */
export function addressLines(address: Address, language: Language): string[] {
  if (isContact(address)) return [address.recipient, readablePhone(address.phone)].filter(Boolean)
  const province = provinceOf(address.province)
  const region = address.country === 'TH' && province ? (language === 'th' ? province.th : province.en) : address.province
  const place = POSTCODE_FIRST.has(address.country)
    ? [[address.postcode, address.district, region].filter(Boolean).join(' ')]
    : [[address.subdistrict, address.district].filter(Boolean).join(', '), [region, address.postcode].filter(Boolean).join(' ')]
  return [address.recipient, address.line1, address.line2, ...place, countryName(address.country, language), readablePhone(address.phone)].filter(Boolean)
}

/** Whether it names nobody's place, because everything was fetched. */
export const isContact = ({ recipient, line1, postcode, district }: Address): boolean => recipient !== '' && !line1 && !postcode && !district
