import { Skeleton } from '../ui/skeleton.tsx'

/** The place of the dashboard while it is on its way. */
export const DashboardSkeleton = () => (
  <div className="wrap grid gap-6 py-8">
    <Skeleton className="h-10 w-64" />
    <Skeleton className="h-11 max-w-xl" />
    <ListSkeleton />
  </div>
)

export const ListSkeleton = () => (
  <div className="grid gap-4">
    {[1, 2, 3].map((place) => (
      <Skeleton key={place} className="h-32 rounded-card" />
    ))}
  </div>
)
