import { Skeleton } from '../ui/skeleton.tsx'

/** The desk while it is on its way. */
export const DeskSkeleton = () => (
  <div aria-busy="true" className="wrap grid gap-6 py-8">
    <Skeleton className="h-10 w-72" />
    <div className="grid two-up gap-4 lg:grid-cols-4">
      {['a', 'b', 'c', 'd'].map((key) => (
        <Skeleton key={key} className="h-24" />
      ))}
    </div>
    <Skeleton className="h-12" />
    <Skeleton className="h-64" />
  </div>
)
