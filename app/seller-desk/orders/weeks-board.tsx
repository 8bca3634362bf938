import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { dateFormat } from '../../i18n/date-format.ts'
import { answered } from '../../platform/answered.ts'
import { loadSupabase } from '../../platform/session/supabase.ts'
import { Badge } from '../../ui/badge.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { LoadFailure } from '../../ui/load-failure.tsx'
import { Waiting } from '../../ui/skeleton.tsx'
import { type LineToMake, type MadeToOrder, type WeekProduct, weeksOf } from './made-to-order.ts'

const readWeeks = async (seller: string): Promise<MadeToOrder> =>
  // Built by our own function of the same release.
  (await answered((await loadSupabase()).rpc('made_to_order_weeks', { p_seller_id: seller }))).data as MadeToOrder

type WeeksBoardProps = { sellerId: string; askAgainMs: number; onOpen: (number: string) => void }

/** What is to be made in which week, against what its maker makes in one; each line opens its order. */
export function WeeksBoard({ sellerId, askAgainMs, onOpen }: WeeksBoardProps) {
  const { t, i18n } = useTranslation('desk')
  const found = useQuery({ queryKey: ['desk-orders', sellerId, 'weeks'], queryFn: () => readWeeks(sellerId), refetchInterval: askAgainMs })
  if (found.isPending) return <Waiting className="h-64" />
  if (found.isError) return <LoadFailure title={t('failed')} error={found.error} onRetry={() => void found.refetch()} />
  const days = dateFormat(i18n.language, { day: 'numeric', month: 'short', timeZone: 'UTC' })
  const dayOf = (day: string, later = 0) => days.format(new Date(Date.parse(`${day}T12:00:00Z`) + later * 86_400_000))
  const weeks = weeksOf(found.data)
  if (weeks.length === 0) return <EmptyState level={2} title={t('weeks.none')} text={t('weeks.noneText')} />
  return (
    <div className="grid grid-cols-1 gap-4 lg:grid-cols-3">
      {weeks.map(({ week, lines, products }) => (
        <section
          key={week}
          aria-label={t('weeks.week', { from: dayOf(week), to: dayOf(week, 6) })}
          className="grid content-start gap-3 rounded-card bg-indigo-wash p-3"
        >
          <h2 className="px-1 font-sans text-base font-semibold">{t('weeks.week', { from: dayOf(week), to: dayOf(week, 6) })}</h2>
          <ul className="grid gap-1 px-1 text-sm">
            {products.map((product, place) => (
              <ProductLine key={`${product.title}-${place}`} product={product} />
            ))}
          </ul>
          <ul className="grid gap-2">
            {lines.map((line, place) => (
              <li key={`${line.order}-${place}`}>
                <LineCard line={line} due={dayOf(line.day)} isLate={line.day < found.data.today} onOpen={onOpen} />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  )
}

function ProductLine({ product: { title, quantity, capacity, isTooMuch } }: { product: WeekProduct }) {
  const { t } = useTranslation('desk')
  return (
    <li className="flex flex-wrap items-baseline justify-between gap-x-3">
      <span className="min-w-0 wrap-anywhere">{title}</span>
      <span className={isTooMuch ? 'font-semibold text-terracotta tabular-nums' : 'tabular-nums'}>
        {capacity ? t(isTooMuch ? 'weeks.tooMuch' : 'weeks.of', { count: quantity, capacity }) : t('weeks.count', { count: quantity })}
      </span>
    </li>
  )
}

type LineCardProps = { line: LineToMake; due: string; isLate: boolean; onOpen: (number: string) => void }

function LineCard({ line, due, isLate, onOpen }: LineCardProps) {
  const { t } = useTranslation('desk')
  return (
    <button
      type="button"
      onClick={() => onOpen(line.order)}
      className="grid w-full gap-1 rounded-control border border-line bg-surface p-3 text-start hover:border-indigo"
    >
      <span className="flex flex-wrap items-center justify-between gap-2 text-sm">
        <span className="font-semibold tabular-nums">{line.order}</span>
        {isLate ? <Badge tone="gold">{t('weeks.late', { day: due })}</Badge> : <span className="text-ink-soft">{t('weeks.due', { day: due })}</span>}
      </span>
      <span className="wrap-anywhere">
        <span className="tabular-nums">{line.quantity} ×</span> {[line.title, line.option].filter(Boolean).join(' · ')}
      </span>
      {line.personalization !== '' && <span className="rounded-control bg-gold-wash px-2 py-1 text-sm wrap-anywhere">{line.personalization}</span>}
    </button>
  )
}
