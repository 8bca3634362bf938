import type { RaRecord } from 'ra-core'
import { useTranslation } from 'react-i18next'
import type { DeskColumn } from '../../desk-kit/desk-column.ts'
import type { ListFilter } from '../../desk-kit/filter-bar.tsx'
import { Moment } from '../../desk-kit/moment.tsx'
import { ResourceList } from '../../desk-kit/resource-list.tsx'
import type { BroughtView } from '../../desk-kit/saved-views.ts'
import { Badge } from '../../ui/badge.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import type { PairState } from '../inbox/alike-pictures.tsx'
import { RecordLink } from '../record-link/record-link.tsx'

const STATES = ['open', 'asked', 'answered', 'by_right', 'closed'] as const satisfies readonly PairState[]

type Piece = { name: string; seller: { id: string; business_name: string } | null } | null
type PairRow = RaRecord<string> & {
  product_id: string
  other_id: string
  state: PairState
  found_at: string
  changed_at: string
  asked_at: string | null
  answered_at: string | null
  product: Piece
  other: Piece
}

const COLUMNS: readonly DeskColumn<PairRow>[] = [
  { id: 'product', title: true, cell: ({ product, product_id: id }) => <PieceLink id={id} piece={product} /> },
  { id: 'seller', cell: ({ product }) => <SellerLink piece={product} /> },
  { id: 'other', cell: ({ other, other_id: id }) => <PieceLink id={id} piece={other} /> },
  { id: 'otherSeller', cell: ({ other }) => <SellerLink piece={other} /> },
  { id: 'state', cell: ({ state }) => <State state={state} /> },
  { id: 'found', sort: 'found_at', cell: ({ found_at: at }) => <Moment at={at} /> },
  { id: 'asked', extra: true, cell: ({ asked_at: at }) => at !== null && <Moment at={at} /> },
  { id: 'answered', extra: true, cell: ({ answered_at: at }) => at !== null && <Moment at={at} /> },
  { id: 'changed', extra: true, cell: ({ changed_at: at }) => <Moment at={at} /> },
]

const FILTERS: readonly ListFilter[] = [
  { name: 'state', kind: 'choice', options: STATES },
  { name: 'found_at', kind: 'days' },
]

const VIEWS: readonly BroughtView[] = [
  { name: 'waiting', question: () => ({ filter: { state: ['open', 'answered'] }, sort: { field: 'found_at', order: 'ASC' } }) },
  { name: 'withMaker', question: () => ({ filter: { state: ['asked'] } }) },
]

/** Every pair of pieces whose pictures look alike, by what became of it. */
export default function LikenessPairsList() {
  const { t } = useTranslation('admin-likeness-pairs')
  return (
    <ResourceList
      columns={COLUMNS}
      filters={FILTERS}
      views={VIEWS}
      empty={<EmptyState level={2} className="py-8 sm:py-10" title={t('none')} text={t('noneText')} />}
    />
  )
}

const PieceLink = ({ id, piece }: { id: string; piece: Piece }) => (
  <RecordLink to="products" id={id}>
    {piece?.name ?? id.slice(0, 8)}
  </RecordLink>
)

const SellerLink = ({ piece }: { piece: Piece }) =>
  piece?.seller && (
    <span className="block min-w-32">
      <RecordLink to="sellers" id={piece.seller.id}>
        {piece.seller.business_name}
      </RecordLink>
    </span>
  )

function State({ state }: { state: PairState }) {
  const { t } = useTranslation('admin-likeness-pairs')
  return <Badge>{t(`filters.stateOptions.${state}`)}</Badge>
}
