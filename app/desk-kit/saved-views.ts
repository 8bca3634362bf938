import type { SortPayload } from 'ra-core'
import type { Json } from '../../supabase/types.ts'
import { answered } from '../platform/answered.ts'
import { loadSupabase } from '../platform/session/supabase.ts'
import type { FilterValue } from './rest-question.ts'

/** A question that a list is asked again and again. */
export type ListQuestion = {
  filter: Readonly<Record<string, FilterValue>>
  sort?: SortPayload
  /** The columns that are shown; as each person likes where it is empty. */
  columns?: readonly string[]
}

/** A question with a name of its own. */
export type SavedView = {
  id: number
  name: string
  shared: boolean
  person_id: string
  filter: ListQuestion['filter']
  sort: Partial<SortPayload>
  columns: string[]
}

/** A view that the shop brings: its name is `views.{name}` of the card's sentences. The question is asked anew each time, because "this month" moves on. */
export type BroughtView = { name: string; question: () => ListQuestion }

/** Browser only. My views of a list and the team's, by name. */
export async function listViews(resource: string): Promise<SavedView[]> {
  const { data } = await answered(
    (await loadSupabase()).from('staff_views').select('id, name, shared, person_id, filter, sort, columns').eq('resource', resource).order('name').limit(200),
  )
  // Written by `keepView` alone, of the same release or an older one; what a list does not know any more it leaves out.
  return data as unknown as SavedView[]
}

type Kept = { name: string; shared: boolean; question?: ListQuestion }

/** Browser only. Keeps a question under a name, or gives a view another name. Throws the interface's error, 409 where I have a view of that name already. */
export async function keepView(resource: string, id: number | undefined, { name, shared, question }: Kept): Promise<void> {
  const views = (await loadSupabase()).from('staff_views')
  // Filters and orders of an address are JSON, which their types do not say.
  const asked = question && { filter: question.filter as Json, sort: { ...question.sort } as Json, columns: [...(question.columns ?? [])] }
  const facts = { name: name.trim(), shared, ...asked }
  await answered(id === undefined ? views.insert({ ...facts, resource }) : views.update(facts).eq('id', id))
}

/** Browser only. */
export async function removeView(id: number): Promise<void> {
  await answered((await loadSupabase()).from('staff_views').delete().eq('id', id))
}

/** A view that a list opens with, and the list's name; none where the view is not shared with me any more. */
type FirstView = { resource: string; view: Pick<SavedView, 'id' | 'filter' | 'sort' | 'columns'> | null }

/** What the tab keeps `listFirstViews` under. */
export const FIRST_VIEWS = ['staff-first-views'] as const

/** Browser only. The views that my lists open with, one at most for each. */
export async function listFirstViews(): Promise<FirstView[]> {
  const { data } = await answered((await loadSupabase()).from('staff_first_views').select('resource, view:staff_views(id, filter, sort, columns)').limit(200))
  // As `listViews`: written by `keepView` alone.
  return data as unknown as FirstView[]
}

/** Browser only. Has a list open with a view from now on, or with none. */
export async function chooseFirstView(resource: string, id: number | undefined): Promise<void> {
  const first = (await loadSupabase()).from('staff_first_views')
  await answered(id === undefined ? first.delete().eq('resource', resource) : first.upsert({ resource, view_id: id }, { onConflict: 'person_id,resource' }))
}

/** The address of a list with a question asked of it. */
export function searchOf({ filter, sort }: { filter: object; sort?: Partial<SortPayload> | undefined }): string {
  const search = new URLSearchParams({ filter: JSON.stringify(filter) })
  if (sort?.field !== undefined && sort.order !== undefined) {
    search.set('sort', sort.field)
    search.set('order', sort.order)
  }
  return `?${search.toString()}`
}
