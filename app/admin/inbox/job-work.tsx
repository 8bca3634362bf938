import { useTranslation } from 'react-i18next'
import { askDatabase } from '../../desk-kit/ask-database.ts'
import { useMay } from '../../desk-kit/desk-rights.tsx'
import { Moment } from '../../desk-kit/moment.tsx'
import { Fact, Facts } from '../../desk-kit/panel.tsx'
import { RecordLink } from '../record-link/record-link.tsx'
import { DecideButtons } from './decide-buttons.tsx'
import type { WorkFacts } from './work.ts'

/** A job in the background that failed as often as it may. */
export function JobWork({ id, facts }: { id: string; facts: WorkFacts['job'] }) {
  const { t } = useTranslation(['admin-inbox', 'admin-scheduled-tasks'])
  const may = useMay()
  const ask = (name: 'retry_job' | 'give_up_job') => (reason: string) => askDatabase(name, { p_id: Number(id), p_reason: reason })
  return (
    <>
      <Facts>
        {facts.since !== null && (
          <>
            <Fact name={t('job.task')}>
              <RecordLink to="scheduled-tasks" id={facts.task}>
                {facts.task}
              </RecordLink>
            </Fact>
            <Fact name={t('job.does')}>{t(`admin-scheduled-tasks:tasks.${facts.task}`, { defaultValue: '' })}</Fact>
            <Fact name={t('job.since')}>
              <Moment at={facts.since} />
            </Fact>
          </>
        )}
        <Fact name={t('letter.attempts')}>{facts.attempts}</Fact>
        <Fact name={t('letter.error')}>{facts.error}</Fact>
      </Facts>
      {may('tasks.write') && (
        <DecideButtons
          choices={[
            {
              id: 'retry',
              look: 'primary',
              verb: t('letter.retry.verb'),
              title: t('job.retry.title', { task: facts.task }),
              consequence: t('job.retry.consequence'),
              done: t('letter.retry.done'),
              ask: ask('retry_job'),
            },
            {
              id: 'give-up',
              look: 'danger',
              verb: t('letter.giveUp.verb'),
              title: t('job.giveUp.title', { task: facts.task }),
              consequence: t('job.giveUp.consequence'),
              done: t('job.giveUp.done'),
              ask: ask('give_up_job'),
            },
          ]}
        />
      )}
    </>
  )
}
