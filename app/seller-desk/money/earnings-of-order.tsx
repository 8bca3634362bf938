import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { FALLBACK_LANGUAGE, languageOf } from '../../i18n/languages.ts'
import { useMoments } from '../../i18n/use-moments.ts'
import { formatPrice } from '../../money/currency.ts'
import { minor } from '../../platform/money.ts'
import { Disclosure } from '../../ui/disclosure.tsx'
import { LoadFailureLine } from '../../ui/load-failure.tsx'
import { Waiting } from '../../ui/skeleton.tsx'
import { useState } from 'react'
import { EARNING_PARTS, type OrderEarnings, paidStateOf } from './order-earnings.ts'
import { readOrderEarnings } from './read-earnings.ts'

/** What an order has earned by the books, part by part, asked when it is opened. */
export function EarningsOfOrder({ order, number, seller }: { order: string; number: string; seller: string }) {
  const { t } = useTranslation('desk-earnings')
  const [open, setOpen] = useState(false)
  const found = useQuery({ queryKey: ['order-earnings', seller, order], queryFn: () => readOrderEarnings(seller, order), enabled: open })
  return (
    <Disclosure
      summary={
        <>
          {t('ofOrder')}
          <span className="sr-only"> {number}</span>
        </>
      }
      className="border-b-0"
      onToggle={(event) => setOpen(event.currentTarget.open)}
    >
      {found.isError ? (
        <LoadFailureLine error={found.error} onRetry={() => void found.refetch()} />
      ) : found.isPending ? (
        open && <Waiting className="h-32" />
      ) : found.data === null ? (
        <p className="text-ink-soft">{t('notYet')}</p>
      ) : (
        <EarningsParts earned={found.data} />
      )}
    </Disclosure>
  )
}

/** The parts of what was earned, their sum, and what became of the money. */
export function EarningsParts({ earned }: { earned: OrderEarnings }) {
  const { t, i18n } = useTranslation('desk-earnings')
  const baht = (satang: number) => formatPrice(minor(satang), 'THB', languageOf(i18n.language) ?? FALLBACK_LANGUAGE)
  const days = useMoments()({ dateStyle: 'medium' })
  const state = paidStateOf(earned)
  const day = earned.paidAt ?? earned.freeAt
  return (
    <>
      <dl className="grid max-w-md grid-cols-[minmax(0,1fr)_auto] gap-x-4 gap-y-1 tabular-nums">
        {EARNING_PARTS.filter((part) => part === 'goods' || earned[part] !== 0).map((part) => (
          <div key={part} className="contents">
            <dt className="text-ink-soft">{t(`part.${part}`)}</dt>
            <dd className="text-end whitespace-nowrap">{baht(earned[part])}</dd>
          </div>
        ))}
        <dt className="border-t border-line pt-1 font-semibold">{t('net')}</dt>
        <dd className="border-t border-line pt-1 text-end font-semibold">{baht(earned.net)}</dd>
      </dl>
      {earned.byHattha > 0 && <p className="mt-2 text-sm text-ink-soft">{t('byHattha', { amount: baht(earned.byHattha) })}</p>}
      <p className="mt-2 text-sm">{t(`state.${state}`, { day: day === null ? '' : days.format(new Date(day)), payout: earned.payout ?? '' })}</p>
    </>
  )
}
