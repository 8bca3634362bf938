import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { deliveryCountry } from '../../shipping/delivery-country.ts'
import { FALLBACK_LANGUAGE, languageOf } from '../../i18n/languages.ts'
import { usePrice } from '../../money/price.tsx'
import { fromDecimal, NOTHING } from '../../platform/money.ts'
import { countryList } from '../../shipping/countries.ts'
import { importCharges } from '../../shipping/import-charges.ts'
import { ImportNote } from '../../shipping/import-note.tsx'
import { missingToFreeShipping, shippingOptions } from '../../shipping/shipping.ts'
import { shippingTable, type ShippingTerms } from '../../shipping/shipping-terms.ts'
import { Field, Select } from '../../ui/field.tsx'

/** As heavy as anything a maker sends; a typing error costs nobody a fright. */
const HEAVIEST_GRAMS = 200_000

/** Browser only. Country, weight and worth of the goods; the answer comes from the rules that checkout reckons with. */
export default function ShippingQuoteForm({ terms }: { terms: ShippingTerms }) {
  const { t, i18n } = useTranslation('pages-shipping')
  const price = usePrice()
  const language = languageOf(i18n.language) ?? FALLBACK_LANGUAGE
  const countries = useMemo(() => countryList(language).map(({ code, name }) => ({ value: code, label: name })), [language])
  const [country, setCountry] = useState(deliveryCountry)
  const [kilograms, setKilograms] = useState('0.5')
  const [worth, setWorth] = useState('')
  const [now] = useState(() => new Date())
  const grams = Math.round(Number(kilograms.replace(',', '.')) * 1000)
  const readable = grams > 0 && grams <= HEAVIEST_GRAMS
  const consignment = { country, lines: [{ weightGrams: readable ? grams : 1, quantity: 1, freeShipping: false }], goods: fromDecimal(worth, 2) ?? NOTHING }
  const table = useMemo(() => shippingTable(terms), [terms])
  const shipping = shippingOptions(consignment, table)
  const standard = shipping.available ? shipping.options[0] : undefined
  const missing = missingToFreeShipping(consignment, table)
  return (
    <div className="grid gap-4">
      <div className="grid gap-4 sm:grid-cols-3 sm:items-end">
        <Select label={t('quote.country')} required options={countries} value={country} onChange={(event) => setCountry(event.currentTarget.value)} />
        <Field
          label={t('quote.weight')}
          required
          inputMode="decimal"
          value={kilograms}
          onChange={(event) => setKilograms(event.currentTarget.value)}
          error={readable ? undefined : t('quote.weightWrong')}
        />
        <Field label={t('quote.worth')} inputMode="decimal" value={worth} onChange={(event) => setWorth(event.currentTarget.value)} />
      </div>
      <div aria-live="polite">
        {readable && shipping.available && (
          <ul className="grid gap-3 sm:grid-cols-2">
            {shipping.options.map(({ method, cost, free, days }) => (
              <li key={method} className="rounded-control bg-paper px-4 py-3">
                <p className="text-sm text-ink-soft">{t(`table.${method}`)}</p>
                <p className="text-xl font-semibold tabular-nums" data-price>
                  {free ? <span className="text-leaf">{t('quote.free')}</span> : price(cost)}
                </p>
                <p className="text-sm text-ink-soft">{t('quote.days', { from: days.from, to: days.to })}</p>
              </li>
            ))}
          </ul>
        )}
        {!shipping.available && <p>{t('quote.none')}</p>}
        {readable && missing !== undefined && <p className="mt-3 text-sm text-ink-soft">{t('quote.missing', { amount: price(missing) })}</p>}
        {readable && standard && consignment.goods > NOTHING && (
          <ImportNote
            charges={importCharges({ country, now, parcels: [{ goods: consignment.goods, shipping: standard.cost, kinds: ['one'] }] })}
            className="mt-3 text-sm text-ink-soft"
          />
        )}
      </div>
    </div>
  )
}
