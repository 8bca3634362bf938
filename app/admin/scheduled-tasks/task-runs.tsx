import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Panel } from '../../desk-kit/panel.tsx'
import { answered } from '../../platform/answered.ts'
import { CHANGES_ELSEWHERE } from '../../platform/query.ts'
import { loadSupabase } from '../../platform/session/supabase.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { Checkbox } from '../../ui/checkbox.tsx'
import { LoadFailureLine } from '../../ui/load-failure.tsx'
import { RunMoment, Took } from './task-words.tsx'

const PAGE = 20

/** The runs of a task that have ended, the newest first. */
export function TaskRuns({ task }: { task: string }) {
  const { t } = useTranslation('admin-scheduled-tasks')
  const [failed, setFailed] = useState(false)
  const [most, setMost] = useState(PAGE)
  const runs = useQuery({
    queryKey: ['task-runs', task, failed, most],
    queryFn: async () => {
      const asked = (await loadSupabase()).from('task_runs').select('id, began_at, ms, result, by_hand, attempt, process, error').eq('task', task)
      return (await answered((failed ? asked.eq('result', 'failed') : asked).order('id', { ascending: false }).limit(most))).data
    },
    placeholderData: (before) => before,
    ...CHANGES_ELSEWHERE,
  })
  return (
    <Panel
      title={t('runs.title')}
      actions={<Checkbox label={t('runs.onlyFailed')} checked={failed} onChange={(event) => setFailed(event.currentTarget.checked)} />}
    >
      {runs.isError && <LoadFailureLine error={runs.error} onRetry={() => void runs.refetch()} />}
      {runs.data?.length === 0 && <p className="text-sm text-ink-soft">{t(failed ? 'runs.noneFailed' : 'runs.none')}</p>}
      <ol className="flex flex-col divide-y divide-line text-sm">
        {runs.data?.map((run) => (
          <li key={run.id} className="flex flex-wrap items-baseline gap-x-4 gap-y-1 py-2">
            <Badge tone={run.result === 'failed' ? 'sale' : 'leaf'}>{t(run.result === 'failed' ? 'results.failed' : 'results.done')}</Badge>
            <RunMoment at={run.began_at} />
            <Took ms={run.ms} />
            {run.by_hand && <span>{t('runs.byHand')}</span>}
            {run.attempt > 1 && <span className="text-ink-soft">{t('runs.attempt', { attempt: run.attempt })}</span>}
            <code className="text-ink-soft wrap-anywhere">{run.process}</code>
            {run.error !== '' && <code className="basis-full wrap-anywhere">{run.error}</code>}
          </li>
        ))}
      </ol>
      {runs.data?.length === most && most < 200 && (
        <Button look="plain" size="small" onClick={() => setMost(most + 60)}>
          {t('runs.more')}
        </Button>
      )}
    </Panel>
  )
}
