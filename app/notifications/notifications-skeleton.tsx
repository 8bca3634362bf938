import { Skeleton } from '../ui/skeleton.tsx'

/** The place of the notifications while they are on their way. */
export const NotificationsSkeleton = () => (
  <div className="wrap grid max-w-3xl gap-6 py-8">
    <Skeleton className="h-10 w-64" />
    <NotificationListSkeleton />
  </div>
)

export const NotificationListSkeleton = () => (
  <div className="grid gap-3">
    {[1, 2, 3, 4].map((place) => (
      <Skeleton key={place} className="h-20 rounded-card" />
    ))}
  </div>
)
