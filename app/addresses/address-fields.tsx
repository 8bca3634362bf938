import type { ComponentProps } from 'react'
import { useTranslation } from 'react-i18next'
import { requiredFields, type Address, type AddressField } from './address.ts'
import { PostcodeField } from './postcode-field.tsx'
import { provincesOfPostcode, THAI_PROVINCES } from './thai-provinces.ts'
import { countryRule, tidyPostcode } from '../shipping/countries.ts'
import { Field, Select, type Option } from '../ui/field.tsx'
import { CountrySelect } from './country-select.tsx'

/** Longest texts, as `checkAddress` has them. */
const LONGEST = { recipient: 100, phone: 30, line1: 200, line2: 200, subdistrict: 100, district: 100, province: 100, postcode: 20, note: 300 } as const
const AUTOCOMPLETE = {
  recipient: 'shipping name',
  phone: 'shipping tel',
  line1: 'shipping address-line1',
  line2: 'shipping address-line2',
  subdistrict: 'shipping address-level3',
  district: 'shipping address-level2',
  province: 'shipping address-level1',
  postcode: 'shipping postal-code',
  note: 'off',
} as const

/** What belongs to a country. */
export const NO_PLACE = { province: '', postcode: '', subdistrict: '' } as const

type Props = {
  address: Address
  /** What was changed. Another country empties what depends on it. */
  onChange: (changes: Partial<Address>) => void
  problemOf: (field: AddressField) => string | undefined
  /** The country is settled: postage was paid for it. */
  sameCountry?: boolean
  /** Who is to be called, and no place. */
  contactOnly?: boolean
}

/** An address as its country writes it: fields, names and order. At checkout and in the address book. */
export function AddressFields({ address, onChange: change, problemOf, sameCountry = false, contactOnly = false }: Props) {
  const { t, i18n } = useTranslation(['checkout', 'addresses'])
  const rule = countryRule(address.country)
  const thai = address.country === 'TH'
  const bangkok = address.province === 'TH-10'
  const required = requiredFields(address.country, rule)

  const field = (name: Exclude<AddressField, 'country'>, label: string, more: ComponentProps<'input'> & { hint?: string } = {}) => (
    <Field
      label={label}
      name={name}
      error={problemOf(name)}
      required={required.includes(name)}
      autoComplete={AUTOCOMPLETE[name]}
      maxLength={LONGEST[name]}
      value={address[name]}
      onChange={(event) => change({ [name]: event.currentTarget.value })}
      {...more}
    />
  )
  const postcode =
    rule.postcode &&
    field('postcode', t('address.postcode'), {
      placeholder: rule.postcodeExample,
      inputMode: /^\d+$/.test(rule.postcodeExample) ? 'numeric' : 'text',
      onChange: ({ currentTarget: { value } }) => change({ postcode: value }),
      onBlur: ({ currentTarget: { value } }) => change({ postcode: tidyPostcode(value, address.country) }),
    })
  const select = (label: string, options: readonly Option[]) => (
    <Select
      label={label}
      name="province"
      error={problemOf('province')}
      required={required.includes('province')}
      autoComplete={AUTOCOMPLETE.province}
      placeholder={t('address.choose')}
      options={options}
      value={address.province}
      onChange={(event) => change({ province: event.currentTarget.value })}
    />
  )
  const stateName = rule.state && t(`state.${rule.state}`, { ns: 'addresses' })
  return (
    <div className="grid items-start gap-4 sm:grid-cols-2">
      {!sameCountry && (
        <CountrySelect
          country={address.country}
          // A place that is not shown stays: it is asked for again, and may be right, when something is sent after all.
          onChange={(country) => change(contactOnly ? { country } : { country, ...NO_PLACE })}
          label={t('address.country')}
          error={problemOf('country')}
          className="sm:col-span-2"
        />
      )}
      {field('recipient', t('address.recipient'))}
      {field('phone', t('contact.phone'), { type: 'tel', inputMode: 'tel', placeholder: thai ? '081 234 5678' : rule.dial ? `+${rule.dial}` : '' })}
      {contactOnly ? null : (
        <>
          <div className="grid gap-4 sm:col-span-2">
            {field('line1', thai ? t('address.line1Thai') : t('address.line1'), thai ? {} : { hint: t('address.latin') })}
            {field('line2', t('address.line2'))}
          </div>
          {thai ? (
            <>
              <PostcodeField
                label={t('address.postcode')}
                postcode={address.postcode}
                required
                error={problemOf('postcode')}
                autoComplete={AUTOCOMPLETE.postcode}
                placeholder={rule.postcodeExample}
                onChange={(value) => change({ postcode: value, ...provinceFound(value, address.province) })}
                onPlace={change}
              />
              {field('subdistrict', bangkok ? t('address.subdistrictBangkok') : t('address.subdistrict'))}
              {field('district', bangkok ? t('address.districtBangkok') : t('address.district'))}
              {select(t('address.province'), thaiProvinces(i18n.language))}
            </>
          ) : (
            <>
              {rule.cityRequired && field('district', t('address.city'))}
              {stateName &&
                (rule.stateCodes
                  ? select(
                      stateName,
                      rule.stateCodes.map((code) => ({ value: code, label: code })),
                    )
                  : field('province', stateName))}
              {postcode}
            </>
          )}
          <div className="sm:col-span-2">{field('note', t('address.note'))}</div>
        </>
      )}
    </div>
  )
}

/** A postcode that lies in one province names it, so nobody has to look it up. */
function provinceFound(postcode: string, chosen: string): { province?: string } {
  const provinces = provincesOfPostcode(postcode)
  const [only] = provinces
  return provinces.length === 1 && only && chosen === '' ? { province: only.code } : {}
}

/** The provinces in the reader's alphabet, with the other name beside for those who know only that. */
function thaiProvinces(language: string): Option[] {
  const thai = language === 'th'
  const { compare } = new Intl.Collator(thai ? 'th' : 'en')
  return THAI_PROVINCES.map(({ code, th, en }) => ({ value: code, label: thai ? th : `${en} (${th})` })).sort((a, b) => compare(a.label, b.label))
}
