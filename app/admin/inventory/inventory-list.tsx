import { useTranslation } from 'react-i18next'
import { useMay } from '../../desk-kit/desk-rights.tsx'
import type { DeskColumn } from '../../desk-kit/desk-column.ts'
import type { ListFilter } from '../../desk-kit/filter-bar.tsx'
import { ResourceList } from '../../desk-kit/resource-list.tsx'
import type { BroughtView } from '../../desk-kit/saved-views.ts'
import { numberFormat } from '../../i18n/number-format.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Thumbnail } from '../../ui/thumbnail.tsx'
import { ProductBadge } from '../states/product-badge.tsx'
import { PRODUCT_STATES } from '../states/product-states.ts'
import { heldOf, type InventoryRow, nameOf, onHandOf, skuOf } from './inventory-row.ts'
import { StockBadge } from './stock-badge.tsx'

const COLUMNS: readonly DeskColumn<InventoryRow>[] = [
  { id: 'name', title: true, cell: nameOf },
  { id: 'picture', extra: true, cell: ({ product }) => <Thumbnail src={product.image_url} /> },
  { id: 'state', cell: (row) => <StockBadge of={row} /> },
  { id: 'available', numeric: true, sort: 'stock_quantity', cell: ({ stock_quantity: free }) => <Count of={free} /> },
  { id: 'onHand', numeric: true, cell: (row) => <Count of={onHandOf(row)} /> },
  { id: 'held', numeric: true, cell: (row) => <Count of={heldOf(row)} /> },
  { id: 'seller', cell: ({ product }) => product.seller?.business_name },
  { id: 'sku', cell: skuOf },
  { id: 'status', extra: true, cell: ({ product }) => <ProductBadge state={product.status} /> },
]

const FILTERS: readonly ListFilter[] = [
  { name: 'low', kind: 'yes' },
  { name: 'none', kind: 'yes' },
  { name: 'status', kind: 'choice', options: PRODUCT_STATES },
  { name: 'seller_id', kind: 'led' },
  { name: 'product_id', kind: 'led' },
]

const VIEWS: readonly BroughtView[] = [
  { name: 'low', question: () => ({ filter: { low: true } }) },
  { name: 'soldOut', question: () => ({ filter: { none: true, status: ['active'] } }) },
]

/** Every variant of every maker with what lies there, the scarcest first. */
export default function InventoryList() {
  const { t } = useTranslation('admin-inventory')
  const may = useMay()
  const count = may('inventory.write') && (
    <ButtonLink size="small" to="/admin/inventory/create">
      {t('stocktake.verb')}
    </ButtonLink>
  )
  return (
    <ResourceList
      columns={COLUMNS}
      filters={FILTERS}
      views={VIEWS}
      actions={count}
      empty={<EmptyState level={2} className="py-8 sm:py-10" title={t('none')} text={t('noneText')} />}
    />
  )
}

function Count({ of }: { of: number }) {
  const { i18n } = useTranslation()
  return numberFormat(i18n.language).format(of)
}
