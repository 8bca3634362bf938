import { useTranslation } from 'react-i18next'
import { useMay } from '../../desk-kit/desk-rights.tsx'
import { RecordPage } from '../../desk-kit/record-page.tsx'
import { Badge } from '../../ui/badge.tsx'
import { LoadFailureLine } from '../../ui/load-failure.tsx'
import { Waiting } from '../../ui/skeleton.tsx'
import { ActsPanel } from '../acts/acts-panel.tsx'
import { ListingDecision } from '../inbox/listing-decision.tsx'
import { WaitingHere } from '../inbox/waiting-here.tsx'
import { StaffNotes } from '../notes/staff-notes.tsx'
import { ProductBadge } from '../states/product-badge.tsx'
import { ProductFacts } from './product-facts.tsx'
import { ProductChanges } from './product-changes.tsx'
import { ProductHoldPanel } from './product-hold.tsx'
import { ProductLanguages } from './product-languages.tsx'
import { ProductReports } from './product-reports.tsx'
import type { ProductRecord } from './product-row.ts'
import { useProductSheet } from './product-sheet.ts'
import { ProductPrices } from './product-prices.tsx'
import { ProductWholesale } from './product-wholesale.tsx'
import { ProductStock } from './product-stock.tsx'

/** One listing: what it says and shows, what is left of it, who reported it for what, and whether it is in the shop. */
export default function ProductsShow() {
  return (
    <RecordPage<ProductRecord>
      renderTitle={({ name }) => name}
      renderBadges={(product) => <Badges product={product} />}
      renderActions={(product) => <Deeds product={product} />}
    >
      {(product) => <Sheet product={product} />}
    </RecordPage>
  )
}

function Badges({ product }: { product: ProductRecord }) {
  const { t } = useTranslation('admin-products')
  return (
    <>
      <ProductBadge state={product.status} held={product.hold !== null} />
      {product.is_featured && <Badge tone="indigo">{t('filters.is_featured')}</Badge>}
    </>
  )
}

/** What may be done with a piece that nobody waits about; what waits is decided where it is shown. */
function Deeds({ product }: { product: ProductRecord }) {
  const may = useMay()
  const { data } = useProductSheet(product.id)
  if (!may('products.judge') || !data || data.waits) return null
  const { hold } = data
  const appealed = hold !== null && hold.appealed_at !== null && hold.answered_at === null
  if (appealed) return null
  const mark = product.is_featured ? ('unfeature' as const) : ('feature' as const)
  return <ListingDecision id={product.id} name={product.name} deeds={product.hold ? ['release'] : [mark, 'hold']} />
}

function Sheet({ product }: { product: ProductRecord }) {
  const sheet = useProductSheet(product.id)
  return (
    <div className="grid gap-4 xl:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]">
      <div className="flex flex-col gap-4">
        <WaitingHere kind="listing" id={product.id} />
        <WaitingHere kind="listing_appeal" id={product.id} />
        {product.changes.map(({ id, state, appealed_at: appealed, answered_at: answered }) =>
          state === 'open' ? (
            <WaitingHere key={id} kind="listing_change" id={id} />
          ) : (
            appealed !== null && answered === null && <WaitingHere key={id} kind="listing_change_appeal" id={id} />
          ),
        )}
        {sheet.data?.hold && <ProductHoldPanel hold={sheet.data.hold} />}
        <ProductFacts product={product} favorites={sheet.data?.favorites} />
        {sheet.isError && <LoadFailureLine error={sheet.error} onRetry={() => void sheet.refetch()} />}
        {sheet.isPending && <Waiting className="h-48 w-full" />}
        {sheet.data && <ProductStock stock={sheet.data.stock} />}
      </div>
      <div className="flex flex-col gap-4">
        {sheet.data && (
          <>
            <ProductChanges changes={product.changes} />
            <ProductReports reports={sheet.data.reports} />
            <ProductPrices prices={sheet.data.prices} beside={product.lowest_before_minor} />
            <ProductWholesale id={product.id} />
            <ProductLanguages source={product.language} languages={sheet.data.languages} />
          </>
        )}
        <ActsPanel noun="products" subjects={[product.id]} />
        <StaffNotes about="products" subject={product.id} />
      </div>
    </div>
  )
}
