import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Moment } from '../../desk-kit/moment.tsx'
import { Panel } from '../../desk-kit/panel.tsx'
import { answered } from '../../platform/answered.ts'
import { CHANGES_ELSEWHERE } from '../../platform/query.ts'
import { loadSupabase } from '../../platform/session/supabase.ts'
import { LoadFailureLine } from '../../ui/load-failure.tsx'
import { PlanEnd } from '../plan-subscriptions/plan-end.tsx'

async function listPlans(person: string) {
  const { data } = await answered(
    (await loadSupabase())
      .from('plan_subscriptions')
      .select('id, plan, billing, status, started_at, period_end')
      .eq('person_id', person)
      .order('started_at', { ascending: false })
      .limit(20),
  )
  return data
}

/** The plans a member has or had; one that holds can be let run longer or shorter. */
export function MemberPlans({ person }: { person: string }) {
  const { t } = useTranslation(['admin-memberships', 'membership', 'admin-sellers'])
  const plans = useQuery({ queryKey: ['member-plans', person], queryFn: () => listPlans(person), ...CHANGES_ELSEWHERE })
  return (
    <Panel title={t('tabs.plan-subscriptions')}>
      {plans.isError && <LoadFailureLine error={plans.error} onRetry={() => void plans.refetch()} />}
      {plans.data?.length === 0 && <p className="text-sm text-ink-soft">{t('noPlans')}</p>}
      <ul className="flex flex-col gap-3 text-sm">
        {plans.data?.map(({ id, plan, billing, status, period_end: end }) => (
          <li key={id} className="flex flex-wrap items-start justify-between gap-2">
            <div>
              <p className="font-semibold">
                {t(`membership:plan.${plan}.name`)} · {t(`billing.${billing}`)}
              </p>
              <p className="text-ink-soft">
                {t(`admin-sellers:people.planStates.${status}`)} · <Moment at={end} days />
              </p>
            </div>
            {status !== 'expired' && <PlanEnd id={id} plan={plan} end={end} />}
          </li>
        ))}
      </ul>
    </Panel>
  )
}
