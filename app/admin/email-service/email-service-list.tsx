import { useTranslation } from 'react-i18next'
import type { DeskColumn } from '../../desk-kit/desk-column.ts'
import type { ListFilter } from '../../desk-kit/filter-bar.tsx'
import { Moment } from '../../desk-kit/moment.tsx'
import { ResourceList } from '../../desk-kit/resource-list.tsx'
import type { BroughtView } from '../../desk-kit/saved-views.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { DomainPanel } from './domain-panel.tsx'
import { HealthPanel } from './health-panel.tsx'
import { LetterBadge } from './letter-badge.tsx'
import { LETTER_STATES, type LetterRow } from './letter-row.ts'

const COLUMNS: readonly DeskColumn<LetterRow>[] = [
  { id: 'subject', title: true, cell: ({ subject }) => subject },
  { id: 'address', cell: ({ address }) => <span className="wrap-anywhere">{address}</span> },
  { id: 'state', cell: ({ state }) => <LetterBadge state={state} /> },
  { id: 'created', sort: 'created_at', cell: ({ created_at: at }) => <Moment at={at} /> },
  { id: 'answer', cell: ({ bounce, answer }) => <span className="line-clamp-2 max-w-md wrap-anywhere">{bounce || answer}</span> },
  { id: 'attempts', numeric: true, extra: true, cell: ({ attempts }) => attempts },
  { id: 'topic', extra: true, cell: ({ topic }) => <code>{topic}</code> },
]

const FILTERS: readonly ListFilter[] = [
  { name: 'state', kind: 'choice', options: LETTER_STATES },
  { name: 'created_at', kind: 'days' },
  { name: 'address', kind: 'led' },
]

const VIEWS: readonly BroughtView[] = [
  { name: 'trouble', question: () => ({ filter: { state: ['refused', 'bounced', 'complained', 'held'] } }) },
  { name: 'bounced', question: () => ({ filter: { state: ['bounced'] } }) },
]

/** Which emails went to whom and what became of them; beside it how the sending goes as a whole. */
export default function EmailServiceList() {
  const { t } = useTranslation('admin-email-service')
  return (
    <div className="flex flex-col gap-4">
      <ResourceList
        columns={COLUMNS}
        filters={FILTERS}
        views={VIEWS}
        actions={
          <ButtonLink size="small" look="quiet" to="/admin/email-suppressions">
            {t('suppressions')}
          </ButtonLink>
        }
      />
      <div className="grid items-start gap-4 xl:grid-cols-2">
        <HealthPanel />
        <DomainPanel />
      </div>
    </div>
  )
}
