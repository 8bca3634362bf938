import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { databaseResult } from '../../desk-kit/ask-database.ts'
import { Moment } from '../../desk-kit/moment.tsx'
import { Panel } from '../../desk-kit/panel.tsx'
import { differenceFormat } from '../../i18n/number-format.ts'
import { CHANGES_ELSEWHERE } from '../../platform/query.ts'
import { LoadFailureLine } from '../../ui/load-failure.tsx'
import { Waiting } from '../../ui/skeleton.tsx'
import { UndoCorrection } from './undo-correction.tsx'

/** What `public.stock_corrections` answers: a correction of one or more variants, and how many of them were taken back. */
type Correction = {
  id: string
  at: string
  name: string
  reason: string
  variants: number
  quantity: number
  undoes: string | null
  undone: number
}

/** The last corrections, each to be taken back whole. */
export function RecentCorrections() {
  const { t, i18n } = useTranslation('admin-inventory')
  const recent = useQuery({ queryKey: ['stock-corrections'], queryFn: () => databaseResult<Correction[]>('stock_corrections', {}), ...CHANGES_ELSEWHERE })
  const signed = differenceFormat(i18n.language)
  return (
    <Panel title={t('recent.title')}>
      {recent.isError && <LoadFailureLine error={recent.error} onRetry={() => void recent.refetch()} />}
      {recent.isPending && <Waiting className="h-32 w-full" />}
      {recent.data?.length === 0 && <p className="text-sm text-ink-soft">{t('recent.none')}</p>}
      <ol className="flex flex-col divide-y divide-line text-sm">
        {recent.data?.map(({ id, at, name, reason, variants, quantity, undoes, undone }) => {
          const said = t(undoes ? 'recent.undid' : 'recent.line', { count: variants, pieces: signed.format(quantity) })
          return (
            <li key={id} className="flex flex-wrap items-start justify-between gap-x-4 py-2 first:pt-0">
              <div className="min-w-0">
                <p className="font-semibold">{said}</p>
                <p className="text-ink-soft wrap-anywhere">
                  <Moment at={at} /> · {name}
                </p>
                <p className="wrap-anywhere">{reason}</p>
              </div>
              {undone < variants ? (
                <UndoCorrection correction={id} variant={null} said={said} count={variants - undone} />
              ) : (
                <span className="text-ink-soft">{t('undo.was')}</span>
              )}
            </li>
          )
        })}
      </ol>
    </Panel>
  )
}
