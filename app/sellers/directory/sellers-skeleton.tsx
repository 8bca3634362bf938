import { Skeleton } from '../../ui/skeleton.tsx'

/** The place of the directory that is on its way. */
export const SellersSkeleton = () => (
  <div className="wrap py-8 sm:py-12">
    <Skeleton className="h-10 w-64" />
    <Skeleton className="mt-3 h-6 w-full max-w-text" />
    <Skeleton className="mt-8 h-12 w-full" />
    <div className="mt-8 grid gap-5 sm:grid-cols-2 lg:grid-cols-3">
      {[0, 1, 2, 3, 4, 5].map((place) => (
        <Skeleton key={place} className="h-72 rounded-card" />
      ))}
    </div>
  </div>
)
