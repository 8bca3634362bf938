import { Skeleton } from '../ui/skeleton.tsx'

/** The cart's shape while it is on its way. */
export const CartSkeleton = () => (
  <div className="wrap grid gap-8 py-8 lg:grid-cols-[minmax(0,1fr)_22rem]">
    <div className="grid content-start gap-5">
      <Skeleton className="h-10 w-56" />
      <Skeleton className="h-64 rounded-card" />
      <Skeleton className="h-44 rounded-card" />
    </div>
    <Skeleton className="h-96 rounded-card lg:mt-15" />
  </div>
)
