import { Skeleton } from '../../ui/skeleton.tsx'

/** The order page's shape while it is on its way. */
export const TrackingSkeleton = () => (
  <div className="wrap grid max-w-240 gap-5 py-8">
    <Skeleton className="h-10 w-72 max-w-full" />
    <Skeleton className="h-72 rounded-card" />
    <Skeleton className="h-56 rounded-card" />
  </div>
)
