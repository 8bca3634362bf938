import { Skeleton } from '../../ui/skeleton.tsx'

/** The place of the categories that are on their way. */
export const CategoriesSkeleton = () => (
  <div className="wrap py-8 sm:py-12">
    <Skeleton className="h-10 w-64" />
    <Skeleton className="mt-3 h-6 w-full max-w-text" />
    {[0, 1, 2].map((row) => (
      <div key={row} className="mt-12 grid gap-8 md:grid-cols-[20rem_1fr]">
        <Skeleton className="aspect-4/3 rounded-card" />
        <Skeleton className="h-52" />
      </div>
    ))}
  </div>
)
