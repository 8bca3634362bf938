import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { DeskColumn } from '../../desk-kit/desk-column.ts'
import type { ListFilter } from '../../desk-kit/filter-bar.tsx'
import { Moment } from '../../desk-kit/moment.tsx'
import { ResourceList } from '../../desk-kit/resource-list.tsx'
import type { BroughtView } from '../../desk-kit/saved-views.ts'
import { percentFormat, spanFormat } from '../../i18n/number-format.ts'
import { Badge, type BadgeTone } from '../../ui/badge.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { RecordLink } from '../record-link/record-link.tsx'
import { followersFrom, type SaleRow, type SaleState, saleStateOf } from './shop-sale.ts'

const COLUMNS: readonly DeskColumn<SaleRow>[] = [
  { id: 'name', title: true, cell: ({ name }) => name },
  { id: 'seller', cell: ({ seller, seller_id: id }) => <SellerLink id={id} name={seller?.business_name} /> },
  { id: 'state', cell: (sale) => <State sale={sale} /> },
  { id: 'percent', numeric: true, cell: ({ percent }) => <Percent percent={percent} /> },
  { id: 'hours', numeric: true, cell: ({ followers_hours: hours }) => hours !== null && <Hours hours={hours} /> },
  { id: 'followers', cell: (sale) => <Moment at={followersFrom(sale)} /> },
  { id: 'starts', cell: ({ starts_at: at }) => <Moment at={at} /> },
  { id: 'ends', cell: ({ ends_at: at }) => <Moment at={at} /> },
  { id: 'ended', extra: true, cell: ({ ended_at: at }) => <Moment at={at} /> },
  { id: 'made', extra: true, sort: 'made_at', cell: ({ made_at: at }) => <Moment at={at} /> },
]

const FILTERS: readonly ListFilter[] = [
  { name: 'open', kind: 'yes' },
  { name: 'followers', kind: 'yes' },
  { name: 'starts_at', kind: 'days' },
  { name: 'ends_at', kind: 'days' },
  { name: 'seller_id', kind: 'led' },
]

const VIEWS: readonly BroughtView[] = [
  { name: 'open', question: () => ({ filter: { open: true } }) },
  { name: 'first', question: () => ({ filter: { open: true, followers: true } }) },
]

/** Every sale of a shop, the newest first. */
export default function ShopSalesList() {
  const { t } = useTranslation('admin-shop-sales')
  return (
    <ResourceList
      columns={COLUMNS}
      filters={FILTERS}
      views={VIEWS}
      empty={<EmptyState level={2} className="py-8 sm:py-10" title={t('none')} text={t('noneText')} />}
    />
  )
}

const TONES = { later: 'indigo', running: 'leaf', ended: 'quiet' } satisfies Record<SaleState, BadgeTone>

function State({ sale }: { sale: SaleRow }) {
  const { t } = useTranslation('admin-shop-sales')
  const [now] = useState(() => new Date())
  const state = saleStateOf(sale, now)
  return <Badge tone={TONES[state]}>{t(`states.${state}`)}</Badge>
}

function Percent({ percent }: { percent: number }) {
  const { i18n } = useTranslation()
  return percentFormat(i18n.language).format(percent / 100)
}

function Hours({ hours }: { hours: number }) {
  const { i18n } = useTranslation()
  return spanFormat(i18n.language, 'hour').format(hours)
}

const SellerLink = ({ id, name = id.slice(0, 8) }: { id: string; name: string | undefined }) => (
  <span className="block min-w-32">
    <RecordLink to="sellers" id={id}>
      {name}
    </RecordLink>
  </span>
)
