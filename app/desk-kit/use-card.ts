import { useResourceContext } from 'ra-core'
import { createContext, use } from 'react'
import type { ResourceCard } from './resource-card.ts'

/** The cards of this desk. */
export const CardsContext = createContext<readonly ResourceCard[]>([])

export const useCards = (): readonly ResourceCard[] => use(CardsContext)

/** The card of the resource whose screen this is. */
export function useCard(): ResourceCard {
  const name = useResourceContext()
  const card = useCards().find((one) => one.name === name)
  if (!card) throw new Error(`There is no card for ${String(name)} on this desk`)
  return card
}
