import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { FALLBACK_LANGUAGE, languageOf } from '../../i18n/languages.ts'
import { formatPrice } from '../../money/currency.ts'
import { fromDecimal, NOTHING, toJson } from '../../platform/money.ts'
import { countryList } from '../../shipping/countries.ts'
import { shippingOptions } from '../../shipping/shipping.ts'
import { type ShippingTerms, shippingTable } from '../../shipping/shipping-terms.ts'
import { Field, Select } from '../../ui/field.tsx'

/** What a parcel would cost its buyer by these terms: by the function of the checkout. */
export function ShippingTry({ terms }: { terms: ShippingTerms }) {
  const { t, i18n } = useTranslation('desk-shipping')
  const language = languageOf(i18n.language) ?? FALLBACK_LANGUAGE
  const [country, setCountry] = useState('TH')
  const [typed, setTyped] = useState('1.2')
  const countries = useMemo(() => countryList(language).map(({ code, name }) => ({ value: code, label: name })), [language])
  const grams = toJson(fromDecimal(typed.trim().replace(',', '.'), 3) ?? NOTHING)
  const isWeight = grams > 0 && grams <= 1_000_000
  const shipping = shippingOptions(
    { country, lines: [{ weightGrams: grams, quantity: isWeight ? 1 : 0, freeShipping: false }], goods: NOTHING },
    shippingTable(terms),
  )
  const options = shipping.available ? shipping.options : []
  return (
    <section className="grid gap-4 border-t border-line pt-5" aria-label={t('try.title')}>
      <p className="font-medium">{t('try.title')}</p>
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <Field
          label={t('try.weight')}
          inputMode="decimal"
          maxLength={8}
          value={typed}
          error={isWeight ? undefined : t('problem')}
          onChange={(event) => setTyped(event.currentTarget.value)}
        />
        <Select label={t('try.country')} options={countries} value={country} onChange={(event) => setCountry(event.currentTarget.value)} />
      </div>
      {isWeight && (
        <div role="status">
          <ul className="grid gap-1">
            {options.map(({ method, cost, days }) => (
              <li key={method}>{t('try.says', { way: t(`methods.${method}`), price: formatPrice(cost, 'THB', language), from: days.from, to: days.to })}</li>
            ))}
          </ul>
          {options.length === 0 && <p>{t('try.none')}</p>}
        </div>
      )}
    </section>
  )
}
