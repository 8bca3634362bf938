import { useTranslation } from 'react-i18next'
import { askDatabase } from '../../desk-kit/ask-database.ts'
import { useMay } from '../../desk-kit/desk-rights.tsx'
import { Moment } from '../../desk-kit/moment.tsx'
import { Panel } from '../../desk-kit/panel.tsx'
import { Badge, type BadgeTone } from '../../ui/badge.tsx'
import { LoadFailureLine } from '../../ui/load-failure.tsx'
import { DecideButtons } from '../inbox/decide-buttons.tsx'
import { JobWork } from '../inbox/job-work.tsx'
import { type JobState, type TaskJob, useTaskJobs } from './task-queue.ts'

const TONES = { dead: 'sale', failing: 'gold', running: 'indigo', waiting: 'quiet', kept: 'quiet' } satisfies Record<JobState, BadgeTone>

/** What of a task is in the queue; what failed as often as it may waits for a decision here. */
export function TaskJobs({ task }: { task: string }) {
  const { t } = useTranslation('admin-scheduled-tasks')
  const may = useMay()
  const jobs = useTaskJobs(task)
  const dead = jobs.data?.filter(({ state }) => state === 'dead') ?? []
  return (
    <Panel
      title={t('queue.title')}
      actions={
        dead.length > 1 &&
        may('tasks.write') && (
          <DecideButtons
            choices={[
              {
                id: 'retry-all',
                look: 'primary',
                verb: t('retryAll.verb'),
                title: t('retryAll.title', { task }),
                consequence: t('retryAll.consequence', { count: dead.length }),
                done: t('retryAll.done'),
                ask: (reason) => askDatabase('retry_jobs', { p_task: task, p_reason: reason }),
              },
            ]}
          />
        )
      }
    >
      {jobs.isError && <LoadFailureLine error={jobs.error} onRetry={() => void jobs.refetch()} />}
      {jobs.data?.length === 0 && <p className="text-sm text-ink-soft">{t('queue.empty')}</p>}
      <ul className="flex flex-col divide-y divide-line">
        {jobs.data?.map((job) => (
          <li key={job.id} className="flex flex-col gap-2 py-3 first:pt-0 last:pb-0">
            <Job job={job} task={task} />
          </li>
        ))}
      </ul>
    </Panel>
  )
}

function Job({ job, task }: { job: TaskJob; task: string }) {
  const { t } = useTranslation('admin-scheduled-tasks')
  const { state, attempts, max_attempts: most, error } = job
  return (
    <>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm">
        <Badge tone={TONES[state]}>{t(`jobStates.${state}`)}</Badge>
        <code>#{job.id}</code>
        {attempts > 0 && <span className="text-ink-soft">{t('attempt', { attempt: attempts, most })}</span>}
        {(state === 'failing' || state === 'waiting') && (
          <span className="text-ink-soft">
            {t('runsAt')} <Moment at={job.run_at} />
          </span>
        )}
      </div>
      {state === 'dead' ? (
        <JobWork id={String(job.id)} facts={{ task, attempts, error, since: null }} />
      ) : (
        error !== '' && <code className="text-sm wrap-anywhere">{error}</code>
      )}
    </>
  )
}
