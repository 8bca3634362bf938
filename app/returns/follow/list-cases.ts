import { callFunction, resultOf } from '../../platform/call-function.ts'
import type { Case } from '../case.ts'

/** `language`: in which the maker's pieces are named, where they are. */
export type Whose = { mine: true } | { seller: string; language: string }

/** Browser only. The cases of what the signed-in person bought, or of a maker they act for. Throws when they cannot be had, for the query to say so. */
export async function listCases(whose: Whose): Promise<Case[]> {
  const { cases } = await resultOf(callFunction<{ cases: Case[] }>('list-cases', whose))
  return cases
}
