import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { Amount } from '../../desk-kit/amount.tsx'
import type { DeskColumn } from '../../desk-kit/desk-column.ts'
import { useMay } from '../../desk-kit/desk-rights.tsx'
import type { ListFilter } from '../../desk-kit/filter-bar.tsx'
import { Moment } from '../../desk-kit/moment.tsx'
import { ResourceList } from '../../desk-kit/resource-list.tsx'
import { useRowsLink } from '../../desk-kit/use-rows-link.tsx'
import { ButtonLink } from '../../ui/button.tsx'
import { RecordLink } from '../record-link/record-link.tsx'
import { BooksCheck } from './books-check.tsx'
import { JOURNAL_KINDS, type JournalRow, makerOf, movedBy } from './journal-row.ts'

const COLUMNS: readonly DeskColumn<JournalRow>[] = [
  { id: 'journal', title: true, cell: ({ id }) => id },
  { id: 'posted', cell: ({ posted_at: at }) => <Moment at={at} /> },
  { id: 'kind', cell: (journal) => <KindWord kind={journal.kind} /> },
  { id: 'about', cell: (journal) => <About journal={journal} /> },
  { id: 'seller', cell: makerOf },
  { id: 'key', extra: true, cell: ({ key }) => <code className="wrap-anywhere">{key}</code> },
  { id: 'moved', numeric: true, cell: (journal) => <Amount minor={movedBy(journal)} /> },
]

const FILTERS: readonly ListFilter[] = [
  { name: 'kind', kind: 'choice', options: JOURNAL_KINDS },
  { name: 'posted_at', kind: 'days' },
]

/** Every journal of the books, the newest first. */
export default function LedgerList() {
  const { t } = useTranslation('admin-corrections')
  const may = useMay()
  const rows = useRowsLink()
  const actions = (
    <>
      <ButtonLink look="quiet" size="small" to={rows('corrections', { status: ['waiting'] }) ?? '/admin/corrections'}>
        {t('waiting')}
      </ButtonLink>
      {may('ledger.correct') && (
        <ButtonLink size="small" to="/admin/corrections/create">
          {t('create.verb')}
        </ButtonLink>
      )}
    </>
  )
  return (
    <div className="flex flex-col gap-4">
      <BooksCheck />
      <ResourceList columns={COLUMNS} filters={FILTERS} actions={actions} />
    </div>
  )
}

export function KindWord({ kind }: { kind: string }) {
  const { t } = useTranslation('admin-ledger')
  return t(`filters.kindOptions.${kind}`, { defaultValue: kind })
}

/** The order, payout, hold, correction or line of a report that a journal is about, as a way there. */
export function About({
  journal: { order, payout, hold, line, correction_id: correction },
}: {
  journal: Pick<JournalRow, 'order' | 'payout' | 'hold' | 'correction_id' | 'line'>
}) {
  const { t } = useTranslation('admin-corrections')
  if (correction !== null) {
    return (
      <Link to={`/admin/corrections/${correction}`} className="text-indigo hover:underline">
        {t('correction', { number: correction })}
      </Link>
    )
  }
  if (line) {
    return (
      <RecordLink to="settlement-lines" id={String(line.id)}>
        {line.line}
      </RecordLink>
    )
  }
  if (hold !== null) {
    return (
      <RecordLink to="sellers" id={hold.seller_id}>
        {hold.reason}
      </RecordLink>
    )
  }
  if (order === null && payout === null) return null
  return (
    <Link to={order ? `/admin/orders/${order.id}` : `/admin/payouts/${payout?.id}`} className="text-indigo hover:underline">
      {order?.number ?? payout?.number}
    </Link>
  )
}
