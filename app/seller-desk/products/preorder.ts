/** A piece that is sold before it is made: from which day it ships (`2027-03-12`, of Thailand), and how many at most. */
export type Preorder = { shipsOn: string; most: number }

const MOST = 500
const MOST_DAYS = 365
const DAY_MS = 86_400_000

/** What was typed, or what has to be put right first; `now` is ms since 1970. */
export function readPreorder(draft: { shipsOn: string; most: string }, now: number): { preorder: Preorder } | { problems: ReadonlySet<'day' | 'most'> } {
  const problems = new Set<'day' | 'most'>()
  const today = new Date(now + 7 * 3_600_000).toISOString().slice(0, 10)
  const last = new Date(Date.parse(`${today}T00:00:00Z`) + MOST_DAYS * DAY_MS).toISOString().slice(0, 10)
  if (!/^\d{4}-\d\d-\d\d$/.test(draft.shipsOn) || draft.shipsOn <= today || draft.shipsOn > last) problems.add('day')
  const most = /^\d{1,3}$/.test(draft.most.trim()) ? Number(draft.most) : 0
  if (most < 1 || most > MOST) problems.add('most')
  return problems.size > 0 ? { problems } : { preorder: { shipsOn: draft.shipsOn, most } }
}
