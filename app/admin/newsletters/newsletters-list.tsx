import { useTranslation } from 'react-i18next'
import type { DeskColumn } from '../../desk-kit/desk-column.ts'
import { useMay } from '../../desk-kit/desk-rights.tsx'
import type { ListFilter } from '../../desk-kit/filter-bar.tsx'
import { Moment } from '../../desk-kit/moment.tsx'
import { ResourceList } from '../../desk-kit/resource-list.tsx'
import { numberFormat } from '../../i18n/number-format.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { CartReminders } from './cart-reminders.tsx'
import { IssueBadge } from './issue-badge.tsx'
import { ISSUE_STATES, type IssueRow } from './newsletter-row.ts'

const COLUMNS: readonly DeskColumn<IssueRow>[] = [
  { id: 'name', title: true, cell: ({ name }) => name },
  { id: 'state', cell: ({ state }) => <IssueBadge state={state} /> },
  { id: 'when', cell: ({ started_at: started, scheduled_at: scheduled }) => <Moment at={started ?? scheduled} /> },
  { id: 'recipients', numeric: true, cell: ({ recipients }) => <Count of={recipients} /> },
  { id: 'sent', numeric: true, cell: ({ sent }) => <Count of={sent} /> },
  { id: 'bounced', numeric: true, cell: ({ bounced }) => <Count of={bounced} /> },
  { id: 'unsubscribed', numeric: true, cell: ({ unsubscribed }) => <Count of={unsubscribed} /> },
  { id: 'created', sort: 'created_at', extra: true, cell: ({ created_at: at }) => <Moment at={at} /> },
]

const FILTERS: readonly ListFilter[] = [
  { name: 'state', kind: 'choice', options: ISSUE_STATES },
  { name: 'created_at', kind: 'days' },
]

/** The issues of the newsletter, the newest first, and what became of each. */
export default function NewslettersList() {
  const { t } = useTranslation('admin-newsletters')
  const may = useMay()
  return (
    <div className="flex flex-col gap-4">
      <ResourceList
        columns={COLUMNS}
        filters={FILTERS}
        actions={
          <>
            {may('people.read') && (
              <ButtonLink size="small" look="quiet" to="/admin/newsletter-subscribers">
                {t('subscribers')}
              </ButtonLink>
            )}
            {may('newsletters.write') && (
              <ButtonLink size="small" to="/admin/newsletters/create">
                {t('new')}
              </ButtonLink>
            )}
          </>
        }
        empty={<EmptyState level={2} className="py-8 sm:py-10" title={t('none')} text={t('noneText')} />}
      />
      {may('newsletters.write') && <CartReminders />}
    </div>
  )
}

function Count({ of }: { of: number }) {
  const { i18n } = useTranslation()
  return numberFormat(i18n.language).format(of)
}
