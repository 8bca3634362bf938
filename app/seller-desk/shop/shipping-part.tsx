import { useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { FALLBACK_LANGUAGE, languageOf } from '../../i18n/languages.ts'
import { ProfileSection } from '../../profile/profile-section.tsx'
import { countryList } from '../../shipping/countries.ts'
import { SHIPPING_METHODS, SHIPPING_ZONES, type ShippingMethod, type ShippingZone } from '../../shipping/shipping-rates.ts'
import { type ShippingTerms, zoneIn } from '../../shipping/shipping-terms.ts'
import { termsOfShop } from '../../shipping/shop-shipping.ts'
import { Checkbox } from '../../ui/checkbox.tsx'
import { Disclosure } from '../../ui/disclosure.tsx'
import { Select } from '../../ui/field.tsx'
import { LoadFailureLine } from '../../ui/load-failure.tsx'
import { Waiting } from '../../ui/skeleton.tsx'
import { readMyShipping } from './my-shipping.ts'
import { PackingForm } from './packing-form.tsx'
import { ParcelKinds } from './parcel-kinds.tsx'
import { PickupForm } from './pickup-form.tsx'
import { RateForm } from './rate-form.tsx'
import { ShippingTry } from './shipping-try.tsx'

/** So many countries are said at once; the database takes no more. */
const COUNTRIES_AT_ONCE = 60

/** What delivery costs at this shop, where it does not want Hattha's terms: by kind of parcel, zone or country, and way; free from a sum, days of packing. */
export function ShippingPart({ seller }: { seller: string }) {
  const { t } = useTranslation('desk-shipping')
  const shipping = useQuery({ queryKey: ['my-shipping', seller], queryFn: () => readMyShipping(seller) })
  const [profile, setProfile] = useState<string | null>(null)
  const [zone, setZone] = useState<ShippingZone>('TH')
  const [method, setMethod] = useState<ShippingMethod>('standard')
  const [countries, setCountries] = useState<readonly string[]>([])
  if (shipping.isPending) return <Waiting className="h-64" />
  if (shipping.isError) return <LoadFailureLine error={shipping.error} onRetry={() => void shipping.refetch()} />
  const { own, terms } = shipping.data
  const kinds = own.profiles ?? []
  const kind = kinds.find(({ id }) => id === profile)
  const said = kind ?? own
  const [first] = countries
  const isHere = (one: { zone: ShippingZone; method: ShippingMethod }) => one.zone === zone && one.method === method
  const usual = terms.rates.find(isHere)?.rate
  const zoneRate = kind?.rates.find((one) => isHere(one) && one.country === undefined)?.rate
  const usualHere = own.rates.find((one) => isHere(one) && one.country === undefined)?.rate ?? usual
  const usualThere = (first !== undefined && kind ? own.rates.find((one) => isHere(one) && one.country === first)?.rate : undefined) ?? usualHere
  const without = first === undefined ? (kind ? usualHere : usual) : (zoneRate ?? usualThere)
  const mine = said.rates.find((one) => isHere(one) && one.country === first)?.rate
  const place = { seller, profile: kind?.id ?? null, zone, method, countries }
  return (
    <ProfileSection title={t('title')} text={t('text')}>
      <div className="grid gap-5">
        <ParcelKinds seller={seller} kinds={kinds} chosen={kind?.id ?? null} onChoose={setProfile} />
        <div className="grid items-start gap-4 sm:grid-cols-2">
          <Select
            label={t('zone')}
            required
            value={zone}
            options={SHIPPING_ZONES.map((each) => ({ value: each, label: t(`zones.${each}`) }))}
            onChange={(event) => {
              setZone(SHIPPING_ZONES.find((each) => each === event.currentTarget.value) ?? 'TH')
              setCountries([])
            }}
          />
          <Select
            label={t('method')}
            required
            value={method}
            options={SHIPPING_METHODS.map((each) => ({ value: each, label: t(`methods.${each}`) }))}
            onChange={(event) => setMethod(SHIPPING_METHODS.find((each) => each === event.currentTarget.value) ?? 'standard')}
          />
        </div>
        {zone !== 'TH' && <CountriesOfZone key={zone} zone={zone} terms={terms} chosen={countries} onChoose={setCountries} />}
        {usual === undefined || without === undefined || 'offered' in usual ? (
          <p className="text-ink-soft">{t('notOffered')}</p>
        ) : (
          <RateForm
            key={`${kind?.id}:${zone}:${method}:${first}:${JSON.stringify([mine, without])}`}
            place={place}
            usual={usual}
            without={without}
            mine={mine}
          />
        )}
        <PackingForm key={`${kind?.id}:${JSON.stringify(said.packs)}`} seller={seller} profile={kind?.id ?? null} packs={said.packs ?? own.packs} />
        <PickupForm key={JSON.stringify(own.pickup)} seller={seller} pickup={own.pickup ?? null} />
        <ShippingTry terms={termsOfShop(terms, own, kind?.id ?? null)} />
      </div>
    </ProfileSection>
  )
}

type CountriesOfZoneProps = { zone: ShippingZone; terms: ShippingTerms; chosen: readonly string[]; onChoose: (countries: readonly string[]) => void }

/** Some countries of a zone that cost otherwise than the rest of it; none: all of them. */
function CountriesOfZone({ zone, terms, chosen, onChoose }: CountriesOfZoneProps) {
  const { t, i18n } = useTranslation('desk-shipping')
  const language = languageOf(i18n.language) ?? FALLBACK_LANGUAGE
  const countries = useMemo(() => countryList(language).filter(({ code }) => zoneIn(terms, code) === zone), [language, zone, terms])
  return (
    <Disclosure summary={chosen.length === 0 ? t('countries.some') : t('countries.chosen', { count: chosen.length })}>
      <p className="pt-1 text-sm text-ink-soft">{t('countries.hint')}</p>
      <div className="grid max-h-72 overflow-y-auto sm:grid-cols-2">
        {countries.map(({ code, name }) => (
          <Checkbox
            key={code}
            label={name}
            checked={chosen.includes(code)}
            disabled={chosen.length >= COUNTRIES_AT_ONCE && !chosen.includes(code)}
            onChange={(event) => onChoose(event.currentTarget.checked ? [...chosen, code] : chosen.filter((one) => one !== code))}
          />
        ))}
      </div>
    </Disclosure>
  )
}
