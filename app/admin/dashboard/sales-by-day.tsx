import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { useAmount } from '../../desk-kit/amount.tsx'
import { Panel } from '../../desk-kit/panel.tsx'
import { useRowsLink } from '../../desk-kit/use-rows-link.tsx'
import { dateFormat } from '../../i18n/date-format.ts'
import { numberFormat } from '../../i18n/number-format.ts'
import { toCsv } from '../../platform/csv.ts'
import { downloadFile } from '../../platform/download-file.ts'
import { Button } from '../../ui/button.tsx'
import { DayChart } from '../../ui/day-chart.tsx'
import type { FigureDay } from './figures.ts'

const AMOUNTS = ['sales_minor', 'before_minor', 'take_minor', 'refunds_minor'] as const
const COUNTS = ['orders', 'delivered', 'on_time', 'views'] as const

/** Sales of each day beside the period before: as a chart, as a table whose days lead to their orders, and as a file. */
export function SalesByDay({ days }: { days: readonly FigureDay[] }) {
  const { t, i18n } = useTranslation('admin-dashboard')
  const amount = useAmount()
  const rowsOf = useRowsLink()
  const number = numberFormat(i18n.language)
  const day = (of: string) => dateFormat(i18n.language, { day: 'numeric', month: 'short', timeZone: 'UTC' }).format(new Date(of))
  const [first, last] = [days[0], days.at(-1)]
  if (!first || !last) return null
  const save = () =>
    downloadFile(
      `hattha-${first.day}-${last.day}.csv`,
      toCsv([
        ['day', ...AMOUNTS, ...COUNTS].map((name) => t(`days.${name}`)),
        ...days.map((each) => [each.day, ...AMOUNTS.map((name) => Number((each[name] / 100).toFixed(2))), ...COUNTS.map((name) => each[name])]),
      ]),
      'text/csv;charset=utf-8',
    )
  return (
    <Panel
      title={t('days.title')}
      actions={
        <Button look="quiet" size="small" onClick={save}>
          {t('days.save')}
        </Button>
      }
    >
      <p className="flex flex-wrap gap-x-5 text-sm text-ink-soft" aria-hidden="true">
        <span className="inline-flex items-center gap-2">
          <span className="size-3 bg-indigo" />
          {t('days.sales_minor')}
        </span>
        <span className="inline-flex items-center gap-2">
          <span className="w-4 border-t-2 border-dashed border-gold" />
          {t('days.before_minor')}
        </span>
      </p>
      <DayChart days={days.map((each) => ({ day: each.day, now: each.sales_minor, before: each.before_minor }))} first={day(first.day)} last={day(last.day)} />
      <details className="mt-3">
        <summary className="link inline-flex min-h-9 cursor-pointer items-center pointer-coarse:min-h-11">{t('days.asTable')}</summary>
        <div role="region" aria-label={t('days.title')} tabIndex={0} className="max-h-128 overflow-auto">
          <table className="w-full text-sm tabular-nums">
            <thead>
              <tr>
                <th scope="col" className="py-2 pe-3 text-start">
                  {t('days.day')}
                </th>
                {[...AMOUNTS, ...COUNTS].map((name) => (
                  <th key={name} scope="col" className="min-w-24 px-3 py-2 text-end align-bottom">
                    {t(`days.${name}`)}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {days.toReversed().map((each) => {
                const to = rowsOf('orders', { sold: true, created_at: { from: each.day, to: each.day } }, ['sold'])
                return (
                  <tr key={each.day} className="border-t border-line">
                    <th scope="row" className="py-2 pe-3 text-start font-normal whitespace-nowrap">
                      {to === undefined ? (
                        day(each.day)
                      ) : (
                        <Link to={to} className="inline-flex min-h-6 items-center text-indigo hover:underline">
                          {day(each.day)}
                        </Link>
                      )}
                    </th>
                    {AMOUNTS.map((name) => (
                      <td key={name} className="px-3 py-2 text-end whitespace-nowrap">
                        {amount(each[name])}
                      </td>
                    ))}
                    {COUNTS.map((name) => (
                      <td key={name} className="px-3 py-2 text-end whitespace-nowrap">
                        {number.format(each[name])}
                      </td>
                    ))}
                  </tr>
                )
              })}
            </tbody>
          </table>
        </div>
      </details>
    </Panel>
  )
}
