import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { numberFormat } from '../../i18n/number-format.ts'
import { Moment } from '../../desk-kit/moment.tsx'
import { Panel } from '../../desk-kit/panel.tsx'
import { answered } from '../../platform/answered.ts'
import { CHANGES_ELSEWHERE } from '../../platform/query.ts'
import { loadSupabase } from '../../platform/session/supabase.ts'
import { Badge } from '../../ui/badge.tsx'
import { LoadFailureLine } from '../../ui/load-failure.tsx'

/** Some weeks of a key that is used every day. */
const MOST = 60

/** How a key was used, day by day, the newest first, and what was refused. */
export function ApiKeyUses({ apiKey }: { apiKey: string }) {
  const { t, i18n } = useTranslation('admin-api')
  const uses = useQuery({
    queryKey: ['api-key-uses', apiKey],
    queryFn: async () => {
      const asked = (await loadSupabase()).from('api_key_uses').select('day, outcome, calls, last_at, network').eq('key_id', apiKey)
      return (await answered(asked.order('day', { ascending: false }).order('outcome').limit(MOST))).data
    },
    ...CHANGES_ELSEWHERE,
  })
  const numbers = numberFormat(i18n.language)
  return (
    <Panel title={t('uses.title')}>
      {uses.isError && <LoadFailureLine error={uses.error} onRetry={() => void uses.refetch()} />}
      {uses.data?.length === 0 && <p className="text-sm text-ink-soft">{t('uses.none')}</p>}
      <ol className="flex flex-col divide-y divide-line text-sm">
        {uses.data?.map(({ day, outcome, calls, last_at: at, network }) => (
          <li key={`${day} ${outcome}`} className="flex flex-wrap items-baseline gap-x-4 gap-y-1 py-2">
            <span className="min-w-24">
              {/* A day of Thailand's calendar; its noon is in it wherever it is read. */}
              <Moment at={`${day}T05:00:00Z`} days />
            </span>
            <Badge tone={outcome === 'served' ? 'leaf' : 'gold'}>{t(`outcomes.${outcome}`)}</Badge>
            <span>{t('uses.calls', { count: calls, number: numbers.format(calls) })}</span>
            <span className="text-ink-soft">
              {t('uses.last')} <Moment at={at} />
            </span>
            <code className="text-ink-soft wrap-anywhere">{network}</code>
          </li>
        ))}
      </ol>
    </Panel>
  )
}
