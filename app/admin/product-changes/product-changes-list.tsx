import type { RaRecord } from 'ra-core'
import { useTranslation } from 'react-i18next'
import { LISTING_REASONS, type ListingReason } from '../../catalog/product/listing-reasons.ts'
import type { DeskColumn } from '../../desk-kit/desk-column.ts'
import type { ListFilter } from '../../desk-kit/filter-bar.tsx'
import { Moment } from '../../desk-kit/moment.tsx'
import { ResourceList } from '../../desk-kit/resource-list.tsx'
import type { BroughtView } from '../../desk-kit/saved-views.ts'
import { Badge } from '../../ui/badge.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { RecordLink } from '../record-link/record-link.tsx'
import type { ChangeFacts } from './change-facts.ts'

const STATES = ['open', 'asked', 'approved', 'partly', 'refused', 'withdrawn', 'undone'] as const satisfies readonly ChangeFacts['state'][]

type ChangeRow = RaRecord<string> & {
  product_id: string
  opened_at: string
  changed_at: string
  state: ChangeFacts['state']
  decided_at: string | null
  because: ListingReason | null
  words: string
  appealed_at: string | null
  answered_at: string | null
  product: { name: string; seller: { id: string; business_name: string } | null } | null
  fields: { field: string }[]
}

const COLUMNS: readonly DeskColumn<ChangeRow>[] = [
  {
    id: 'product',
    title: true,
    cell: ({ product, product_id: id }) => (
      <RecordLink to="products" id={id}>
        {product?.name ?? id.slice(0, 8)}
      </RecordLink>
    ),
  },
  {
    id: 'seller',
    cell: ({ product }) =>
      product?.seller && (
        <span className="block min-w-32">
          <RecordLink to="sellers" id={product.seller.id}>
            {product.seller.business_name}
          </RecordLink>
        </span>
      ),
  },
  { id: 'state', cell: ({ state }) => <State state={state} /> },
  { id: 'fields', numeric: true, cell: ({ fields }) => fields.length },
  { id: 'opened', sort: 'opened_at', cell: ({ opened_at: at }) => <Moment at={at} /> },
  { id: 'decided', cell: ({ decided_at: at }) => at !== null && <Moment at={at} /> },
  { id: 'because', extra: true, cell: ({ because }) => because !== null && <Because because={because} /> },
  { id: 'told', extra: true, cell: ({ words }) => <span className="wrap-anywhere">{words}</span> },
  { id: 'changed', extra: true, cell: ({ changed_at: at }) => <Moment at={at} /> },
  { id: 'appealed', extra: true, cell: ({ appealed_at: at }) => at !== null && <Moment at={at} /> },
  { id: 'answered', extra: true, cell: ({ answered_at: at }) => at !== null && <Moment at={at} /> },
]

const FILTERS: readonly ListFilter[] = [
  { name: 'state', kind: 'choice', options: STATES },
  { name: 'because', kind: 'choice', options: LISTING_REASONS },
  { name: 'opened_at', kind: 'days' },
  { name: 'appealed', kind: 'yes' },
]

const VIEWS: readonly BroughtView[] = [
  { name: 'waiting', question: () => ({ filter: { state: ['open'] }, sort: { field: 'opened_at', order: 'ASC' } }) },
  { name: 'withMaker', question: () => ({ filter: { state: ['asked'] } }) },
]

/** Every change of a piece that somebody had to look at, by what became of it. */
export default function ProductChangesList() {
  const { t } = useTranslation('admin-product-changes')
  return (
    <ResourceList
      columns={COLUMNS}
      filters={FILTERS}
      views={VIEWS}
      empty={<EmptyState level={2} className="py-8 sm:py-10" title={t('none')} text={t('noneText')} />}
    />
  )
}

function State({ state }: { state: ChangeFacts['state'] }) {
  const { t } = useTranslation('admin-product-changes')
  return <Badge>{t(`filters.stateOptions.${state}`)}</Badge>
}

function Because({ because }: { because: ListingReason }) {
  const { t } = useTranslation('admin-product-changes')
  return t(`filters.becauseOptions.${because}`)
}
