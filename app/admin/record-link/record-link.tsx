import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { useMay } from '../../desk-kit/desk-rights.tsx'
import { useCards } from '../../desk-kit/use-card.ts'

/** Leads to another record of the desk by its name; only the name for whoever may not see it, or where this desk has no such screen. */
export function RecordLink({ to, id, children }: { to: string; id: string; children: ReactNode }) {
  const cards = useCards()
  const may = useMay()
  const card = cards.find(({ name }) => name === to)
  if (children === undefined || children === null || children === '') return null
  if (!card?.show || !may(card.rights.read)) return children
  return (
    <Link to={`/admin/${to}/${id}`} className="text-indigo underline decoration-line-strong underline-offset-4 wrap-anywhere hover:decoration-indigo">
      {children}
    </Link>
  )
}
