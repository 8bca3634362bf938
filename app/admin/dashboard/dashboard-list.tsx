import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'
import { useAmount } from '../../desk-kit/amount.tsx'
import { Moment } from '../../desk-kit/moment.tsx'
import { useRowsLink } from '../../desk-kit/use-rows-link.tsx'
import { dateFormat } from '../../i18n/date-format.ts'
import { numberFormat, percentFormat } from '../../i18n/number-format.ts'
import { CHANGES_ELSEWHERE } from '../../platform/query.ts'
import { Button } from '../../ui/button.tsx'
import { LoadFailure } from '../../ui/load-failure.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { Figure } from './figure.tsx'
import { type Figures, getFigures, growthOf, NOTHING, type Period, PERIODS, shareOf, type Sums } from './figures.ts'
import { type FigureLink, spanLinks, totalLinks } from './figure-links.ts'
import { SalesByDay } from './sales-by-day.tsx'

const USUAL: Period = 30

/** The start of the back office: what the shop is made of, and how the last days went beside those before. */
export default function DashboardList() {
  const { t } = useTranslation('admin-dashboard')
  const [search, setSearch] = useSearchParams()
  const wanted = Number(search.get('days'))
  const period = PERIODS.find((each) => each === wanted) ?? USUAL
  const found = useQuery({ queryKey: ['office-figures', period], queryFn: () => getFigures(period), placeholderData: keepPreviousData, ...CHANGES_ELSEWHERE })
  return (
    <section aria-labelledby="dashboard-title" className="flex flex-col gap-5">
      <header className="flex flex-wrap items-end justify-between gap-3">
        <div>
          <h1 id="dashboard-title" className="text-2xl">
            {t('title')}
          </h1>
          <p className="text-sm text-ink-soft">
            {found.data?.counted_at ? (
              <>
                {t('countedAt')} <Moment at={found.data.counted_at} />
              </>
            ) : (
              found.data && t('notCounted')
            )}
          </p>
        </div>
        <div role="group" aria-label={t('period')} className="flex flex-wrap gap-2">
          {PERIODS.map((each) => (
            <Button
              key={each}
              size="small"
              look={each === period ? 'primary' : 'quiet'}
              aria-pressed={each === period}
              onClick={() => setSearch(each === USUAL ? {} : { days: String(each) }, { replace: true })}
            >
              {t('lastDays', { count: each })}
            </Button>
          ))}
        </div>
      </header>
      {found.isError ? (
        <LoadFailure error={found.error} onRetry={() => void found.refetch()} />
      ) : found.data ? (
        <div className="flex flex-col gap-5" aria-busy={found.isPlaceholderData}>
          <Totals found={found.data} />
          <LastDays found={found.data} />
          <SalesByDay days={found.data.days} />
        </div>
      ) : (
        <Skeleton className="h-96 w-full" />
      )}
    </section>
  )
}

/** On a phone two abreast, and one under the other where letters are large. */
const CARDS = 'grid grid-cols-[repeat(auto-fill,minmax(min(100%,8rem),1fr))] gap-3 md:grid-cols-3 xl:grid-cols-4'

/** The seven cards of the specification. */
function Totals({ found }: { found: Figures }) {
  const { t, i18n } = useTranslation('admin-dashboard')
  const amount = useAmount()
  const rowsOf = useRowsLink()
  const number = numberFormat(i18n.language)
  const count = (of: number | undefined) => (of === undefined ? '–' : number.format(of))
  const links = totalLinks(found.to)
  const to = ({ card, filter, own }: FigureLink) => rowsOf(card, filter, own)
  const sold = to(links.sold)
  return (
    <dl className={CARDS}>
      <Figure name={t('cards.pending')} value={count(found.pending_orders)} to={to(links.pending)} />
      <Figure
        name={t('cards.lowStock')}
        note={t('cards.lowStockNote', { below: number.format(found.low_below) })}
        value={count(found.totals?.low_stock)}
        to={to(links.lowStock)}
      />
      <Figure name={t('cards.reviews')} value={count(found.totals?.recent_reviews)} to={to(links.reviews)} />
      <Figure name={t('cards.revenue')} value={amount(found.revenue_minor)} to={sold} />
      <Figure name={t('cards.orders')} value={count(found.orders)} to={sold} />
      <Figure name={t('cards.users')} value={count(found.totals?.users)} to={to(links.users)} />
      <Figure name={t('cards.products')} value={count(found.totals?.active_products)} to={to(links.products)} />
    </dl>
  )
}

/** The last days as sums, each beside the days before. */
function LastDays({ found }: { found: Figures }) {
  const { t, i18n } = useTranslation('admin-dashboard')
  const amount = useAmount()
  const rowsOf = useRowsLink()
  const number = numberFormat(i18n.language)
  const day = (of: string) => dateFormat(i18n.language, { day: 'numeric', month: 'short', timeZone: 'UTC' }).format(new Date(of))
  const now = found.now ?? NOTHING
  const before = found.before ?? NOTHING
  const span = { from: found.from, to: found.to }
  const share = (of: Sums) => shareOf(of.on_time, of.delivered)
  const visitors = (of: Sums) => shareOf(of.orders, of.views)
  const percent = (of: number | undefined) => (of === undefined ? '–' : percentFormat(i18n.language).format(of))
  const was = (value: string) => t('was', { value })
  const links = spanLinks(span)
  const to = ({ card, filter, own }: FigureLink) => rowsOf(card, filter, own)
  const sold = to(links.sold)
  return (
    <section aria-labelledby="last-days">
      <h2 id="last-days" className="text-lg">
        {t('lastDays', { count: found.days.length })}
      </h2>
      <p className="mb-3 text-sm text-ink-soft">
        {t('beside', { from: day(found.from), to: day(found.to), beforeFrom: day(found.before_from), beforeTo: day(found.before_to) })}
      </p>
      <dl className={CARDS}>
        <Figure
          name={t('sums.sales')}
          value={amount(now.sales_minor)}
          note={was(amount(before.sales_minor))}
          growth={growthOf(now.sales_minor, before.sales_minor)}
          to={sold}
        />
        <Figure
          name={t('sums.orders')}
          value={number.format(now.orders)}
          note={was(number.format(before.orders))}
          growth={growthOf(now.orders, before.orders)}
          to={sold}
        />
        <Figure
          name={t('sums.take')}
          value={amount(now.take_minor)}
          note={was(amount(before.take_minor))}
          growth={growthOf(now.take_minor, before.take_minor)}
          to={sold}
        />
        <Figure
          name={t('sums.refunds')}
          value={amount(now.refunds_minor)}
          note={was(amount(before.refunds_minor))}
          growth={growthOf(now.refunds_minor, before.refunds_minor)}
          to={to(links.refunds) ?? rowsOf('orders', { payment_status: ['partially_refunded', 'refunded'] })}
        />
        <Figure name={t('sums.onTime')} value={percent(share(now))} note={was(percent(share(before)))} to={to(links.late)} />
        <Figure name={t('sums.conversion')} value={percent(visitors(now))} note={was(percent(visitors(before)))} />
      </dl>
    </section>
  )
}
