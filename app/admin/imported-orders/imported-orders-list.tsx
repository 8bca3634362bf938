import type { RaRecord } from 'ra-core'
import { useTranslation } from 'react-i18next'
import type { DeskColumn } from '../../desk-kit/desk-column.ts'
import type { ListFilter } from '../../desk-kit/filter-bar.tsx'
import { Moment } from '../../desk-kit/moment.tsx'
import { ResourceList } from '../../desk-kit/resource-list.tsx'
import { FALLBACK_LANGUAGE, languageOf } from '../../i18n/languages.ts'
import { type Currency, formatPrice } from '../../money/currency.ts'
import { minor } from '../../platform/money.ts'
import { EmptyState } from '../../ui/empty-state.tsx'

const STATES = ['completed', 'open', 'refunded', 'canceled'] as const

type ImportedOrder = RaRecord<string> & {
  number: string
  ordered_at: string
  state: (typeof STATES)[number]
  /** What it was paid in; the database keeps to three letters. */
  currency: string
  total_minor: number
  country: string
  /** Null for whoever may not read imports. */
  source: { name: string } | null
  /** Null for whoever may not read people, and where nobody is known. */
  person: { name: string; email: string; claimed_by: string | null } | null
  lines: { id: string; position: number; title: string; quantity: number }[]
}

const COLUMNS: readonly DeskColumn<ImportedOrder>[] = [
  { id: 'number', title: true, cell: ({ number }) => <span className="wrap-anywhere">{number}</span> },
  { id: 'state', cell: ({ state }) => <State state={state} /> },
  { id: 'lines', cell: ({ lines }) => <Lines lines={lines} /> },
  { id: 'buyer', cell: ({ person }) => person && <span className="wrap-anywhere">{person.name || person.email}</span> },
  { id: 'total', numeric: true, cell: (order) => <Total order={order} /> },
  { id: 'ordered', sort: 'ordered_at', cell: ({ ordered_at: at }) => <Moment at={at} days /> },
  { id: 'source', extra: true, cell: ({ source }) => <span className="wrap-anywhere">{source?.name}</span> },
  { id: 'country', extra: true, cell: ({ country }) => country },
  { id: 'claimed', extra: true, cell: ({ person }) => person && <Claimed is={person.claimed_by !== null} /> },
]

const FILTERS: readonly ListFilter[] = [
  { name: 'state', kind: 'choice', options: STATES },
  { name: 'ordered_at', kind: 'days' },
]

/** Orders of before, the newest first: what somebody who asks about one bought, and where. */
export default function ImportedOrdersList() {
  const { t } = useTranslation('admin-imported-orders')
  return <ResourceList columns={COLUMNS} filters={FILTERS} empty={<EmptyState level={2} className="py-8 sm:py-10" title={t('none')} text={t('noneText')} />} />
}

function State({ state }: { state: ImportedOrder['state'] }) {
  const { t } = useTranslation('admin-imported-orders')
  return t(`filters.stateOptions.${state}`)
}

function Claimed({ is }: { is: boolean }) {
  const { t } = useTranslation('admin-imported-orders')
  return t(is ? 'answers.yes' : 'answers.no')
}

function Lines({ lines }: { lines: ImportedOrder['lines'] }) {
  return (
    <ul className="wrap-anywhere">
      {lines
        .toSorted((a, b) => a.position - b.position)
        .map(({ id, title, quantity }) => (
          <li key={id}>
            <span className="tabular-nums">{quantity} ×</span> {title}
          </li>
        ))}
    </ul>
  )
}

/** In the currency it was paid in: nothing here reckons with it. */
function Total({ order: { total_minor: total, currency } }: { order: ImportedOrder }) {
  const { i18n } = useTranslation()
  // `formatPrice` writes any code of three letters; those that are not ours without a sign.
  return <span className="tabular-nums">{formatPrice(minor(total), currency as Currency, languageOf(i18n.language) ?? FALLBACK_LANGUAGE)}</span>
}
