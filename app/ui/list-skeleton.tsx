import { Skeleton } from './skeleton.tsx'

/** The place of a list of cards while it is on its way, which says so to those who listen. */
export const ListSkeleton = () => (
  <div aria-busy="true" className="grid gap-4">
    {[1, 2, 3].map((place) => (
      <Skeleton key={place} className="h-32 rounded-card" />
    ))}
  </div>
)
