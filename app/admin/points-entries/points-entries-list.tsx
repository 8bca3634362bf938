import type { RaRecord } from 'ra-core'
import { useTranslation } from 'react-i18next'
import { dayOf } from '../../desk-kit/day-of.ts'
import type { DeskColumn } from '../../desk-kit/desk-column.ts'
import type { ListFilter } from '../../desk-kit/filter-bar.tsx'
import { Moment } from '../../desk-kit/moment.tsx'
import { ResourceList } from '../../desk-kit/resource-list.tsx'
import type { BroughtView } from '../../desk-kit/saved-views.ts'
import { useWords } from '../../membership/use-words.ts'
import { POINT_KINDS, type PointKind } from '../../points/points.ts'
import { type Member, memberName } from '../members/member-row.ts'
import { MemberTabs } from '../members/member-tabs.tsx'
import { RecordLink } from '../record-link/record-link.tsx'

type EntryRow = RaRecord<string> & {
  person_id: string
  kind: PointKind
  points: number
  status: 'pending' | 'available' | 'void'
  note: string
  left_over: number
  created_at: string
  expires_at: string | null
  undoes: string | null
  order: { id: string; number: string } | null
  person: Member
}

const STATES = ['pending', 'available', 'void'] as const
const DAY_MS = 86_400_000

const COLUMNS: readonly DeskColumn<EntryRow>[] = [
  {
    id: 'name',
    title: true,
    cell: ({ person_id: id, person }) => (
      <RecordLink to="memberships" id={id}>
        {memberName(person, id)}
      </RecordLink>
    ),
  },
  { id: 'created', sort: 'created_at', cell: ({ created_at: at }) => <Moment at={at} /> },
  { id: 'kind', cell: ({ kind, undoes }) => <Word of={undoes ? 'admin-memberships:undo.entry' : `membership:history.kind.${kind}`} /> },
  { id: 'points', numeric: true, cell: ({ points }) => <Whole of={points} /> },
  { id: 'left', numeric: true, cell: ({ left_over: left }) => left > 0 && <Whole of={left} /> },
  { id: 'ends', cell: ({ left_over: left, expires_at: at }) => left > 0 && <Moment at={at} days /> },
  { id: 'status', cell: ({ status }) => <Word of={`filters.statusOptions.${status}`} /> },
  {
    id: 'order',
    cell: ({ order }) =>
      order && (
        <RecordLink to="orders" id={order.id}>
          {order.number}
        </RecordLink>
      ),
  },
  { id: 'note', cell: ({ kind, note }) => kind === 'adjust' && <span className="line-clamp-2 wrap-anywhere">{note}</span> },
]

const VIEWS: readonly BroughtView[] = [
  { name: 'byHand', question: () => ({ filter: { kind: ['adjust'] } }) },
  { name: 'endSoon', question: () => ({ filter: { left: true, expires_at: { to: dayOf(new Date(Date.now() + 30 * DAY_MS).toISOString()) } } }) },
  { name: 'ended', question: () => ({ filter: { kind: ['expire'] } }) },
]

/** Every point given and taken, the newest first: by hand, by orders, and what ends soon. */
export default function PointsEntriesList() {
  const { t } = useTranslation('membership')
  const filters: readonly ListFilter[] = [
    { name: 'kind', kind: 'choice', options: POINT_KINDS, optionWords: (kind) => t(`history.kind.${kind}`) },
    { name: 'status', kind: 'choice', options: STATES },
    { name: 'created_at', kind: 'days' },
    { name: 'left', kind: 'yes' },
    { name: 'expires_at', kind: 'days' },
    { name: 'person_id', kind: 'led' },
  ]
  return (
    <div className="flex flex-col gap-4">
      <MemberTabs />
      <ResourceList columns={COLUMNS} filters={filters} views={VIEWS} />
    </div>
  )
}

function Whole({ of }: { of: number }) {
  return useWords().number(of)
}

function Word({ of }: { of: string }) {
  const { t } = useTranslation(['admin-points-entries', 'membership', 'admin-memberships'])
  return t(of)
}
