import type { Case } from '../case.ts'

/** Who looks at a case, and what follows when they have done something. */
export type CaseReader = {
  found: Case
  reader: 'buyer' | 'seller'
  /** Opens the order of a guest; the maker's desk has none. */
  token?: string | undefined
  onChanged: () => Promise<void>
}

/** The steps people can take, in the order of how likely they are; `address` changes no state. */
export const CASE_ACTIONS = ['approved', 'in_transit', 'received', 'refunded', 'resolved', 'address', 'escalated', 'declined', 'canceled'] as const
export type CaseAction = (typeof CASE_ACTIONS)[number]
