import { type RaRecord, useStore } from 'ra-core'
import { useMemo } from 'react'
import type { DeskColumn } from './desk-column.ts'
import { useCard } from './use-card.ts'

/** Which columns of this list the person at this desk wants to see; kept in this browser. */
export function useColumnChoice<Row extends RaRecord>(columns: readonly DeskColumn<Row>[]) {
  const { name } = useCard()
  const [chosen, choose] = useStore<Record<string, boolean>>(`${name}.columns`, {})
  const shown = useMemo(
    () => Object.fromEntries(columns.map(({ id, extra, title }) => [id, title === true || (chosen[id] ?? extra !== true)])),
    [columns, chosen],
  )
  return {
    shown,
    toggle: (id: string) => choose({ ...chosen, [id]: !shown[id] }),
    /** Shows these and no others. */
    show: (ids: readonly string[]) => choose(Object.fromEntries(columns.map(({ id }) => [id, ids.includes(id)]))),
  }
}
