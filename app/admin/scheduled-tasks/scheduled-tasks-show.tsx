import { useTranslation } from 'react-i18next'
import { Moment } from '../../desk-kit/moment.tsx'
import { Fact, Facts, Panel } from '../../desk-kit/panel.tsx'
import { RecordPage } from '../../desk-kit/record-page.tsx'
import { ActsPanel } from '../acts/acts-panel.tsx'
import { usePeopleCalled } from '../people-called/use-people-called.tsx'
import { TaskButtons } from './task-buttons.tsx'
import { TaskJobs } from './task-jobs.tsx'
import type { TaskRow } from './task-row.ts'
import { TaskRuns } from './task-runs.tsx'
import { TaskBadge, TaskClock, TaskMeaning, Took } from './task-words.tsx'

/** A task: what it is for, when it runs, how its last runs ended, and what waits for it. */
export default function ScheduledTasksShow() {
  return (
    <RecordPage<TaskRow>
      renderTitle={({ task }) => task}
      renderBadges={(task) => <TaskBadge task={task} />}
      renderActions={(task) => <TaskButtons task={task} />}
    >
      {(task) => (
        <div className="grid gap-4 xl:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]">
          <div className="flex flex-col gap-4">
            <TaskJobs task={task.task} />
            <TaskRuns task={task.task} />
          </div>
          <div className="flex flex-col gap-4">
            <About task={task} />
            <ActsPanel noun="tasks" subjects={[task.task]} />
          </div>
        </div>
      )}
    </RecordPage>
  )
}

function About({ task }: { task: TaskRow }) {
  const { t } = useTranslation('admin-scheduled-tasks')
  const called = usePeopleCalled([task.paused_by])
  return (
    <Panel title={t('facts')}>
      <p className="mb-3 text-sm">
        <TaskMeaning task={task.task} />
      </p>
      <Facts>
        <Fact name={t('columns.clock')}>
          <TaskClock cron={task.cron} />
        </Fact>
        <Fact name={t('columns.next')}>{task.paused_at === null && task.next_at !== null && <Moment at={task.next_at} />}</Fact>
        <Fact name={t('columns.last')}>{task.last_at !== null && <Moment at={task.last_at} />}</Fact>
        <Fact name={t('columns.took')}>{task.last_at !== null && <Took ms={task.last_ms} />}</Fact>
        <Fact name={t('columns.failed')}>{task.failed_in_a_row > 0 && task.failed_in_a_row}</Fact>
        <Fact name={t('pausedSince')}>{task.paused_at !== null && <Moment at={task.paused_at} />}</Fact>
        <Fact name={t('pausedBy')}>{task.paused_at !== null && called(task.paused_by)}</Fact>
        <Fact name={t('pausedBecause')}>{task.pause_reason}</Fact>
      </Facts>
      {!task.may_pause && <p className="mt-3 text-sm text-ink-soft">{t('alwaysRuns')}</p>}
    </Panel>
  )
}
