import { useQuery } from '@tanstack/react-query'
import { CircleAlert, CircleCheck } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Moment } from '../../desk-kit/moment.tsx'
import { Fact, Facts, Panel } from '../../desk-kit/panel.tsx'
import { callFunction, resultOf } from '../../platform/call-function.ts'
import { CHANGES_ELSEWHERE } from '../../platform/query.ts'
import { LoadFailureLine } from '../../ui/load-failure.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'

type Check = { name: 'engine' | 'replication' | 'log_level' | 'senders' | 'log' | 'place'; fine: boolean; said: string }
type Setup =
  | { set: false; managed: boolean }
  | { set: true; managed: boolean; demo: boolean; byClock: boolean; place: string; log: { state: string; until?: string }; checks: Check[] }

const LINES = 'BACKUP_KEY="$(openssl rand -base64 48)"\nBACKUP_DIR=/mnt/backups/hattha'

/** Where backups go, until when the shop could be restored, and what stands in the way. Looked at anew each time. */
export function BackupSetup() {
  const { t } = useTranslation('admin-backup')
  const setup = useQuery({
    queryKey: ['backup-setup'],
    queryFn: () => resultOf(callFunction<Setup>('backup-state', {}, { repeatable: true })),
    ...CHANGES_ELSEWHERE,
  })
  if (setup.isError) return <LoadFailureLine error={setup.error} onRetry={() => void setup.refetch()} />
  if (setup.isPending)
    return (
      <div aria-busy="true">
        <Skeleton className="h-48 w-full" />
      </div>
    )
  const { data } = setup
  return (
    <>
      <Panel title={t('setup.title')}>{data.set ? <WhereTo setup={data} /> : <NotSet managed={data.managed} />}</Panel>
      <Panel title={t('restore.title')}>
        <p className="max-w-prose text-sm">{t('restore.text')}</p>
        <pre className="mt-3 text-sm whitespace-pre-wrap wrap-anywhere" translate="no">
          {'npm run restore -- latest\nnpm run restore -- latest --at "2026-11-26 02:14:59"\nnpm run restore -- hattha-2026-11-26-0200.backup'}
        </pre>
        <p className="mt-3 max-w-prose text-sm text-ink-soft">{t('restore.key')}</p>
      </Panel>
    </>
  )
}

function NotSet({ managed }: { managed: boolean }) {
  const { t } = useTranslation('admin-backup')
  return (
    <div className="flex flex-col gap-3 text-sm">
      <Notice>{t('setup.notSet')}</Notice>
      <p className="max-w-prose">{t('setup.howTo')}</p>
      <pre className="whitespace-pre-wrap wrap-anywhere" translate="no">
        {LINES}
      </pre>
      {managed && <p className="max-w-prose text-ink-soft">{t('setup.managed')}</p>}
    </div>
  )
}

function WhereTo({ setup }: { setup: Extract<Setup, { set: true }> }) {
  const { t } = useTranslation('admin-backup')
  const { demo, byClock, managed, place, log, checks } = setup
  return (
    <div className="flex flex-col gap-4 text-sm">
      {!byClock && demo && <Notice tone="news">{t('setup.demo')}</Notice>}
      <Facts>
        <Fact name={t('setup.place')}>
          <code>{place}</code>
        </Fact>
        <Fact name={t('setup.seal')}>{t('setup.sealed')}</Fact>
        <Fact name={t('setup.log')}>{t(`setup.logStates.${log.state}`)}</Fact>
        <Fact name={t('setup.until')}>{log.until !== undefined && <Moment at={log.until} />}</Fact>
      </Facts>
      <ul aria-label={t('setup.checks')} className="flex flex-col gap-2">
        {checks.map(({ name, fine, said }) => {
          const Icon = fine ? CircleCheck : CircleAlert
          return (
            <li key={name} className="flex items-start gap-2">
              <Icon className={`mt-0.5 size-4 shrink-0 ${fine ? 'text-leaf' : 'text-terracotta'}`} aria-hidden="true" />
              <div className="min-w-0">
                <p>{t(`setup.${fine ? 'fine' : 'wrong'}.${name}`)}</p>
                {said !== '' && (name !== 'log' || !fine) && <p className="text-ink-soft wrap-anywhere">{said}</p>}
              </div>
            </li>
          )
        })}
      </ul>
      {managed && <p className="max-w-prose text-ink-soft">{t('setup.managed')}</p>}
    </div>
  )
}
