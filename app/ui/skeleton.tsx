import { clsx } from 'clsx'

/** A quiet block in the place and size of what is on its way. Several make the picture of the final layout, so that nothing jumps. */
export const Skeleton = ({ className }: { className?: string }) => (
  <div className={clsx('max-w-full animate-pulse rounded-control bg-line/70', className)} aria-hidden="true" />
)
