import { useTranslation } from 'react-i18next'
import { useMay } from '../../desk-kit/desk-rights.tsx'
import { Moment } from '../../desk-kit/moment.tsx'
import { Fact, Facts } from '../../desk-kit/panel.tsx'
import { BackUpNow } from '../backup/back-up-now.tsx'
import { RecordLink } from '../record-link/record-link.tsx'
import type { WorkFacts } from './work.ts'

/** The last backup failed, or did not come back whole. It waits until another one was made. */
export function BackupWork({ id, facts }: { id: string; facts: WorkFacts['backup'] }) {
  const { t } = useTranslation('admin-backup')
  const may = useMay()
  return (
    <>
      <Facts>
        <Fact name={t('columns.when')}>
          <RecordLink to="backup" id={id}>
            <Moment at={facts.asked_at} />
          </RecordLink>
        </Fact>
        <Fact name={t('work.why')}>{facts.failure}</Fact>
        <Fact name={t('keptAs.proved')}>{facts.proved_at ? <Moment at={facts.proved_at} /> : t('work.never')}</Fact>
      </Facts>
      {may('backups.write') && (
        <div data-decisions>
          <BackUpNow />
        </div>
      )}
      <p className="text-sm text-ink-soft">{t('work.ends')}</p>
    </>
  )
}
