import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import { WovenMotif } from './woven-motif.tsx'

type EmptyStateProps = {
  title: string
  text?: ReactNode
  /** What to do next; an empty state without it is a dead end. */
  actions?: ReactNode
  children?: ReactNode
  /** `alert` when it took the place of what people asked for. */
  role?: 'alert' | 'status'
  /** The level of the heading: 1 when it is the page, 2 inside a page. */
  level?: 1 | 2 | 3
  className?: string
}

/** Nothing here, or not yet, or not today: the woven motif, a sentence, and what to do next. */
export function EmptyState({ title, text, actions, children, role, level = 1, className }: EmptyStateProps) {
  const Heading = `h${level}` as const
  return (
    <div
      role={role}
      className={clsx('mx-auto flex max-w-text min-w-0 flex-col items-center px-4 py-14 text-center wrap-anywhere hyphens-auto sm:py-20', className)}
    >
      <WovenMotif className="mb-8 h-12 w-52 max-w-full text-gold-thread" />
      <Heading className="text-2xl">{title}</Heading>
      {text && <div className="mt-3 text-balance text-ink-soft">{text}</div>}
      {actions && <div className="mt-8 flex flex-wrap justify-center gap-3">{actions}</div>}
      {children}
    </div>
  )
}
