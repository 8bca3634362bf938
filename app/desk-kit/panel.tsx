import { clsx } from 'clsx'
import { type ReactNode, useId } from 'react'
import { Part } from '../ui/part.tsx'

/** A part of a record's page with a heading of its own; it fails by itself. */
export function Panel({ title, actions, children, className }: { title: string; actions?: ReactNode; children: ReactNode; className?: string }) {
  const heading = useId()
  return (
    <section aria-labelledby={heading} className={clsx('rounded-card border border-line bg-surface p-4 sm:p-5', className)}>
      <div className="mb-3 flex flex-wrap items-center justify-between gap-2">
        <h2 id={heading} className="text-lg">
          {title}
        </h2>
        {actions}
      </div>
      <Part>{children}</Part>
    </section>
  )
}

/** What is known of a record, each a `Fact`. */
export function Facts({ children, className }: { children: ReactNode; className?: string }) {
  return <dl className={clsx('grid grid-cols-[fit-content(45%)_minmax(0,1fr)] gap-x-4 gap-y-2 text-sm', className)}>{children}</dl>
}

/** One thing that is known, with its name. Nothing is shown of what is empty. */
export function Fact({ name, children }: { name: string; children: ReactNode }) {
  if (children === undefined || children === null || children === '' || children === false) return null
  return (
    <div className="contents">
      <dt className="text-ink-soft wrap-anywhere">{name}</dt>
      {/* A link that is a whole fact is as high as a finger needs. */}
      <dd className="min-w-0 wrap-anywhere [&>a]:inline-block [&>a]:min-h-6">{children}</dd>
    </div>
  )
}
