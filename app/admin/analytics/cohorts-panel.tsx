import { useTranslation } from 'react-i18next'
import { Panel } from '../../desk-kit/panel.tsx'
import { dateFormat } from '../../i18n/date-format.ts'
import { numberFormat, percentFormat } from '../../i18n/number-format.ts'
import { Button } from '../../ui/button.tsx'
import { type CohortMonth, cohortRows } from './analytics.ts'
import { bahtCell, saveFigures } from './save-figures.ts'

/** Buyers by the month of their first order: how many of them ordered again in each month since. The deeper a cell, the more. */
export function CohortsPanel({ cohorts }: { cohorts: readonly CohortMonth[] }) {
  const { t, i18n } = useTranslation('admin-analytics')
  const number = numberFormat(i18n.language)
  const percent = percentFormat(i18n.language)
  const month = (of: string) => dateFormat(i18n.language, { month: 'short', year: 'numeric', timeZone: 'UTC' }).format(new Date(of))
  const rows = cohortRows(cohorts)
  const most = Math.max(0, ...rows.map(({ months }) => months.length))
  const save = () =>
    saveFigures('cohorts', [
      [t('cohorts.first'), t('cohorts.month'), t('cohorts.buyers'), t('measures.orders'), t('goods')],
      ...cohorts.map((one) => [one.first_month.slice(0, 7), one.month.slice(0, 7), one.buyers, one.orders, bahtCell(one.minor)]),
    ])
  return (
    <Panel
      title={t('cohorts.title')}
      actions={
        rows.length > 0 && (
          <Button look="quiet" size="small" onClick={save}>
            {t('save')}
          </Button>
        )
      }
    >
      <p className="mb-2 text-sm text-ink-soft">{t('cohorts.text')}</p>
      {rows.length === 0 ? (
        <p className="text-sm text-ink-soft">{t('cohorts.none')}</p>
      ) : (
        <div role="region" aria-label={t('tableOf', { title: t('cohorts.title') })} tabIndex={0} className="overflow-x-auto">
          <table className="w-full text-sm tabular-nums [overflow-wrap:normal]">
            <thead>
              <tr>
                <th scope="col" className="py-2 pe-3 text-start">
                  {t('cohorts.first')}
                </th>
                <th scope="col" className="px-2 py-2 text-end">
                  {t('cohorts.buyers')}
                </th>
                {Array.from({ length: Math.max(0, most - 1) }, (_, step) => (
                  <th key={step} scope="col" className="px-2 py-2 text-end whitespace-nowrap">
                    {t('cohorts.later', { count: step + 1 })}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {rows.map(({ first, buyers, months }) => (
                <tr key={first} className="border-t border-line">
                  <th scope="row" className="py-2 pe-3 text-start font-normal whitespace-nowrap">
                    {month(first)}
                  </th>
                  <td className="px-2 py-2 text-end">{number.format(buyers)}</td>
                  {months.slice(1).map(({ at, one }) => {
                    const part = buyers > 0 ? (one?.buyers ?? 0) / buyers : 0
                    return (
                      <td key={at} className="relative px-2 py-2 text-end whitespace-nowrap">
                        <span aria-hidden="true" className="absolute inset-0.5 rounded-control bg-leaf" style={{ opacity: Math.min(0.3, part) }} />
                        <span className="relative">{percent.format(part)}</span>
                      </td>
                    )
                  })}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </Panel>
  )
}
