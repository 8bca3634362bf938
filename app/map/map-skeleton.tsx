import { Skeleton } from '../ui/skeleton.tsx'

/** The place of the map that is on its way. */
export const MapSkeleton = () => (
  <div className="wrap py-8 sm:py-12">
    <Skeleton className="h-10 w-64" />
    <Skeleton className="mt-3 h-6 w-full max-w-text" />
    <Skeleton className="mt-6 h-11 w-full" />
    <div className="mt-6 grid gap-8 lg:grid-cols-2">
      <Skeleton className="h-144 rounded-card" />
      <Skeleton className="h-144 rounded-card" />
    </div>
  </div>
)
