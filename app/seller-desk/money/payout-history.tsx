import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router'
import { weekRange } from '../../i18n/week-range.ts'
import { bankName, bankOf } from '../../payouts/thai-banks.ts'
import { Badge, type BadgeTone } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import type { listPayouts } from './read-money.ts'

const TONES: Readonly<Record<string, BadgeTone>> = {
  pending: 'gold',
  approved: 'indigo',
  processing: 'indigo',
  paid: 'leaf',
  failed: 'sale',
  canceled: 'quiet',
}

/** As many weeks as are shown at first, so that a phone reaches what stands below. */
const AT_FIRST = 5

/** What a maker was paid, week by week, the latest first; all of it where an entry of the statement leads to one. */
export function PayoutHistory({ payouts, price }: { payouts: Awaited<ReturnType<typeof listPayouts>>; price: (satang: number) => string }) {
  const { t, i18n } = useTranslation(['payouts', 'ui'])
  const [opened, setOpened] = useState(false)
  const { hash } = useLocation()
  const sought = payouts.findIndex(({ number }) => hash === `#${number}`)
  const all = opened || sought >= AT_FIRST
  const named = (kept: string) => {
    const bank = bankOf(kept)
    return bank ? bankName(bank, i18n.language) : kept
  }
  return (
    <section aria-labelledby="payouts">
      <h2 id="payouts" className="mb-3 text-xl">
        {t('history.title')}
      </h2>
      {payouts.length === 0 ? (
        <p className="text-ink-soft">{t('history.none')}</p>
      ) : (
        <ul className="divide-y divide-line rounded-card border border-line bg-surface">
          {(all ? payouts : payouts.slice(0, AT_FIRST)).map((payout) => (
            <li key={payout.id} id={payout.number} className="flex flex-wrap items-center justify-between gap-3 p-4">
              <div className="min-w-0">
                <p className="font-semibold">{weekRange(payout.period, i18n.language)}</p>
                <p className="text-sm text-ink-soft wrap-anywhere">
                  {payout.number} · {named(payout.bank)} …{payout.number_tail}
                </p>
                {payout.reason !== '' && <p className="text-sm wrap-anywhere">{payout.reason}</p>}
              </div>
              <div className="flex items-center gap-3">
                <Badge tone={TONES[payout.status] ?? 'quiet'}>{t(`status.${payout.status}`)}</Badge>
                <span className="font-semibold tabular-nums">{price(payout.amount_minor)}</span>
              </div>
            </li>
          ))}
        </ul>
      )}
      {!all && payouts.length > AT_FIRST && (
        <Button look="quiet" size="small" className="mt-3" onClick={() => setOpened(true)}>
          {t('ui:list.more')}
        </Button>
      )}
    </section>
  )
}
