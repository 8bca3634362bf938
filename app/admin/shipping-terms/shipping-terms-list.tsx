import type { RaRecord } from 'ra-core'
import { useTranslation } from 'react-i18next'
import type { DeskColumn } from '../../desk-kit/desk-column.ts'
import type { ListFilter } from '../../desk-kit/filter-bar.tsx'
import { Moment } from '../../desk-kit/moment.tsx'
import { ResourceList } from '../../desk-kit/resource-list.tsx'
import type { BroughtView } from '../../desk-kit/saved-views.ts'
import { SHIPPING_METHODS, SHIPPING_ZONES } from '../../shipping/shipping-rates.ts'
import { EndTerm } from '../shipping/end-term.tsx'
import { BEGINNING, type Term, termState } from '../shipping/shipping.ts'
import { ShippingTabs } from '../shipping/shipping-tabs.tsx'
import { TermBadge } from '../shipping/term-badge.tsx'
import { useShippingWords } from '../shipping/use-shipping-words.tsx'

type Row = RaRecord<number> & Term

const KINDS = ['rate', 'destination', 'restriction'] as const

const COLUMNS: readonly DeskColumn<Row>[] = [
  { id: 'subject', title: true, cell: (term) => <Subject term={term} /> },
  { id: 'says', cell: (term) => <Says term={term} /> },
  { id: 'state', cell: (term) => <TermBadge term={term} /> },
  { id: 'starts', sort: 'starts_at', cell: ({ starts_at: at }) => <Moment at={at} /> },
  { id: 'ends', cell: ({ ends_at: at }) => <Moment at={at} /> },
  { id: 'reason', cell: ({ reason }) => reason },
  { id: 'undo', cell: (term) => <Undo term={term} /> },
]

const VIEWS: readonly BroughtView[] = KINDS.map((kind) => ({ name: kind, question: () => ({ filter: { kind: [kind] } }) }))

/** Every change of what delivery costs and where it goes, the latest first; what is planned is withdrawn here, what holds is ended. */
export default function ShippingTermsList() {
  const { t } = useTranslation(['admin-shipping', 'pages-shipping'])
  const filters: readonly ListFilter[] = [
    { name: 'kind', kind: 'choice', options: KINDS },
    { name: 'zone', kind: 'choice', options: SHIPPING_ZONES, optionWords: (zone) => t(`pages-shipping:zones.${zone}`) },
    { name: 'method', kind: 'choice', options: SHIPPING_METHODS, optionWords: (method) => t(`pages-shipping:table.${method}`) },
    { name: 'starts_at', kind: 'days' },
  ]
  return (
    <div className="flex flex-col gap-4">
      <ShippingTabs />
      <ResourceList columns={COLUMNS} filters={filters} views={VIEWS} />
    </div>
  )
}

const Subject = ({ term }: { term: Term }) => useShippingWords().subject(term)
const Says = ({ term }: { term: Term }) => useShippingWords().says(term)

function Undo({ term }: { term: Term }) {
  const state = termState(term)
  if (term.starts_at < BEGINNING || state === 'over' || state === 'withdrawn') return null
  return (
    <div className="whitespace-nowrap">
      <EndTerm term={term} />
    </div>
  )
}
