import { clsx } from 'clsx'
import { ArrowRight } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { Link } from 'react-router'

type SectionProps = {
  title: string
  lead?: string | undefined
  /** Where all of it can be seen. */
  all?: { to: string; label: string }
  children: ReactNode
  className?: string
}

/** A part of the home page: what it is, the way to all of it, and a first look. */
export function Section({ title, lead, all, children, className }: SectionProps) {
  const id = useId()
  return (
    <section aria-labelledby={id} className={clsx('wrap pt-14 sm:pt-20 lg:pt-24', className)}>
      <div className="mb-6 flex flex-wrap items-end justify-between gap-x-8 gap-y-2 sm:mb-8">
        <div className="max-w-text min-w-0 wrap-anywhere hyphens-auto">
          <h2 id={id} className="text-2xl sm:text-3xl">
            {title}
          </h2>
          {lead && <p className="mt-2 text-ink-soft sm:text-lg">{lead}</p>}
        </div>
        {all && <SectionLink {...all} />}
      </div>
      {children}
    </section>
  )
}

/** A quiet link with an arrow, for going on. */
export const SectionLink = ({ to, label, className }: { to: string; label: string; className?: string }) => (
  <Link
    to={to}
    discover="none"
    className={clsx('group/go inline-flex min-h-11 max-w-full items-center gap-1.5 font-semibold text-indigo wrap-anywhere hover:underline', className)}
  >
    {label}
    <ArrowRight className="size-4.5 shrink-0 transition-transform group-hover/go:translate-x-0.5" aria-hidden="true" />
  </Link>
)

/** Says why a part is not there; the rest of the page stands. */
export const SectionNote = ({ children, failed = false }: { children: ReactNode; failed?: boolean }) => (
  <p role={failed ? 'status' : undefined} className="rounded-card border border-dashed border-line-strong px-5 py-8 text-center text-ink-soft">
    {children}
  </p>
)
