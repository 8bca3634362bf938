import { Skeleton } from '../ui/skeleton.tsx'

export const MembershipSkeleton = () => (
  <div className="wrap py-8 sm:py-12">
    <Skeleton className="h-10 w-72 max-w-full" />
    <Skeleton className="mt-4 h-6 w-full max-w-text" />
    <div className="mt-10 grid gap-4 sm:grid-cols-2 lg:grid-cols-4">
      {[1, 2, 3, 4].map((card) => (
        <Skeleton key={card} className="h-56 rounded-card" />
      ))}
    </div>
  </div>
)

/** The place of what is mine, while it is asked for. */
export const StandingSkeleton = () => (
  <div className="grid gap-4 lg:grid-cols-[3fr_2fr]">
    <Skeleton className="h-[46rem] rounded-card" />
    <Skeleton className="h-[32rem] rounded-card" />
  </div>
)
