import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { FilterValue } from './rest-question.ts'
import { useRowsLink } from './use-rows-link.tsx'

/** Leads to the rows behind a number; plain words for whoever may not read that list. */
export function RowsLink({ to, filter, children }: { to: string; filter: Readonly<Record<string, FilterValue>>; children: ReactNode }) {
  const address = useRowsLink()(to, filter)
  if (address === undefined) return <>{children}</>
  return (
    <Link to={address} className="text-indigo underline underline-offset-4">
      {children}
    </Link>
  )
}
