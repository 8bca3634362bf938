import { Skeleton } from '../ui/skeleton.tsx'

/** The place of a list of posts that is on its way. */
export const BlogSkeleton = () => (
  <div className="wrap py-8 sm:py-12">
    <Skeleton className="h-10 w-64" />
    <Skeleton className="mt-3 h-6 w-full max-w-text" />
    <Skeleton className="mt-8 h-12 w-full max-w-md" />
    <div className="mt-8 grid gap-6 sm:grid-cols-2 lg:grid-cols-3">
      {[0, 1, 2, 3, 4, 5].map((place) => (
        <Skeleton key={place} className="h-96 rounded-card" />
      ))}
    </div>
  </div>
)

/** The place of a post that is on its way. */
export const PostSkeleton = () => (
  <div className="wrap py-8">
    <Skeleton className="h-5 w-60" />
    <Skeleton className="mx-auto mt-8 h-12 w-full max-w-text" />
    <Skeleton className="mx-auto mt-8 aspect-16/9 w-full max-w-4xl rounded-card" />
    <Skeleton className="mx-auto mt-8 h-96 w-full max-w-text" />
  </div>
)
