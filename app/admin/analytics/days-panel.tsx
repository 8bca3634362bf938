import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'
import { useAmount } from '../../desk-kit/amount.tsx'
import { Panel } from '../../desk-kit/panel.tsx'
import { dateFormat } from '../../i18n/date-format.ts'
import { numberFormat } from '../../i18n/number-format.ts'
import { Button } from '../../ui/button.tsx'
import { DayChart } from '../../ui/day-chart.tsx'
import { Select } from '../../ui/field.tsx'
import { type Analytics, type CountedDay, type Measure, MEASURES } from './analytics.ts'
import { FiguresTable } from './figures-table.tsx'
import { bahtCell, saveFigures } from './save-figures.ts'
import type { Spans } from './spans.ts'

/** One measure, day by day, beside the other span: as a chart, a table and a file. */
export function DaysPanel({ found: { days, before_days: before }, spans }: { found: Analytics; spans: Spans }) {
  const { t, i18n } = useTranslation('admin-analytics')
  const [search, setSearch] = useSearchParams()
  const amount = useAmount()
  const number = numberFormat(i18n.language)
  const measure = MEASURES.find((one) => one === search.get('measure')) ?? 'sales_minor'
  const write = (of: CountedDay | undefined, what: Measure) => (what === 'sales_minor' ? amount(of?.[what] ?? 0) : number.format(of?.[what] ?? 0))
  const day = (of: string) => dateFormat(i18n.language, { day: 'numeric', month: 'short', timeZone: 'UTC' }).format(new Date(of))
  const [first, last] = [days[0], days.at(-1)]
  if (!first || !last) return null
  const head = [t('day'), t('now'), t('before')]
  const cell = (of: CountedDay | undefined, what: Measure) => (what === 'sales_minor' ? bahtCell(of?.[what] ?? 0) : (of?.[what] ?? 0))
  const save = () =>
    saveFigures(`days-${spans.from}-${spans.to}`, [
      [t('day'), ...MEASURES.map((one) => t(`measures.${one}`)), ...MEASURES.map((one) => `${t(`measures.${one}`)} (${t('before')})`)],
      ...days.map((each, place) => [each.day, ...MEASURES.map((one) => cell(each, one)), ...MEASURES.map((one) => cell(before[place], one))]),
    ])
  return (
    <Panel
      title={t('days')}
      actions={
        <Button look="quiet" size="small" onClick={save}>
          {t('save')}
        </Button>
      }
    >
      <Select
        label={t('measure')}
        required
        className="max-w-xs"
        value={measure}
        options={MEASURES.map((value) => ({ value, label: t(`measures.${value}`) }))}
        onChange={(event) => setSearch({ ...Object.fromEntries(search), measure: event.currentTarget.value }, { replace: true })}
      />
      <p className="mt-3 flex flex-wrap gap-x-5 text-sm text-ink-soft" aria-hidden="true">
        <span className="inline-flex items-center gap-2">
          <span className="size-3 bg-indigo" />
          {t('now')}
        </span>
        <span className="inline-flex items-center gap-2">
          <span className="w-4 border-t-2 border-dashed border-gold" />
          {t('before')}
        </span>
      </p>
      <DayChart
        days={days.map((each, place) => ({ day: each.day, now: each[measure], before: before[place]?.[measure] ?? 0 }))}
        first={day(first.day)}
        last={day(last.day)}
      />
      <details className="mt-3">
        <summary className="link inline-flex min-h-9 cursor-pointer items-center pointer-coarse:min-h-11">{t('asTable')}</summary>
        <FiguresTable
          label={t('days')}
          head={head}
          rows={days.map((each, place) => ({ key: each.day, name: day(each.day), cells: [write(each, measure), write(before[place], measure)] })).toReversed()}
        />
      </details>
    </Panel>
  )
}
