import { Skeleton } from '../../ui/skeleton.tsx'
import { GRID } from '../product-grid.tsx'
import { ProductCardSkeleton } from '../product-card.tsx'

/** The shape of the product list while it is on its way. */
export const ProductsSkeleton = () => (
  <div className="wrap py-8">
    <Skeleton className="h-10 w-72 max-w-full" />
    <div className="mt-8 grid gap-8 lg:grid-cols-[16rem_1fr]">
      <div className="grid content-start gap-4 max-lg:hidden">
        {[0, 1, 2, 3, 4].map((n) => (
          <Skeleton key={n} className="h-28" />
        ))}
      </div>
      <div className={GRID}>
        {[0, 1, 2, 3, 4, 5].map((n) => (
          <ProductCardSkeleton key={n} />
        ))}
      </div>
    </div>
  </div>
)
