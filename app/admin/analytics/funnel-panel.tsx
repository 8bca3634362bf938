import { useTranslation } from 'react-i18next'
import { Panel } from '../../desk-kit/panel.tsx'
import { numberFormat, percentFormat } from '../../i18n/number-format.ts'
import { Button } from '../../ui/button.tsx'
import { growthOf, shareOf } from '../dashboard/figures.ts'
import type { Analytics } from './analytics.ts'
import { FiguresTable } from './figures-table.tsx'
import { saveFigures } from './save-figures.ts'
import type { Spans } from './spans.ts'

const STEPS = ['arrivals', 'views', 'carts', 'orders'] as const

/** From coming to buying: each step as a part of the one before, beside the other span. Steps are counts of what happened, not people. */
export function FunnelPanel({ found: { now, before }, spans }: { found: Analytics; spans: Spans }) {
  const { t, i18n } = useTranslation('admin-analytics')
  const number = numberFormat(i18n.language)
  const percent = (part: number | undefined) => (part === undefined ? '–' : percentFormat(i18n.language).format(part))
  const most = Math.max(1, ...STEPS.map((step) => now[step]))
  const rows = STEPS.map((step, place) => {
    const last = STEPS[place - 1]
    return {
      step,
      now: now[step],
      before: before[step],
      share: last && shareOf(now[step], now[last]),
      shareBefore: last && shareOf(before[step], before[last]),
    }
  })
  const head = [t('funnel.step'), t('now'), t('ofStep'), t('before'), t('ofStepBefore'), t('growth')]
  const save = () =>
    saveFigures(`funnel-${spans.from}-${spans.to}`, [
      head,
      ...rows.map((row) => [t(`steps.${row.step}`), row.now, row.share ?? '', row.before, row.shareBefore ?? '', growthOf(row.now, row.before) ?? '']),
    ])
  return (
    <Panel
      title={t('funnel.title')}
      actions={
        <Button look="quiet" size="small" onClick={save}>
          {t('save')}
        </Button>
      }
    >
      <p className="mb-2 text-sm text-ink-soft">{t('funnel.text')}</p>
      <FiguresTable
        label={t('funnel.title')}
        head={head}
        rows={rows.map((row) => ({
          key: row.step,
          name: t(`steps.${row.step}`),
          part: row.now / most,
          cells: [number.format(row.now), percent(row.share), number.format(row.before), percent(row.shareBefore), percent(growthOf(row.now, row.before))],
        }))}
      />
    </Panel>
  )
}
