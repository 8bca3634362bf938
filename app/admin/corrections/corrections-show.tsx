import { useTranslation } from 'react-i18next'
import { Moment } from '../../desk-kit/moment.tsx'
import { Fact, Facts, Panel } from '../../desk-kit/panel.tsx'
import { RecordPage } from '../../desk-kit/record-page.tsx'
import { WaitingHere } from '../inbox/waiting-here.tsx'
import { Entries } from '../ledger/entries.tsx'
import { StaffNotes } from '../notes/staff-notes.tsx'
import { usePeopleCalled } from '../people-called/use-people-called.tsx'
import { RecordLink } from '../record-link/record-link.tsx'
import { CorrectionBadge } from './correction-badge.tsx'
import type { CorrectionRow } from './correction-row.ts'

/** One correction: what it books and why, who proposed it and who stands behind it. */
export default function CorrectionsShow() {
  const { t } = useTranslation('admin-corrections')
  return (
    <RecordPage<CorrectionRow> renderTitle={({ id }) => t('correction', { number: id })} renderBadges={({ status }) => <CorrectionBadge state={status} />}>
      {(correction) => (
        <div className="grid items-start gap-4 xl:grid-cols-2">
          <WaitingHere kind="correction" id={String(correction.id)} />
          <About correction={correction} />
          {correction.status !== 'waiting' && (
            <Panel title={t('books')}>
              <Entries label={t('correction', { number: correction.id })} postings={correction.postings} />
            </Panel>
          )}
          <StaffNotes about="corrections" subject={String(correction.id)} />
        </div>
      )}
    </RecordPage>
  )
}

function About({ correction }: { correction: CorrectionRow }) {
  const { t } = useTranslation(['admin-corrections', 'admin-ledger'])
  const called = usePeopleCalled([correction.proposed_by, correction.decided_by])
  return (
    <Panel title={t('facts')}>
      <Facts>
        <Fact name={t('columns.reason')}>{correction.reason}</Fact>
        <Fact name={t('proposedBy')}>
          {called(correction.proposed_by)} · <Moment at={correction.proposed_at} />
        </Fact>
        {correction.decided_at && (
          <>
            <Fact name={t(`decidedBy.${correction.status}`)}>
              {called(correction.decided_by)} · <Moment at={correction.decided_at} />
            </Fact>
            <Fact name={t('decision')}>{correction.decision}</Fact>
          </>
        )}
        {correction.journals.map(({ id }) => (
          <Fact key={id} name={t('admin-ledger:columns.journal')}>
            <RecordLink to="ledger" id={String(id)}>
              {t('admin-ledger:journal', { number: id })}
            </RecordLink>
          </Fact>
        ))}
      </Facts>
    </Panel>
  )
}
