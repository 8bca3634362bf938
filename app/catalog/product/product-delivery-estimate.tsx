import { useId, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { deliveryCountry, rememberDeliveryCountry } from '../../shipping/delivery-country.ts'
import { dateFormat } from '../../i18n/date-format.ts'
import { FALLBACK_LANGUAGE, languageOf } from '../../i18n/languages.ts'
import { usePrice } from '../../money/price.tsx'
import { minor, times, type Minor } from '../../platform/money.ts'
import { countryList } from '../../shipping/countries.ts'
import { importCharges } from '../../shipping/import-charges.ts'
import { ImportNote } from '../../shipping/import-note.tsx'
import { shippingTable } from '../../shipping/shipping-terms.ts'
import { deliveryDates, missingToFreeShipping, shippingOptions } from '../../shipping/shipping.ts'
import type { Product, ProductBasics, ProductVariant } from '../product.ts'

type Estimated = ProductBasics & Pick<Product, 'weightGrams'>

/** Browser only: asks the browser where its reader probably is. The same rules and rates as the checkout's, for this piece alone. */
export default function ProductDeliveryEstimate({ product, variant, quantity }: { product: Estimated; variant: ProductVariant | undefined; quantity: number }) {
  const { t, i18n } = useTranslation('product')
  const price = usePrice()
  const id = useId()
  const language = languageOf(i18n.language) ?? FALLBACK_LANGUAGE
  const countries = useMemo(() => countryList(language), [language])
  const [country, setCountry] = useState(deliveryCountry)
  const [now] = useState(() => new Date())
  const consignment = {
    country,
    lines: [{ weightGrams: variant?.weightGrams ?? product.weightGrams, quantity, freeShipping: product.freeShipping, categoryIds: [product.category.id] }],
    goods: times(minor(variant?.priceMinor ?? product.priceMinor), quantity),
    leadDays: product.madeToOrder || product.shipsOn !== null ? product.leadTimeDays : 0,
  }
  const table = useMemo(() => shippingTable(product.shipping), [product.shipping])
  const shipping = shippingOptions(consignment, table)
  const standard = shipping.available ? shipping.options[0] : undefined
  const express = shipping.available ? shipping.options.find(({ method }) => method === 'express') : undefined
  const missing = missingToFreeShipping(consignment, table)
  const charges = (delivery: Minor) =>
    importCharges({ country, now, parcels: [{ goods: consignment.goods, shipping: delivery, kinds: [product.category.slug] }] })
  const day = (date: string) => dateFormat(language, { day: 'numeric', month: 'short', timeZone: 'UTC' }).format(new Date(`${date}T00:00:00Z`))
  const dates = (days: { from: number; to: number }) => {
    const { from, to } = deliveryDates(days, now)
    return t('delivery.between', { from: day(from), to: day(to) })
  }
  return (
    <div className="grid grid-cols-1 gap-1.5 text-sm">
      <div className="flex flex-wrap items-center gap-x-2">
        <label htmlFor={id} className="font-semibold">
          {t('delivery.to')}
        </label>
        <select
          id={id}
          value={country}
          onChange={(event) => {
            setCountry(event.currentTarget.value)
            rememberDeliveryCountry(event.currentTarget.value)
          }}
          className="select-arrow min-h-9 max-w-full min-w-0 rounded-control border border-line-strong bg-surface ps-2.5 pe-8 text-sm! pointer-coarse:min-h-11"
        >
          {countries.map(({ code, name }) => (
            <option key={code} value={code}>
              {name}
            </option>
          ))}
        </select>
      </div>
      <div aria-live="polite" className="grid gap-1">
        {standard ? (
          <p>
            <span className={standard.free ? 'font-semibold text-leaf' : 'font-semibold'}>{standard.free ? t('delivery.free') : price(standard.cost)}</span>
            {', '}
            {dates(standard.days)}
          </p>
        ) : (
          <p>{t('delivery.none')}</p>
        )}
        {express && express !== standard && (
          <p className="text-ink-soft">{t('delivery.express', { price: price(express.cost), dates: dates(express.days) })}</p>
        )}
        {missing !== undefined && <p className="text-ink-soft">{t('delivery.missing', { amount: price(missing) })}</p>}
        {standard && <ImportNote charges={charges(standard.cost)} className="text-ink-soft" />}
      </div>
    </div>
  )
}
