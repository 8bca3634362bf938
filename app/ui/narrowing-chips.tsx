import { clsx } from 'clsx'
import { X } from 'lucide-react'
import { Link, type To } from 'react-router'

export type NarrowingChip = {
  key: string
  label: string
  /** What it does, for those who listen: "Remove silk". */
  remove: string
  /** The list without it. */
  to: To
}

type NarrowingChipsProps = { label: string; chips: readonly NarrowingChip[]; clear: { label: string; to: To }; className?: string }

/** What narrows a list, each with a way to take it off again: links, so they work before any script does. */
export function NarrowingChips({ label, chips, clear, className }: NarrowingChipsProps) {
  if (chips.length === 0) return null
  return (
    <ul aria-label={label} className={clsx('flex flex-wrap items-center gap-2', className)}>
      {chips.map((chip) => (
        <li key={chip.key}>
          <Link
            to={chip.to}
            preventScrollReset
            discover="none"
            aria-label={chip.remove}
            className="inline-flex min-h-9 items-center gap-1.5 rounded-full bg-indigo-wash wrap-anywhere ps-3.5 pe-2.5 text-sm font-medium text-indigo hover:bg-indigo hover:text-on-indigo pointer-coarse:min-h-11"
          >
            {chip.label}
            <X className="size-4" aria-hidden="true" />
          </Link>
        </li>
      ))}
      <li>
        <Link to={clear.to} preventScrollReset discover="none" className="link inline-flex min-h-9 items-center px-2 text-sm pointer-coarse:min-h-11">
          {clear.label}
        </Link>
      </li>
    </ul>
  )
}
