import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useMay } from '../../desk-kit/desk-rights.tsx'
import { Fact, Facts, Panel } from '../../desk-kit/panel.tsx'
import { RecordPage } from '../../desk-kit/record-page.tsx'
import { numberFormat } from '../../i18n/number-format.ts'
import { Button } from '../../ui/button.tsx'
import { ProductBadge } from '../states/product-badge.tsx'
import { StaffNotes } from '../notes/staff-notes.tsx'
import { RecordLink } from '../record-link/record-link.tsx'
import { CountDialog } from './count-dialog.tsx'
import { type InventoryRow, nameOf, onHandOf, skuOf } from './inventory-row.ts'
import { StockBadge } from './stock-badge.tsx'
import { StockHistory } from './stock-history.tsx'

/** One variant: what lies there and for whom, what moved it, and its count set right. */
export default function InventoryShow() {
  return (
    <RecordPage<InventoryRow>
      renderTitle={nameOf}
      renderBadges={(variant) => <StockBadge of={variant} />}
      renderActions={(variant) => <Count variant={variant} />}
    >
      {(variant) => (
        <div className="grid items-start gap-4 xl:grid-cols-[minmax(0,1fr)_minmax(0,2fr)]">
          <div className="flex flex-col gap-4">
            <Shelf variant={variant} />
            <StaffNotes about="product_variants" subject={variant.id} />
          </div>
          <StockHistory variant={variant.id} />
        </div>
      )}
    </RecordPage>
  )
}

function Count({ variant }: { variant: InventoryRow }) {
  const { t } = useTranslation('admin-inventory')
  const may = useMay()
  const [open, setOpen] = useState(false)
  if (!may('inventory.write')) return null
  return (
    <>
      <Button size="small" onClick={() => setOpen(true)}>
        {t('count.open')}
      </Button>
      {open && <CountDialog variant={variant} onClose={() => setOpen(false)} />}
    </>
  )
}

function Shelf({ variant }: { variant: InventoryRow }) {
  const { t, i18n } = useTranslation('admin-inventory')
  const number = numberFormat(i18n.language)
  const { level, product } = variant
  return (
    <Panel title={t('facts')}>
      <Facts>
        <Fact name={t('columns.available')}>
          <span className="text-xl font-semibold tabular-nums">{number.format(variant.stock_quantity)}</span>
        </Fact>
        <Fact name={t('columns.onHand')}>{number.format(onHandOf(variant))}</Fact>
        <Fact name={t('allocated')}>{number.format(level?.allocated ?? 0)}</Fact>
        <Fact name={t('reserved')}>{number.format(level?.reserved ?? 0)}</Fact>
        <Fact name={t('backorder')}>{level !== null && level.backorder_limit > 0 && number.format(level.backorder_limit)}</Fact>
        <Fact name={t('lowBelow')}>{level === null || level.low_below === null ? t('lowByShop') : number.format(level.low_below)}</Fact>
        <Fact name={t('product')}>
          <RecordLink to="products" id={product.id}>
            {product.name}
          </RecordLink>
        </Fact>
        <Fact name={t('columns.status')}>
          <ProductBadge state={product.status} />
        </Fact>
        <Fact name={t('columns.seller')}>
          {product.seller && (
            <RecordLink to="sellers" id={product.seller.id}>
              {product.seller.business_name}
            </RecordLink>
          )}
        </Fact>
        <Fact name={t('columns.sku')}>{skuOf(variant)}</Fact>
        <Fact name={t('columns.code')}>{variant.id}</Fact>
        <Fact name={t('offered')}>{!variant.is_active && t('off')}</Fact>
      </Facts>
    </Panel>
  )
}
