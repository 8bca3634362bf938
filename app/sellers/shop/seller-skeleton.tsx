import { Skeleton } from '../../ui/skeleton.tsx'

/** The place of a maker's page that is on its way. */
export const SellerSkeleton = () => (
  <div className="wrap py-6">
    <Skeleton className="mb-6 h-5 w-60" />
    <div className="flex gap-6">
      <Skeleton className="size-28 rounded-full sm:size-40" />
      <div className="grid grow content-center gap-3">
        <Skeleton className="h-10 w-2/3" />
        <Skeleton className="h-5 w-1/3" />
        <Skeleton className="h-5 w-1/2" />
      </div>
    </div>
    <div className="mt-10 grid two-up gap-4 md:grid-cols-4">
      {[0, 1, 2, 3].map((place) => (
        <Skeleton key={place} className="aspect-3/4 rounded-card" />
      ))}
    </div>
  </div>
)
