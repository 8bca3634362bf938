import type { RaRecord } from 'ra-core'
import { useTranslation } from 'react-i18next'
import { Amount } from '../../desk-kit/amount.tsx'
import type { DeskColumn } from '../../desk-kit/desk-column.ts'
import type { ListFilter } from '../../desk-kit/filter-bar.tsx'
import { Moment } from '../../desk-kit/moment.tsx'
import { ResourceList } from '../../desk-kit/resource-list.tsx'
import type { BroughtView } from '../../desk-kit/saved-views.ts'
import { Badge } from '../../ui/badge.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { lastOf, nameWithVersion, QUOTE_STATES, type QuoteState } from '../../wholesale/quotes.ts'
import { type Member, memberName } from '../members/member-row.ts'
import { RecordLink } from '../record-link/record-link.tsx'

type QuoteRow = RaRecord<string> & {
  buyer_id: string
  product_id: string
  seller_id: string
  quantity: number
  state: QuoteState
  unit_minor: number | null
  usual_minor: number | null
  valid_until: string | null
  asked_at: string
  product: { name: string } | null
  variant: { name: string } | null
  seller: { business_name: string } | null
  buyer: Member
  group: { number: string } | null
}

const COLUMNS: readonly DeskColumn<QuoteRow>[] = [
  {
    id: 'product',
    title: true,
    cell: ({ product, variant, product_id: id }) => (
      <RecordLink to="products" id={id}>
        {nameWithVersion(product?.name ?? id.slice(0, 8), variant?.name)}
      </RecordLink>
    ),
  },
  {
    id: 'seller',
    cell: ({ seller, seller_id: id }) => (
      <RecordLink to="sellers" id={id}>
        {seller?.business_name ?? id.slice(0, 8)}
      </RecordLink>
    ),
  },
  {
    id: 'buyer',
    cell: ({ buyer, buyer_id: id }) => (
      <RecordLink to="people" id={id}>
        {memberName(buyer, id)}
      </RecordLink>
    ),
  },
  { id: 'state', cell: ({ state }) => <State state={state} /> },
  { id: 'quantity', numeric: true, cell: ({ quantity }) => quantity },
  { id: 'unit', numeric: true, cell: ({ unit_minor: unit }) => unit !== null && <Amount minor={unit} /> },
  { id: 'usual', numeric: true, cell: ({ usual_minor: usual }) => usual !== null && <Amount minor={usual} /> },
  { id: 'until', cell: ({ valid_until: until }) => until !== null && <Moment at={lastOf(until).toISOString()} days /> },
  { id: 'asked', sort: 'asked_at', cell: ({ asked_at: at }) => <Moment at={at} days /> },
  { id: 'order', cell: ({ group }) => group?.number },
]

const FILTERS: readonly ListFilter[] = [
  { name: 'state', kind: 'choice', options: QUOTE_STATES },
  { name: 'asked_at', kind: 'days' },
]

const VIEWS: readonly BroughtView[] = [{ name: 'open', question: () => ({ filter: { state: ['asked', 'offered', 'accepted'] } }) }]

/** Every quote for many pieces, by how far it is. */
export default function WholesaleQuotesList() {
  const { t } = useTranslation('admin-wholesale-quotes')
  return (
    <ResourceList
      columns={COLUMNS}
      filters={FILTERS}
      views={VIEWS}
      empty={<EmptyState level={2} className="py-8 sm:py-10" title={t('none')} text={t('noneText')} />}
    />
  )
}

function State({ state }: { state: QuoteState }) {
  const { t } = useTranslation('admin-wholesale-quotes')
  return <Badge>{t(`filters.stateOptions.${state}`)}</Badge>
}
