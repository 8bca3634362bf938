import { useTranslation } from 'react-i18next'
import { Amount } from '../../desk-kit/amount.tsx'
import type { DeskColumn } from '../../desk-kit/desk-column.ts'
import { useMay } from '../../desk-kit/desk-rights.tsx'
import { MAKINGS } from '../../catalog/making.ts'
import type { ListFilter } from '../../desk-kit/filter-bar.tsx'
import { firstOfMonth } from '../../desk-kit/first-of-month.ts'
import { Moment } from '../../desk-kit/moment.tsx'
import { ResourceList } from '../../desk-kit/resource-list.tsx'
import type { BroughtView } from '../../desk-kit/saved-views.ts'
import { numberFormat } from '../../i18n/number-format.ts'
import { Badge } from '../../ui/badge.tsx'
import { Thumbnail } from '../../ui/thumbnail.tsx'
import { ProductBadge } from '../states/product-badge.tsx'
import { PRODUCT_STATES } from '../states/product-states.ts'
import { ApproveChanges } from './approve-changes.tsx'
import type { ProductRow } from './product-row.ts'

const COLUMNS: readonly DeskColumn<ProductRow>[] = [
  { id: 'name', title: true, cell: ({ name }) => name },
  { id: 'picture', extra: true, cell: ({ image_url: image }) => <Thumbnail src={image} /> },
  { id: 'status', cell: (product) => <State product={product} /> },
  { id: 'seller', cell: ({ seller }) => seller?.business_name },
  { id: 'category', extra: true, cell: ({ category }) => category?.name },
  { id: 'stock', numeric: true, cell: (product) => <Left product={product} /> },
  { id: 'sales', numeric: true, extra: true, cell: ({ sales_count: sales }) => <Count of={sales} /> },
  { id: 'sku', extra: true, cell: ({ sku }) => sku },
  { id: 'price', numeric: true, sort: 'price_minor', cell: ({ price_minor: price }) => <Amount minor={price} /> },
  { id: 'created', sort: 'created_at', cell: ({ created_at: at }) => <Moment at={at} days /> },
]

const FILTERS: readonly ListFilter[] = [
  { name: 'status', kind: 'choice', options: PRODUCT_STATES },
  { name: 'held', kind: 'yes' },
  { name: 'changed', kind: 'yes' },
  { name: 'is_featured', kind: 'yes' },
  { name: 'on_sale', kind: 'yes' },
  { name: 'made_to_order', kind: 'yes' },
  { name: 'making', kind: 'choice', options: MAKINGS },
  { name: 'created_at', kind: 'days' },
  { name: 'seller_id', kind: 'led' },
  { name: 'category_id', kind: 'led' },
  { name: 'brand_id', kind: 'led' },
]

const VIEWS: readonly BroughtView[] = [
  { name: 'changed', question: () => ({ filter: { changed: true } }) },
  { name: 'held', question: () => ({ filter: { held: true } }) },
  { name: 'featured', question: () => ({ filter: { is_featured: true, status: ['active'] } }) },
  { name: 'newThisMonth', question: () => ({ filter: { status: ['active'], created_at: { from: firstOfMonth() } } }) },
]

const BULK = { bulk: (chosen: readonly ProductRow[]) => <ApproveChanges chosen={chosen} /> }

/** Every listing of every maker, also drafts and what is out of the shop. */
export default function ProductsList() {
  const may = useMay()
  return <ResourceList columns={COLUMNS} filters={FILTERS} views={VIEWS} {...(may('products.judge') && BULK)} />
}

function State({ product: { status, hold, changes } }: { product: ProductRow }) {
  const { t } = useTranslation('admin-products')
  return (
    <span className="flex flex-wrap gap-1">
      <ProductBadge state={status} held={hold !== null} />
      {changes.some(({ state }) => state === 'open') && <Badge tone="gold">{t('changes.badge')}</Badge>}
    </span>
  )
}

function Left({ product }: { product: ProductRow }) {
  const { t } = useTranslation('admin-products')
  return product.made_to_order ? t('toOrder') : <Count of={product.stock_quantity} />
}

function Count({ of }: { of: number }) {
  const { i18n } = useTranslation()
  return numberFormat(i18n.language).format(of)
}
