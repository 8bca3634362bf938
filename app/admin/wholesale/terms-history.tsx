import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useAmount } from '../../desk-kit/amount.tsx'
import { askDatabase, databaseResult } from '../../desk-kit/ask-database.ts'
import { useMay } from '../../desk-kit/desk-rights.tsx'
import { Moment } from '../../desk-kit/moment.tsx'
import { Panel } from '../../desk-kit/panel.tsx'
import { CHANGES_ELSEWHERE } from '../../platform/query.ts'
import { LoadFailureLine } from '../../ui/load-failure.tsx'
import { DecideButtons } from '../inbox/decide-buttons.tsx'
import { isChange, type TermsChange, type WholesaleRow } from './wholesale-row.ts'

/** How days to pay and limit became what they are; what held before a change can hold again. */
export function TermsHistory({ buyer }: { buyer: WholesaleRow }) {
  const { t } = useTranslation('admin-wholesale')
  const may = useMay()
  const amount = useAmount()
  const history = useQuery({
    queryKey: ['wholesale-terms', buyer.id, buyer.changed_at],
    queryFn: () => databaseResult<TermsChange[]>('wholesale_terms_history', { p_id: buyer.id }),
    ...CHANGES_ELSEWHERE,
  })
  const said = (days: number, limit: number) => (days === 0 ? t('terms.none') : t('terms.both', { days, limit: amount(limit) }))
  const changes = history.data?.filter(isChange) ?? []
  if (history.isSuccess && changes.length === 0) return null
  return (
    <Panel title={t('terms.history')}>
      {history.isError && <LoadFailureLine error={history.error} onRetry={() => void history.refetch()} />}
      <ol className="flex flex-col divide-y divide-line text-sm">
        {changes.map(({ id, person, happened_at: at, reason, changes: { net_days: days, credit_limit_minor: limit } }) => (
          <li key={id} className="flex flex-wrap items-start justify-between gap-3 py-3">
            <div className="min-w-[min(14rem,100%)] flex-1 wrap-anywhere">
              <p>
                <span className="font-semibold">{t('terms.became', { before: said(days[0], limit[0]), after: said(days[1], limit[1]) })}</span> · {person}
              </p>
              <p className="text-ink-soft">{reason}</p>
              <p className="text-ink-soft">
                <Moment at={at} />
              </p>
            </div>
            {may('wholesale.decide') && buyer.state === 'approved' && (buyer.net_days !== days[0] || buyer.credit_limit_minor !== limit[0]) && (
              <DecideButtons
                choices={[
                  {
                    id: 'undo',
                    verb: t('terms.undo'),
                    title: t('terms.undoTitle', { company: buyer.company }),
                    consequence: t('terms.undoConsequence', { terms: said(days[0], limit[0]) }),
                    done: t('terms.done'),
                    ask: (why) =>
                      askDatabase('decide_wholesale', {
                        p_id: buyer.id,
                        p_how: 'terms',
                        p_net_days: days[0],
                        p_credit_minor: limit[0],
                        p_seen: buyer.changed_at,
                        p_reason: why,
                      }),
                  },
                ]}
              />
            )}
          </li>
        ))}
      </ol>
    </Panel>
  )
}
