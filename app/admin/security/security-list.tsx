import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { databaseResult } from '../../desk-kit/ask-database.ts'
import { Late } from '../../desk-kit/late.tsx'
import { CHANGES_ELSEWHERE } from '../../platform/query.ts'
import { LoadFailure } from '../../ui/load-failure.tsx'
import { Waiting } from '../../ui/skeleton.tsx'
import { Panel } from '../../desk-kit/panel.tsx'
import { BlocklistPanel } from './blocklist-panel.tsx'
import { FactorRulesPanel } from './factor-rules-panel.tsx'
import { HeadersPanel } from './headers-panel.tsx'
import { HistoryPanels } from './history-panels.tsx'
import { LockedPanel, type LockedAccount } from './locked-panel.tsx'
import { SignInsPanel } from './sign-ins-panel.tsx'
import { SessionsPanel, type StaffSession } from './sessions-panel.tsx'

type Overview = { sessions: StaffSession[]; locked: LockedAccount[]; without_factor: { id: string; name: string }[]; locks: number }

/** Whether the shop is safe this morning, and what to do where it is not. */
export default function SecurityList() {
  const { t } = useTranslation('admin-security')
  const overview = useQuery({ queryKey: ['security-overview'], queryFn: () => databaseResult<Overview>('security_overview', {}), ...CHANGES_ELSEWHERE })
  return (
    <section aria-labelledby="security-title" className="flex flex-col gap-4">
      <h1 id="security-title" className="text-2xl">
        {t('title')}
      </h1>
      {overview.isPending && <Waiting className="h-64 w-full" />}
      {overview.isError && <LoadFailure error={overview.error} onRetry={() => void overview.refetch()} />}
      {overview.data && (
        <div className="grid items-start gap-4 xl:grid-cols-2">
          <Late>
            <SessionsPanel sessions={overview.data.sessions} />
          </Late>
          <Late>
            <LockedPanel locked={overview.data.locked} locks={overview.data.locks} />
          </Late>
          <Panel title={t('factor.title')}>
            <p className="text-sm text-ink-soft">{t('factor.rule')}</p>
            {overview.data.without_factor.length === 0 ? (
              <p className="mt-2 text-sm">{t('factor.none')}</p>
            ) : (
              <ul className="mt-2 flex flex-col gap-1 text-sm">
                {overview.data.without_factor.map(({ id, name }) => (
                  <li key={id}>{name}</li>
                ))}
              </ul>
            )}
          </Panel>
          <Late>
            <FactorRulesPanel />
          </Late>
          <Late>
            <SignInsPanel />
          </Late>
          <Late>
            <BlocklistPanel />
          </Late>
          <Late>
            <HistoryPanels />
          </Late>
          <Late>
            <HeadersPanel />
          </Late>
        </div>
      )}
    </section>
  )
}
