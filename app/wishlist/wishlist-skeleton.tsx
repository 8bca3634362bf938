import { Skeleton } from '../ui/skeleton.tsx'

/** The place of the wishlist while it is on its way. */
export const WishlistSkeleton = () => (
  <div className="wrap py-8">
    <Skeleton className="h-10 w-56" />
    <WishlistGridSkeleton />
  </div>
)

export const WishlistGridSkeleton = () => (
  <div className="mt-6 grid two-up gap-4 md:grid-cols-3 xl:grid-cols-4">
    {[1, 2, 3, 4].map((place) => (
      <div key={place} className="overflow-hidden rounded-card border border-line bg-surface">
        <Skeleton className="aspect-4/5 rounded-none" />
        <div className="grid gap-2 p-4">
          <Skeleton className="h-5 w-11/12" />
          <Skeleton className="h-6 w-5/12" />
          <Skeleton className="h-11" />
        </div>
      </div>
    ))}
  </div>
)
