import { useQuery, keepPreviousData } from '@tanstack/react-query'
import { useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { THAI_PROVINCES } from '../../addresses/thai-provinces.ts'
import { dateFormat } from '../../i18n/date-format.ts'
import { FALLBACK_LANGUAGE, languageOf } from '../../i18n/languages.ts'
import { languageName, regionName } from '../../i18n/names-of-codes.ts'
import { numberFormat } from '../../i18n/number-format.ts'
import { formatPrice } from '../../money/currency.ts'
import { toCsv } from '../../platform/csv.ts'
import { downloadFile } from '../../platform/download-file.ts'
import { minor } from '../../platform/money.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { LoadFailure } from '../../ui/load-failure.tsx'
import { ReplyTimeLine } from '../messages/reply-time-line.tsx'
import { getAnalytics, per100, PERIODS, type Analytics, type Period, type SalesPlace } from './analytics.ts'
import { DeskSkeleton } from '../desk-skeleton.tsx'
import type { DeskSeller } from '../desk.ts'
import { DayChart } from '../../ui/day-chart.tsx'
import { CHANGES_ELSEWHERE } from '../../platform/query.ts'

/** What sells, what is looked at, how it was found and where it goes, beside the period before; the plan adds a year and every row. */
export default function AnalyticsPart({ seller }: { seller: DeskSeller }) {
  const { t, i18n } = useTranslation('analytics')
  const [days, setDays] = useState<Period>(30)
  const found = useQuery({
    queryKey: ['desk-analytics', seller.id, days, i18n.language],
    queryFn: () => getAnalytics(seller.id, days, i18n.language),
    placeholderData: keepPreviousData,
    ...CHANGES_ELSEWHERE,
  })
  if (found.isError) return <LoadFailure error={found.error} onRetry={() => void found.refetch()} />
  if (!found.data) return <DeskSkeleton />
  const { plan } = found.data
  return (
    <div className="grid grid-cols-1 gap-8" aria-busy={found.isPlaceholderData}>
      <div className="flex flex-wrap items-center justify-between gap-4">
        <h2 className="text-2xl">{t('title')}</h2>
        <div role="group" aria-label={t('period')} className="flex flex-wrap gap-2">
          {PERIODS.filter((each) => plan || each < 365).map((each) => (
            <Button key={each} size="small" look={each === days ? 'primary' : 'quiet'} aria-pressed={each === days} onClick={() => setDays(each)}>
              {t('days', { count: each })}
            </Button>
          ))}
        </div>
      </div>
      <Report found={found.data} />
      <Reliability found={found.data} sellerId={seller.id} />
      {!plan && (
        <section className="rounded-card border border-line bg-surface p-4 sm:p-5">
          <p>{t('deeper')}</p>
          <ButtonLink to="/membership#plans" look="quiet" className="mt-4">
            {t('deeperSee')}
          </ButtonLink>
        </section>
      )}
    </div>
  )
}

/** How amounts, numbers, days and places are written here. */
function useWriting() {
  const { i18n } = useTranslation('analytics')
  const language = languageOf(i18n.language) ?? FALLBACK_LANGUAGE
  return {
    baht: (amount: number) => formatPrice(minor(amount), 'THB', language),
    number: (count: number) => numberFormat(language).format(count),
    rate: (orders: number, views: number) => {
      const share = per100(orders, views)
      return share === undefined ? '–' : numberFormat(language, 1).format(share)
    },
    day: (day: string) => dateFormat(language, { day: 'numeric', month: 'short', timeZone: 'UTC' }).format(new Date(day)),
    date: (day: string) => dateFormat(language, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(day)),
    place: ({ country, province }: SalesPlace) => {
      const thai = THAI_PROVINCES.find(({ code }) => code === province)
      return thai ? thai[language === 'th' ? 'th' : 'en'] : regionName(country, language)
    },
    spoken: (code: string) => languageName(code, language),
  }
}

const Figure = ({ name, value, note }: { name: string; value: string; note?: string | undefined }) => (
  <div className="rounded-card border border-line bg-surface p-3 sm:p-4">
    <dt className="text-sm text-ink-soft">{name}</dt>
    <dd className="mt-1 text-lg font-semibold tabular-nums sm:text-xl">{value}</dd>
    {note && <dd className="mt-0.5 text-sm text-ink-soft tabular-nums">{note}</dd>}
  </div>
)

function Report({ found }: { found: Analytics }) {
  const { t } = useTranslation('analytics')
  const { baht, number, rate, day, date, place, spoken } = useWriting()
  const { now, before, days } = found
  const average = ({ orders, sales_minor }: Analytics['now']) => (orders > 0 ? baht(Math.round(sales_minor / orders)) : '–')
  const was = (value: string) => t('before', { value })
  const [first, last] = [days[0], days.at(-1)]
  return (
    <>
      <dl className="grid two-up gap-3 lg:grid-cols-3">
        <Figure name={t('sales')} value={baht(now.sales_minor)} note={was(baht(before.sales_minor))} />
        <Figure name={t('orders')} value={number(now.orders)} note={was(number(before.orders))} />
        <Figure name={t('average')} value={average(now)} note={was(average(before))} />
        <Figure name={t('visits')} value={number(found.views)} note={was(number(found.views_before))} />
        <Figure name={t('carts')} value={number(found.carts)} note={was(number(found.carts_before))} />
        <Figure name={t('conversion')} value={rate(now.orders, found.views)} note={was(rate(before.orders, found.views_before))} />
        <Figure name={t('favorites')} value={number(found.favorites)} />
      </dl>
      <Block title={t('byDay')}>
        <p className="flex flex-wrap gap-x-5 text-sm text-ink-soft" aria-hidden="true">
          <span className="inline-flex items-center gap-2">
            <span className="size-3 bg-indigo" />
            {t('sales')}
          </span>
          <span className="inline-flex items-center gap-2">
            <span className="w-4 border-t-2 border-dashed border-gold" />
            {t('periodBefore')}
          </span>
        </p>
        {first && last && (
          <DayChart
            days={days.map((each) => ({ day: each.day, now: each.sales_minor, before: each.before_minor }))}
            first={day(first.day)}
            last={day(last.day)}
          />
        )}
        <details className="mt-3">
          <summary className="link inline-flex min-h-9 cursor-pointer items-center pointer-coarse:min-h-11">{t('asTable')}</summary>
          <Table
            label={t('byDay')}
            head={[t('day'), t('sales'), t('periodBefore'), t('orders'), t('visits')]}
            rows={days.map((each) => [day(each.day), baht(each.sales_minor), baht(each.before_minor), number(each.orders), number(each.views)])}
          />
        </details>
      </Block>
      <Block title={t('products')}>
        <Table
          label={t('products')}
          head={[t('product'), t('visits'), t('carts'), t('orders'), t('conversion'), t('sold'), t('sales'), t('favorites')]}
          rows={found.products.map((each) => [
            each.name,
            number(each.views),
            number(each.carts),
            number(each.orders),
            rate(each.orders, each.views),
            number(each.quantity),
            baht(each.sales_minor),
            number(each.favorites),
          ])}
        />
      </Block>
      <Block title={t('places')}>
        <Table
          label={t('places')}
          head={[t('place'), t('orders'), t('sales')]}
          rows={found.places.map((each) => [place(each), number(each.orders), baht(each.sales_minor)])}
        />
      </Block>
      <Block title={t('languages')}>
        <Table
          label={t('languages')}
          head={[t('language'), t('orders'), t('sales')]}
          rows={found.languages.map((each) => [spoken(each.language), number(each.orders), baht(each.sales_minor)])}
        />
      </Block>
      <Block title={t('words')}>
        <Table label={t('words')} head={[t('word'), t('visits')]} rows={found.words.map((each) => [each.word, number(each.visits)])} />
        <p className="mt-3 text-sm text-ink-soft">{t('wordsNote')}</p>
      </Block>
      <div className="grid justify-items-start gap-3 text-sm text-ink-soft">
        <Button look="quiet" onClick={() => download(found, t, { place, spoken })}>
          {t('export')}
        </Button>
        <p>{t('note')}</p>
        {found.counted_since && <p>{t('noteVisits', { date: date(found.counted_since) })}</p>}
      </div>
    </>
  )
}

const Block = ({ title, children }: { title: string; children: ReactNode }) => (
  <section className="rounded-card border border-line bg-surface p-4 sm:p-5">
    <h3 className="mb-3 text-lg">{title}</h3>
    {children}
  </section>
)

function Table({ label, head, rows }: { label: string; head: readonly string[]; rows: readonly (readonly string[])[] }) {
  const { t } = useTranslation('analytics')
  if (rows.length === 0) return <p className="text-ink-soft">{t('none')}</p>
  return (
    <div role="region" aria-label={label} tabIndex={0} className="overflow-x-auto">
      <table className="w-full text-sm tabular-nums">
        <thead>
          <tr>
            {head.map((name, index) => (
              <th
                key={name}
                scope="col"
                className={index === 0 ? 'py-2 pe-2 text-start sm:pe-3' : 'min-w-20 px-2 py-2 text-end align-bottom last:pe-0 sm:min-w-24 sm:px-3'}
              >
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, line) => (
            <tr key={`${line} ${row[0]}`} className="border-t border-line">
              {row.map((value, index) =>
                index === 0 ? (
                  <th key={index} scope="row" className="min-w-28 py-2 pe-2 text-start font-normal sm:min-w-32 sm:pe-3">
                    {value}
                  </th>
                ) : (
                  <td key={index} className="px-2 py-2 text-end whitespace-nowrap last:pe-0 sm:px-3">
                    {value}
                  </td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

/** How reliably the shop sends and answers, and how both are counted. */
function Reliability({ found, sellerId }: { found: Analytics; sellerId: string }) {
  const { t } = useTranslation('analytics')
  const { number, rate } = useWriting()
  const { due, on_time: onTime, tracked } = found.sending
  return (
    <Block title={t('reliability')}>
      <Table
        label={t('reliability')}
        head={[t('reliability'), t('number'), t('per100')]}
        rows={[
          [t('due'), number(due), rate(due, due)],
          [t('onTime'), number(onTime), rate(onTime, due)],
          [t('tracked'), number(tracked), rate(tracked, due)],
          [t('canceled'), number(found.canceled), rate(found.canceled, found.now.orders + found.canceled)],
        ]}
      />
      <p className="mt-3 max-w-text text-sm text-ink-soft">{t('formula')}</p>
      <ReplyTimeLine sellerId={sellerId} />
    </Block>
  )
}

/** Amounts in baht with two decimals, as spreadsheets reckon with. */
function download(found: Analytics, t: (key: ColumnKey) => string, { place, spoken }: Pick<ReturnType<typeof useWriting>, 'place' | 'spoken'>): void {
  const baht = (amount: number) => Number((amount / 100).toFixed(2))
  const csv = toCsv([
    [t('day'), t('sales'), t('periodBefore'), t('orders'), t('visits')],
    ...found.days.map((each) => [each.day, baht(each.sales_minor), baht(each.before_minor), each.orders, each.views]),
    [],
    [t('product'), t('visits'), t('carts'), t('orders'), t('sold'), t('sales'), t('favorites')],
    ...found.products.map((each) => [each.name, each.views, each.carts, each.orders, each.quantity, baht(each.sales_minor), each.favorites]),
    [],
    [t('place'), t('orders'), t('sales')],
    ...found.places.map((each) => [place(each), each.orders, baht(each.sales_minor)]),
    [],
    [t('language'), t('orders'), t('sales')],
    ...found.languages.map((each) => [spoken(each.language), each.orders, baht(each.sales_minor)]),
    [],
    [t('word'), t('visits')],
    ...found.words.map((each) => [each.word, each.visits]),
    [],
    [t('reliability'), t('number')],
    [t('due'), found.sending.due],
    [t('onTime'), found.sending.on_time],
    [t('tracked'), found.sending.tracked],
    [t('canceled'), found.canceled],
  ])
  downloadFile(`hattha-${found.days[0]?.day ?? ''}-${found.days.at(-1)?.day ?? ''}.csv`, csv, 'text/csv;charset=utf-8')
}

type ColumnKey =
  | ('day' | 'sales' | 'periodBefore' | 'orders' | 'visits' | 'carts' | 'product' | 'sold' | 'favorites' | 'place')
  | ('language' | 'word' | 'reliability' | 'number' | 'due' | 'onTime' | 'tracked' | 'canceled')
