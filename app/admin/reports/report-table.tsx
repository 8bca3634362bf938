import { clsx } from 'clsx'
import { useTranslation } from 'react-i18next'
import { dateFormat } from '../../i18n/date-format.ts'
import { numberFormat } from '../../i18n/number-format.ts'
import { cellWords } from '../../reports/cell-words.ts'
import { type ReportAnswer, type ReportName, reportOf } from '../../reports/report-list.ts'

const NUMBERS = new Set(['number', 'amount', 'percent'])

/** What a report answers, as a table. */
export function ReportTable({ name, answer, busy }: { name: ReportName; answer: ReportAnswer; busy: boolean }) {
  const { t, i18n } = useTranslation(['admin-reports', 'admin-orders', 'admin-payouts'])
  const { columns, answers } = reportOf(name)
  const { rows, more, since, until } = answer
  const day = (of: string) => dateFormat(i18n.language, { dateStyle: 'medium', timeZone: 'UTC' }).format(new Date(of))
  const say = (key: string, otherwise: string) => t(key, { defaultValue: otherwise })
  return (
    <div aria-busy={busy} className="flex flex-col gap-2">
      <p className="text-sm text-ink-soft">
        {answers.includes('since') && `${t('spanOf', { from: day(since), to: day(until) })} · `}
        {t('rows', { count: rows.length, number: numberFormat(i18n.language).format(rows.length) })}
        {more && ` · ${t('moreRows')}`}
      </p>
      {rows.length === 0 ? (
        <p className="text-sm">{t('none')}</p>
      ) : (
        <div role="region" aria-label={t('answer')} tabIndex={0} className="max-h-160 overflow-auto print:max-h-none">
          <table className="w-full min-w-110 text-sm tabular-nums [overflow-wrap:normal]">
            <thead>
              <tr>
                {columns.map(({ name: column, kind }) => (
                  <th key={column} scope="col" className={clsx('px-2 py-2 align-bottom first:ps-0', NUMBERS.has(kind) ? 'text-end' : 'text-start')}>
                    {t(`columns.${column}`)}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {rows.map((cells) => (
                <tr key={JSON.stringify(cells)} className="border-t border-line">
                  {columns.map((column, place) => {
                    const written = cellWords(column, cells[place] ?? null, i18n.language, say)
                    const look = clsx(
                      'px-2 py-2 align-top first:ps-0',
                      NUMBERS.has(column.kind) ? 'text-end whitespace-nowrap' : 'min-w-28 text-start wrap-break-word',
                    )
                    return place === 0 ? (
                      <th key={column.name} scope="row" className={clsx(look, 'font-normal')}>
                        {written || t('empty')}
                      </th>
                    ) : (
                      <td key={column.name} className={look}>
                        {written}
                      </td>
                    )
                  })}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </div>
  )
}
