import { Skeleton } from '../ui/skeleton.tsx'

/** The place of the saved searches while they are on their way. */
export const SavedSearchesSkeleton = () => (
  <div className="wrap py-8">
    <Skeleton className="h-10 w-56 max-w-full" />
    <SearchesSkeleton />
  </div>
)

export const SearchesSkeleton = () => (
  <div className="mt-6 grid gap-3">
    {[1, 2, 3].map((place) => (
      <Skeleton key={place} className="h-28" />
    ))}
  </div>
)
