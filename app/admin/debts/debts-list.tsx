import { useTranslation } from 'react-i18next'
import { Amount } from '../../desk-kit/amount.tsx'
import { askDatabase } from '../../desk-kit/ask-database.ts'
import { BulkDeed } from '../../desk-kit/bulk-deed.tsx'
import type { DeskColumn } from '../../desk-kit/desk-column.ts'
import { useMay } from '../../desk-kit/desk-rights.tsx'
import type { ListFilter } from '../../desk-kit/filter-bar.tsx'
import { Moment } from '../../desk-kit/moment.tsx'
import { ResourceList } from '../../desk-kit/resource-list.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { DebtBadge } from './debt-badge.tsx'
import { DEBT_STATES, type DebtRow } from './debt-row.ts'
import { USUAL_DAYS } from './days.ts'

const COLUMNS: readonly DeskColumn<DebtRow>[] = [
  { id: 'seller', title: true, cell: ({ seller_name: name }) => name },
  { id: 'state', cell: ({ state }) => <DebtBadge state={state} /> },
  { id: 'started', sort: 'started_at', cell: ({ started_at: at }) => <Moment at={at} days /> },
  { id: 'grace', cell: ({ grace_until: at, state }) => state === 'grace' && <Moment at={at} days /> },
  { id: 'ended', extra: true, cell: ({ ended_at: at }) => at && <Moment at={at} days /> },
  { id: 'first', numeric: true, extra: true, cell: ({ first_minor: amount }) => <Amount minor={amount} /> },
  { id: 'owed', numeric: true, sort: 'owed_minor', cell: ({ owed_minor: amount }) => <Amount minor={amount} /> },
]

const FILTERS: readonly ListFilter[] = [
  { name: 'state', kind: 'choice', options: DEBT_STATES },
  { name: 'started_at', kind: 'days' },
  { name: 'seller_id', kind: 'led' },
]

const BULK = { bulk: (chosen: readonly DebtRow[]) => <BulkMoreTime chosen={chosen} /> }

/** Who owes the shop something, and who did. */
export default function DebtsList() {
  const { t } = useTranslation('admin-debts')
  const may = useMay()
  return (
    <ResourceList
      columns={COLUMNS}
      filters={FILTERS}
      {...(may('payouts.approve') && BULK)}
      empty={<EmptyState level={2} className="py-8 sm:py-10" title={t('none')} text={t('noneText')} />}
    />
  )
}

/** Gives those that are open the usual time more. */
function BulkMoreTime({ chosen }: { chosen: readonly DebtRow[] }) {
  const { t } = useTranslation('admin-debts')
  return (
    <BulkDeed
      rows={chosen.filter(({ state }) => state !== 'ended')}
      chosen={chosen.length}
      verb={t('extend.bulk', { count: USUAL_DAYS })}
      consequence={t('extend.consequence')}
      look="quiet"
      nameOf={({ seller_name: name }) => name}
      ask={({ id }, reason) => askDatabase('extend_debt_grace', { p_id: id, p_days: USUAL_DAYS, p_reason: reason })}
    />
  )
}
