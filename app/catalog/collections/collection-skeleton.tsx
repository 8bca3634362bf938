import { Skeleton } from '../../ui/skeleton.tsx'
import { ProductCardSkeleton } from '../product-card.tsx'
import { GRID } from '../product-grid.tsx'

/** The shape of a collection while it is on its way. */
export const CollectionSkeleton = () => (
  <div className="wrap py-8">
    <Skeleton className="h-72 w-full" />
    <div className={`mt-8 ${GRID}`}>
      {[0, 1, 2, 3, 4, 5].map((n) => (
        <ProductCardSkeleton key={n} />
      ))}
    </div>
  </div>
)
