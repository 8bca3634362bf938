import { useTranslation } from 'react-i18next'
import { useMay } from '../../desk-kit/desk-rights.tsx'
import { Moment } from '../../desk-kit/moment.tsx'
import { Panel } from '../../desk-kit/panel.tsx'
import { SHIPPING_METHODS, SHIPPING_ZONES } from '../../shipping/shipping-rates.ts'
import type { ShippingTerms, StandingRate } from '../../shipping/shipping-terms.ts'
import { Button } from '../../ui/button.tsx'
import { EndTerm } from './end-term.tsx'
import { BEGINNING, type Term, termState } from './shipping.ts'
import { TermBadge } from './term-badge.tsx'
import { useShippingWords } from './use-shipping-words.tsx'

/** What each method costs in each zone now, and what is planned for it. */
export function RateTable({ terms, open, onChange }: { terms: ShippingTerms; open: readonly Term[]; onChange: (id: number) => void }) {
  const { t } = useTranslation('admin-shipping')
  const words = useShippingWords()
  return (
    <Panel title={t('rates')}>
      <ul className="flex flex-col divide-y divide-line">
        {SHIPPING_ZONES.map((zone) => (
          <li key={zone} className="grid gap-x-6 gap-y-3 py-3 md:grid-cols-[9rem_1fr_1fr]">
            <h3 className="font-sans text-base font-semibold">{words.zone(zone)}</h3>
            {SHIPPING_METHODS.map((method) => {
              const standing = terms.rates.find((one) => one.zone === zone && one.method === method)
              const others = open.filter((one) => one.kind === 'rate' && one.zone === zone && one.method === method)
              return standing && <Rate key={method} standing={standing} others={others} onChange={onChange} />
            })}
          </li>
        ))}
      </ul>
    </Panel>
  )
}

function Rate({ standing, others, onChange }: { standing: StandingRate; others: readonly Term[]; onChange: (id: number) => void }) {
  const { t } = useTranslation('admin-shipping')
  const may = useMay()
  const words = useShippingWords()
  const { id, zone, method, rate, since, until } = standing
  const planned = others.filter((term) => termState(term) === 'planned')
  const own = others.find((term) => term.id === id)
  // What the shop began with has nothing before it that could hold again.
  const endable = own && others.some((term) => term.id !== id && termState(term) === 'begun')
  return (
    <div className="flex min-w-0 flex-col items-start gap-1 text-sm">
      <p className="font-semibold">{words.method(method)}</p>
      <p className="tabular-nums">{words.price(rate)}</p>
      {'first' in rate && (
        <>
          <p className="text-ink-soft">
            {rate.carrier} · {t('days', { from: rate.daysFrom, to: rate.daysTo })} · {t('parcelMax', { weight: words.weight(rate.parcelMaxGrams) })}
          </p>
          {rate.freeFrom !== null && <p className="text-leaf">{t('freeFrom', { amount: words.amount(rate.freeFrom) })}</p>}
        </>
      )}
      {(since > BEGINNING || until) && (
        <p className="text-ink-soft">
          {t('since')} <Moment at={since} />
          {until && (
            <>
              {' '}
              {t('until')} <Moment at={until} />
            </>
          )}
        </p>
      )}
      {planned.map((term) => (
        <div key={term.id} className="mt-1 flex flex-col items-start gap-1 rounded-control bg-paper p-2">
          <p className="flex flex-wrap items-center gap-2">
            <TermBadge term={term} /> <Moment at={term.starts_at} />
          </p>
          <p>{words.says(term)}</p>
          <p className="text-ink-soft">{term.reason}</p>
          <EndTerm term={term} />
        </div>
      ))}
      <div className="mt-1 flex flex-wrap gap-2">
        {may('shipping.write') && (
          <Button size="small" look="quiet" aria-label={t('changeOf', { zone: words.zone(zone), method: words.method(method) })} onClick={() => onChange(id)}>
            {t('change')}
          </Button>
        )}
        {endable && <EndTerm term={own} />}
      </div>
    </div>
  )
}
