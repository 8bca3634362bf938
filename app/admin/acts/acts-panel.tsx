import { useTranslation } from 'react-i18next'
import { Moment } from '../../desk-kit/moment.tsx'
import { Panel } from '../../desk-kit/panel.tsx'
import { LoadFailureLine } from '../../ui/load-failure.tsx'
import { type ActNoun, useActsAbout } from './use-acts-about.ts'

/** Who did what with a record, and why, the newest first. */
export function ActsPanel({ noun, subjects }: { noun: ActNoun; subjects: readonly string[] }) {
  const { t } = useTranslation('admin-activity-logs')
  const acts = useActsAbout(noun, subjects)
  if (acts.isSuccess && acts.data.length === 0) return null
  return (
    <Panel title={t('whoDidWhat')}>
      {acts.isError && <LoadFailureLine error={acts.error} onRetry={() => void acts.refetch()} />}
      <ol className="flex flex-col gap-3 text-sm">
        {acts.data?.toReversed().map((act) => (
          <li key={act.id} className="grid grid-cols-[auto_1fr] gap-x-4 max-sm:grid-cols-1">
            <span className="text-ink-soft">
              <Moment at={act.happened_at} />
            </span>
            <div>
              <p>
                <span className="font-semibold">{t(`actions.${act.action.replace('.', '_')}`, { defaultValue: act.action })}</span> ·{' '}
                <span className="wrap-anywhere">{act.name || t(`filters.actorOptions.${act.actor}`)}</span>
              </p>
              {act.reason !== '' && <p className="text-ink-soft wrap-anywhere">{act.reason}</p>}
            </div>
          </li>
        ))}
      </ol>
    </Panel>
  )
}
