import { useTranslation } from 'react-i18next'
import { askDatabase } from '../../desk-kit/ask-database.ts'
import { useMay } from '../../desk-kit/desk-rights.tsx'
import { Moment } from '../../desk-kit/moment.tsx'
import { Fact, Facts } from '../../desk-kit/panel.tsx'
import { RecordLink } from '../record-link/record-link.tsx'
import { DecideButtons } from './decide-buttons.tsx'
import type { WorkFacts } from './work.ts'

/** A task that somebody has paused, or that no process runs any more. */
export function TaskWork({ id, facts }: { id: string; facts: WorkFacts['task'] }) {
  const { t } = useTranslation('admin-inbox')
  const may = useMay()
  return (
    <>
      <p className="text-sm">{t(facts.paused ? 'task.paused' : 'task.late')}</p>
      <Facts>
        <Fact name={t('job.task')}>
          <RecordLink to="scheduled-tasks" id={facts.task}>
            {facts.task}
          </RecordLink>
        </Fact>
        <Fact name={t('task.by')}>{facts.by}</Fact>
        <Fact name={t('task.reason')}>{facts.reason}</Fact>
        <Fact name={t('task.last')}>{facts.last_at && <Moment at={facts.last_at} />}</Fact>
        <Fact name={t('task.due')}>{!facts.paused && facts.next_at && <Moment at={facts.next_at} />}</Fact>
        <Fact name={t('task.kept')}>{facts.kept > 0 && facts.kept}</Fact>
      </Facts>
      {facts.paused && may('tasks.write') && (
        <DecideButtons
          choices={[
            {
              id: 'resume',
              look: 'primary',
              verb: t('task.resume.verb'),
              title: t('task.resume.title', { task: facts.task }),
              consequence: t('task.resume.consequence'),
              done: t('task.resume.done'),
              ask: (reason) => askDatabase('resume_task', { p_task: id, p_reason: reason }),
            },
          ]}
        />
      )}
    </>
  )
}
