import { RotateCcw, Truck } from 'lucide-react'
import { lazy, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { Skeleton } from '../../ui/skeleton.tsx'
import type { Product } from '../product.ts'
import type { Buying } from './product-buying.ts'

const Estimate = lazy(() => import('./product-delivery-estimate.tsx'))

/** What delivery costs and takes, and what if it does not please. The estimate depends on where the reader is, so it comes after the page. */
export function ProductDelivery({ product, buying }: { product: Product; buying: Buying }) {
  const { t } = useTranslation('product')
  return (
    <section aria-label={t('delivery.label')} className="grid grid-cols-1 gap-4 rounded-card border border-line bg-surface p-4 sm:p-5">
      <div className="flex gap-3">
        <Truck className="mt-0.5 size-5 shrink-0 text-ink-soft" aria-hidden="true" />
        <div className="min-h-27 min-w-0 grow">
          <Suspense fallback={PLACE}>{buying.ready ? <Estimate product={product} variant={buying.variant} quantity={buying.quantity} /> : PLACE}</Suspense>
        </div>
      </div>
      <div className="flex gap-3 border-t border-line pt-4 text-sm">
        <RotateCcw className="mt-0.5 size-5 shrink-0 text-ink-soft" aria-hidden="true" />
        <p className="min-w-0">
          {t(`returns.${sayingOf(product)}`, { days: product.returns.days })}{' '}
          <Link to="/return-policy" className="link">
            {t('returns.more')}
          </Link>
        </p>
      </div>
    </section>
  )
}

/** As `private.case_lines_of` decides: what bears somebody's words and food stay, whatever else was made to order may come back. */
const sayingOf = ({ personalization, returns }: Pick<Product, 'personalization' | 'returns'>) =>
  personalization?.required ? 'made' : returns.isFood ? 'food' : 'days'

const PLACE = (
  <div className="grid gap-2">
    <Skeleton className="h-5 w-2/3" />
    <Skeleton className="h-5 w-5/6" />
    <Skeleton className="h-9 w-1/2" />
  </div>
)
