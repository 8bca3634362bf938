import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { databaseResult } from '../../desk-kit/ask-database.ts'
import { Moment } from '../../desk-kit/moment.tsx'
import { Panel } from '../../desk-kit/panel.tsx'
import { CHANGES_ELSEWHERE } from '../../platform/query.ts'
import { Badge } from '../../ui/badge.tsx'
import { LoadFailure } from '../../ui/load-failure.tsx'
import { Waiting } from '../../ui/skeleton.tsx'
import { RecordLink } from '../record-link/record-link.tsx'

type RightsChange = { id: number; at: string; action: string; subject: string; name: string; whom: string; role: string; reason: string }
type Secret = { kind: 'api' | 'webhooks'; id: string; name: string; since: string; old: boolean }
type History = { rights: RightsChange[]; secrets: Secret[] }

/** Who was given other rights lately, and how old the keys and secrets are. */
export function HistoryPanels() {
  const { t } = useTranslation(['admin-security', 'admin-activity-logs'])
  const history = useQuery({ queryKey: ['security-history'], queryFn: () => databaseResult<History>('security_history', {}), ...CHANGES_ELSEWHERE })
  if (history.isPending) return <Waiting className="h-64" />
  if (history.isError) return <LoadFailure error={history.error} onRetry={() => void history.refetch()} />
  const { rights, secrets } = history.data
  return (
    <>
      <Panel title={t('rights.title')}>
        {rights.length === 0 && <p className="text-sm">{t('rights.none')}</p>}
        <ol className="flex flex-col divide-y divide-line text-sm">
          {rights.map(({ id, at, action, subject, name, whom, role, reason }) => (
            <li key={id} className="flex flex-col gap-0.5 py-2">
              <p className="font-semibold wrap-anywhere">
                {t(`admin-activity-logs:actions.${action}`)}: {[whom || subject, role].filter(Boolean).join(', ')}
              </p>
              <p className="text-ink-soft wrap-anywhere">
                <Moment at={at} /> · {name || t('rights.shop')}
              </p>
              {reason && <p className="wrap-anywhere">{reason}</p>}
            </li>
          ))}
        </ol>
      </Panel>
      <Panel title={t('secrets.title')}>
        <p className="text-sm text-ink-soft">{t('secrets.text')}</p>
        {secrets.length === 0 && <p className="mt-2 text-sm">{t('secrets.none')}</p>}
        <ul className="mt-2 flex flex-col divide-y divide-line text-sm">
          {secrets.map(({ kind, id, name, since, old }) => (
            <li key={id} className="flex flex-wrap items-baseline gap-x-4 gap-y-1 py-2">
              <RecordLink to={kind} id={id}>
                {name}
              </RecordLink>
              <span className="text-ink-soft">{t(`secrets.${kind}`)}</span>
              <Moment at={since} days />
              {old && <Badge tone="gold">{t('secrets.old')}</Badge>}
            </li>
          ))}
        </ul>
      </Panel>
    </>
  )
}
