import type { Address } from '../addresses/address.ts'
import { readablePhone } from '../addresses/phone.ts'
import { provinceOf } from '../addresses/thai-provinces.ts'
import type { Language } from '../i18n/languages.ts'
import { countryName } from '../shipping/countries.ts'

/** An address as it is read: parts in the order of its country, the province by name. */
export function addressLines(address: Address, language: Language): string[] {
  const province = provinceOf(address.province)
  const region = address.country === 'TH' && province ? (language === 'th' ? province.th : province.en) : address.province
  return [
    address.recipient,
    address.line1,
    address.line2,
    [address.subdistrict, address.district].filter(Boolean).join(', '),
    [region, address.postcode].filter(Boolean).join(' '),
    countryName(address.country, language),
    readablePhone(address.phone),
  ].filter(Boolean)
}
