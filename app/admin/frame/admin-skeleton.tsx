import { Skeleton } from '../../ui/skeleton.tsx'

/** The back office before it is known who looks. */
export function AdminSkeleton() {
  return (
    <div className="flex min-h-dvh" aria-busy="true">
      <div className="hidden w-60 flex-col gap-3 border-e border-line p-4 lg:flex">
        <Skeleton className="h-8 w-32" />
        {Array.from({ length: 9 }, (_, at) => (
          <Skeleton key={at} className="h-7 w-full" />
        ))}
      </div>
      <div className="flex grow flex-col gap-4 p-4 lg:p-8">
        <Skeleton className="h-9 w-64" />
        <Skeleton className="h-96 w-full" />
      </div>
    </div>
  )
}
