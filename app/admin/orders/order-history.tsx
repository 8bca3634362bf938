import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Moment } from '../../desk-kit/moment.tsx'
import { Panel } from '../../desk-kit/panel.tsx'
import { answered } from '../../platform/answered.ts'
import { CHANGES_ELSEWHERE } from '../../platform/query.ts'
import { loadSupabase } from '../../platform/session/supabase.ts'
import { LoadFailureLine } from '../../ui/load-failure.tsx'

const listEvents = async (order: string) =>
  (
    await answered(
      (await loadSupabase())
        .from('order_events')
        .select('id, type, actor_role, from_status, to_status, reason, created_at')
        .eq('order_id', order)
        .order('id', { ascending: false })
        .limit(200),
    )
  ).data

/** Everything that happened with an order, the newest first. */
export function OrderHistory({ order }: { order: string }) {
  const { t } = useTranslation('admin-orders')
  const events = useQuery({ queryKey: ['order-history', order], queryFn: () => listEvents(order), ...CHANGES_ELSEWHERE })
  return (
    <Panel title={t('history.title')}>
      {events.isError && <LoadFailureLine error={events.error} onRetry={() => void events.refetch()} />}
      {events.data?.length === 0 && <p className="text-sm text-ink-soft">{t('history.none')}</p>}
      <ol className="flex flex-col gap-3 text-sm">
        {events.data?.map((event) => (
          <li key={event.id} className="grid grid-cols-[auto_1fr] gap-x-4 max-sm:grid-cols-1">
            <span className="text-ink-soft">
              <Moment at={event.created_at} />
            </span>
            <div>
              <p>
                <span className="font-semibold">{t(`events.${event.type}`, { defaultValue: event.type })}</span> · {t(`actors.${event.actor_role}`)}
              </p>
              {event.reason !== '' && <p className="text-ink-soft wrap-anywhere">{event.reason}</p>}
            </div>
          </li>
        ))}
      </ol>
    </Panel>
  )
}
