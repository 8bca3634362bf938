import { Skeleton } from '../../ui/skeleton.tsx'

/** The place of a product page that is on its way. */
export const ProductSkeleton = () => (
  <div className="wrap py-6">
    <Skeleton className="mb-6 h-5 w-72 max-w-full" />
    <div className="grid gap-8 lg:grid-cols-[minmax(0,1.1fr)_minmax(0,1fr)] lg:gap-14">
      <Skeleton className="aspect-4/5 rounded-card" />
      <div className="grid content-start gap-4">
        <Skeleton className="h-10 w-11/12" />
        <Skeleton className="h-5 w-1/2" />
        <Skeleton className="h-9 w-1/3" />
        <Skeleton className="h-5 w-2/5" />
        <Skeleton className="mt-4 h-13 w-full" />
        <Skeleton className="h-40 w-full" />
      </div>
    </div>
  </div>
)
