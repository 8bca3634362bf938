import { Skeleton } from '../ui/skeleton.tsx'

/** The place of the profile while it is on its way. */
export const ProfileSkeleton = () => (
  <div className="wrap grid gap-6 py-8">
    <div className="flex items-center gap-4">
      <Skeleton className="size-20 rounded-full" />
      <Skeleton className="h-10 w-56" />
    </div>
    <div className="grid gap-5 lg:grid-cols-[minmax(0,26rem)_minmax(0,1fr)]">
      <Skeleton className="h-80 rounded-card" />
      <Skeleton className="h-80 rounded-card" />
    </div>
  </div>
)
