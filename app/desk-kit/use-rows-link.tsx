import { useBasename } from 'ra-core'
import { useMay } from './desk-rights.tsx'
import type { FilterValue } from './rest-question.ts'
import { useCards } from './use-card.ts'

/**
 * Makes the address of a list with a filter: the rows behind a number. Undefined where this desk has no such list, where its person may not read it, or where it lacks one of
 * the filters in `own`, which are no columns.
 */
export function useRowsLink() {
  const basename = useBasename()
  const cards = useCards()
  const may = useMay()
  return (name: string, filter: Readonly<Record<string, FilterValue>> = {}, own: readonly string[] = []): string | undefined => {
    const card = cards.find((one) => one.name === name)
    if (!card || !may(card.rights.read) || own.some((one) => !card.source?.filters?.[one])) return undefined
    const search = Object.keys(filter).length > 0 ? `?${new URLSearchParams({ filter: JSON.stringify(filter) }).toString()}` : ''
    return `${basename}/${name}${search}`
  }
}
