import type { Identifier } from 'ra-core'
import { createContext, useContext, useState } from 'react'

/** Lets go of the rows that were chosen, but for those it is told to keep. */
export type LetGo = (but?: readonly Identifier[]) => void

/** Lets a bar of deeds let go of the rows that were chosen. */
export const ChosenRowsContext = createContext<LetGo | undefined>(undefined)

export function useLetGo(): LetGo {
  const letGo = useContext(ChosenRowsContext)
  if (!letGo) throw new Error('Deeds with several rows stand in a list that lets them be chosen.')
  return letGo
}

/** Which rows are chosen in a list that asks for its rows by itself; those that are gone meanwhile are chosen no more. */
export function useChosenRows<Row>(rows: readonly Row[], keyOf: (row: Row) => string) {
  const [keys, setKeys] = useState<ReadonlySet<string>>(new Set())
  return {
    chosen: rows.filter((row) => keys.has(keyOf(row))),
    has: (key: string) => keys.has(key),
    toggle: (key: string) =>
      setKeys((before) => {
        const after = new Set(before)
        if (!after.delete(key)) after.add(key)
        return after
      }),
    letGo: (but: readonly Identifier[] = []) => setKeys(new Set(but.map(String))),
  }
}
