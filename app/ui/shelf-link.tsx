import { clsx } from 'clsx'
import { Link, type To } from 'react-router'

type ShelfLinkProps = { to: To; label: string; current: boolean; count?: string; preventScrollReset?: boolean }

/** One of several shelves that stand side by side in a list: regions, subjects. A list item. */
export const ShelfLink = ({ to, label, current, count, preventScrollReset = false }: ShelfLinkProps) => (
  <li>
    <Link
      to={to}
      preventScrollReset={preventScrollReset}
      aria-current={current ? 'page' : undefined}
      className={clsx(
        'inline-flex min-h-11 items-center gap-2 rounded-full border px-4 text-sm whitespace-nowrap transition-colors',
        current ? 'border-indigo bg-indigo-wash font-semibold text-indigo' : 'border-line bg-surface hover:border-indigo',
      )}
    >
      {label}
      {count !== undefined && <span className="text-ink-soft tabular-nums">{count}</span>}
    </Link>
  </li>
)
