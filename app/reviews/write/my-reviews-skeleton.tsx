import { Skeleton } from '../../ui/skeleton.tsx'

/** The page of one's reviews while it is on its way. */
export const MyReviewsSkeleton = () => (
  <div className="wrap grid max-w-4xl gap-6 py-8">
    <Skeleton className="h-10 w-64" />
    <Skeleton className="h-6 w-96 max-w-full" />
    <Skeleton className="h-28" />
    <Skeleton className="h-28" />
  </div>
)
