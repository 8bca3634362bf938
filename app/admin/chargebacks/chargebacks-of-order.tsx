import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Amount } from '../../desk-kit/amount.tsx'
import { useMay } from '../../desk-kit/desk-rights.tsx'
import { Panel } from '../../desk-kit/panel.tsx'
import { CHARGEBACK_STATES } from '../../payments/chargebacks/chargeback-states.ts'
import { answered } from '../../platform/answered.ts'
import { CHANGES_ELSEWHERE } from '../../platform/query.ts'
import { loadSupabase } from '../../platform/session/supabase.ts'
import { LoadFailureLine } from '../../ui/load-failure.tsx'
import { RecordLink } from '../record-link/record-link.tsx'
import { ChargebackBadge } from '../states/chargeback-badge.tsx'

async function listShares(order: string) {
  const asked = (await loadSupabase()).from('chargeback_shares').select('away_minor, chargeback:chargebacks(id, number, status)')
  return (await answered(asked.eq('order_id', order).limit(20))).data
}

/** What banks want back of an order. Nothing for whoever may not read chargebacks. */
export function ChargebacksOfOrder({ order }: { order: string }) {
  const { t } = useTranslation('admin-orders')
  const may = useMay()
  const shares = useQuery({
    queryKey: ['chargebacks-of-order', order],
    enabled: may('chargebacks.read'),
    queryFn: () => listShares(order),
    ...CHANGES_ELSEWHERE,
  })
  if (shares.isError) return <LoadFailureLine error={shares.error} onRetry={() => void shares.refetch()} />
  if (!shares.data || shares.data.length === 0) return null
  return (
    <Panel title={t('related.chargebacks')}>
      <ul className="flex flex-col gap-2 text-sm">
        {shares.data.map(({ chargeback, away_minor: away }) => {
          const state = CHARGEBACK_STATES.find((one) => one === chargeback.status)
          return (
            <li key={chargeback.id} className="flex flex-wrap items-center justify-between gap-2">
              <RecordLink to="chargebacks" id={chargeback.id}>
                {chargeback.number}
              </RecordLink>
              <Amount minor={away} />
              {state && <ChargebackBadge state={state} />}
            </li>
          )
        })}
      </ul>
    </Panel>
  )
}
