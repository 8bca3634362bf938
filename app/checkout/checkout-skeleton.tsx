import { Skeleton } from '../ui/skeleton.tsx'

/** The checkout's shape while it is on its way. */
export const CheckoutSkeleton = () => (
  <div className="wrap grid gap-8 py-8 lg:grid-cols-[minmax(0,1fr)_24rem]">
    <div className="grid content-start gap-5">
      <Skeleton className="h-10 w-48" />
      <Skeleton className="h-40 rounded-card" />
      <Skeleton className="h-96 rounded-card" />
      <Skeleton className="h-56 rounded-card" />
    </div>
    <Skeleton className="order-first h-16 rounded-card lg:order-none lg:mt-15 lg:h-112" />
  </div>
)
