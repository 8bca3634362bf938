import { Skeleton } from '../ui/skeleton.tsx'

export const ReferralsSkeleton = () => (
  <div className="wrap py-8 sm:py-12">
    <Skeleton className="h-10 w-72 max-w-full" />
    <div className="mt-6 grid gap-6 lg:grid-cols-2">
      <Skeleton className="h-80 rounded-card" />
      <Skeleton className="h-80 rounded-card" />
    </div>
  </div>
)
