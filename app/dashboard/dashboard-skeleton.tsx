import { ListSkeleton } from '../ui/list-skeleton.tsx'
import { Skeleton } from '../ui/skeleton.tsx'

/** The place of the dashboard while it is on its way. */
export const DashboardSkeleton = () => (
  <div className="wrap grid gap-6 py-8">
    <Skeleton className="h-10 w-64" />
    <Skeleton className="h-11 max-w-xl" />
    <ListSkeleton />
  </div>
)
