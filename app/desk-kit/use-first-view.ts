import { useQuery } from '@tanstack/react-query'
import type { RaRecord } from 'ra-core'
import { useContext, useEffect, useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import type { DeskColumn } from './desk-column.ts'
import { OpenedListsContext } from './opened-lists.ts'
import { FIRST_VIEWS, listFirstViews, searchOf } from './saved-views.ts'
import { useCard } from './use-card.ts'
import { useColumnChoice } from './use-column-choice.ts'

/**
 * Opens a list with the view its person chose for that: the first time in a visit, and only where the address asks nothing. Later it opens as it was left. True when the list
 * knows what to ask; it asks even when that could not be found out.
 */
export function useFirstView<Row extends RaRecord>(columns: readonly DeskColumn<Row>[]): boolean {
  const { name } = useCard()
  const opened = useContext(OpenedListsContext)
  const { search } = useLocation()
  const navigate = useNavigate()
  const { show } = useColumnChoice(columns)
  const [isFirst] = useState(search === '' && !opened.has(name))
  const first = useQuery({ queryKey: FIRST_VIEWS, queryFn: listFirstViews, enabled: isFirst })
  const view = isFirst ? first.data?.find(({ resource }) => resource === name)?.view : undefined
  const due = search === '' ? view : undefined
  useEffect(() => {
    opened.add(name)
  }, [opened, name])
  const applied = useRef<typeof due>(undefined)
  useEffect(() => {
    // Once for each view: what is shown is kept, and that draws this list anew before its address has changed.
    if (applied.current === due) return
    applied.current = due
    if (!due) return
    if (due.columns.length > 0) show(due.columns)
    void navigate(searchOf(due), { replace: true })
  }, [due, show, navigate])
  return !isFirst || (!first.isPending && !due)
}
