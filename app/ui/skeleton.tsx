import { clsx } from 'clsx'

/** A quiet block in the place and size of what is on its way. Several make the picture of the final layout, so that nothing jumps. */
export const Skeleton = ({ className }: { className?: string }) => (
  <div className={clsx('max-w-full animate-pulse rounded-control bg-line/70', className)} aria-hidden="true" />
)

/** The picture of what is asked for, which says so to those who listen: the skeleton itself is hidden from them, and what is hidden cannot be busy. */
export const Waiting = ({ className }: { className?: string }) => (
  <div aria-busy="true" className="contents">
    <Skeleton className={className} />
  </div>
)
