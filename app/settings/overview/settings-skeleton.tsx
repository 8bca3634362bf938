import { Skeleton } from '../../ui/skeleton.tsx'

/** The place of the settings while they are on their way. */
export const SettingsSkeleton = () => (
  <div className="wrap grid gap-6 py-8">
    <Skeleton className="h-10 w-48" />
    <div className="grid gap-8 lg:grid-cols-[14rem_minmax(0,44rem)]">
      <Skeleton className="h-64 max-lg:hidden" />
      <div className="grid gap-5">
        {[1, 2, 3].map((place) => (
          <Skeleton key={place} className="h-56 rounded-card" />
        ))}
      </div>
    </div>
  </div>
)
