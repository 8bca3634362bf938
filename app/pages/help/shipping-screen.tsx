import { useTranslation } from 'react-i18next'
import { weightOf } from '../../i18n/weight.ts'
import { usePrice } from '../../money/price.tsx'
import { HANDLING_DAYS } from '../../shipping/shipping.ts'
import { type ShippingTable, shippingTable, type ShippingTerms } from '../../shipping/shipping-terms.ts'
import { SHIPPING_METHODS, SHIPPING_ZONES, type ShippingRate } from '../../shipping/shipping-rates.ts'
import { InfoFrame } from '../info-frame.tsx'
import type { InfoData } from '../load-info.server.ts'
import { ShippingQuote } from './shipping-quote.tsx'

/** What delivery costs and how long it takes, from the table that checkout reckons with. */
export default function ShippingScreen({ loaderData: { facts, written } }: { loaderData: InfoData }) {
  return <InfoFrame page="shipping" facts={facts} written={written} after={{ lead: <Rates terms={facts.shipping} /> }} />
}

const Rates = ({ terms }: { terms: ShippingTerms }) => (
  <>
    <RateTable table={shippingTable(terms)} />
    <ShippingQuote terms={terms} />
  </>
)

function RateTable({ table }: { table: ShippingTable }) {
  const { t } = useTranslation('pages-shipping')
  const price = usePrice()
  const freeFrom = table.rates.TH.standard?.freeFrom
  return (
    <div className="mt-6">
      {/* Wide tables scroll by themselves, also by keyboard, and the page stays where it is. */}
      <div role="region" aria-label={t('table.caption')} tabIndex={0} className="overflow-x-auto rounded-card border border-line bg-surface">
        <table className="w-full text-start sm:min-w-136">
          <caption className="sr-only">{t('table.caption')}</caption>
          <thead className="border-b border-line text-sm text-ink-soft">
            <tr>
              <th scope="col" className="px-2.5 py-3 sm:px-4 text-start font-semibold">
                {t('table.zone')}
              </th>
              {SHIPPING_METHODS.map((method) => (
                <th key={method} scope="col" className="px-2.5 py-3 sm:px-4 text-start font-semibold">
                  {t(`table.${method}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {SHIPPING_ZONES.map((zone) => (
              <tr key={zone} className="border-b border-line align-top last:border-0">
                <th scope="row" className="px-2.5 py-3 sm:px-4 text-start font-semibold">
                  {t(`zones.${zone}`)}
                </th>
                {SHIPPING_METHODS.map((method) => (
                  <td key={method} className="px-2.5 py-3 sm:px-4">
                    <Rate rate={table.rates[zone][method]} />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <p className="mt-3 text-sm text-ink-soft">{t('table.note', { from: HANDLING_DAYS.from, to: HANDLING_DAYS.to })}</p>
      {freeFrom && (
        <p className="mt-1 text-sm text-leaf" data-price>
          {t('table.free', { amount: price(freeFrom) })}
        </p>
      )}
    </div>
  )
}

function Rate({ rate }: { rate: ShippingRate | null }) {
  const { t, i18n } = useTranslation('pages-shipping')
  const price = usePrice()
  const weight = (grams: number) => weightOf(grams, i18n.language)
  if (!rate) return '–'
  return (
    <>
      <span data-price className="font-semibold tabular-nums">
        {price(rate.first)}
      </span>
      <span className="block text-sm text-ink-soft" data-price>
        {t('table.weight', { first: weight(rate.firstGrams), step: price(rate.step), weight: weight(rate.stepGrams) })}
      </span>
      <span className="block text-sm text-ink-soft">{t('table.days', { from: rate.days.from, to: rate.days.to })}</span>
    </>
  )
}
