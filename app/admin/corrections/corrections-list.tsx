import { useTranslation } from 'react-i18next'
import { Amount } from '../../desk-kit/amount.tsx'
import type { DeskColumn } from '../../desk-kit/desk-column.ts'
import { useMay } from '../../desk-kit/desk-rights.tsx'
import type { ListFilter } from '../../desk-kit/filter-bar.tsx'
import { Moment } from '../../desk-kit/moment.tsx'
import { ResourceList } from '../../desk-kit/resource-list.tsx'
import { ButtonLink } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { movedBy } from '../ledger/journal-row.ts'
import { CorrectionBadge } from './correction-badge.tsx'
import { CORRECTION_STATES, type CorrectionRow } from './correction-row.ts'

const COLUMNS: readonly DeskColumn<CorrectionRow>[] = [
  { id: 'number', title: true, cell: ({ id }) => id },
  { id: 'proposed', cell: ({ proposed_at: at }) => <Moment at={at} /> },
  { id: 'status', cell: ({ status }) => <CorrectionBadge state={status} /> },
  { id: 'reason', cell: ({ reason }) => <span className="line-clamp-2 wrap-anywhere">{reason}</span> },
  { id: 'seller', cell: ({ postings }) => postings.find(({ account }) => account.seller)?.account.seller?.business_name },
  { id: 'moved', numeric: true, cell: (correction) => <Amount minor={movedBy(correction)} /> },
]

const FILTERS: readonly ListFilter[] = [{ name: 'status', kind: 'choice', options: CORRECTION_STATES }]

/** Every correction by hand, the newest first. */
export default function CorrectionsList() {
  const { t } = useTranslation('admin-corrections')
  const may = useMay()
  const actions = may('ledger.correct') && (
    <ButtonLink to="/admin/corrections/create" size="small">
      {t('create.verb')}
    </ButtonLink>
  )
  return (
    <ResourceList
      columns={COLUMNS}
      filters={FILTERS}
      actions={actions}
      empty={<EmptyState level={2} className="py-8 sm:py-10" title={t('none')} text={t('noneText')} />}
    />
  )
}
