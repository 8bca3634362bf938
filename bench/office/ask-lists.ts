import type pg from 'pg'
import type { ListFilter } from '../../app/desk-kit/filter-bar.tsx'
import { type FilterValue, type Source, writeCursor } from '../../app/desk-kit/rest-question.ts'
import type { OfficeList } from './office-lists.ts'

type Sort = { field: string; order: 'ASC' | 'DESC' }
/** A question a screen asks: its first page or one far inside, in an order, narrowed by a filter; or how many rows there are. */
export type Ask = { name: string; filter: Readonly<Record<string, FilterValue>>; sort: Sort; after?: string; counts?: true }

/** All that a list’s screen can be asked for with one filter at a time, in each of its orders and in their reverse. */
export async function asksOf({ source, filters }: OfficeList, owner: pg.Client): Promise<Ask[]> {
  const narrowed = [{}, ...(await Promise.all(filters.map((filter) => valuesOf(filter, source, owner)))).flat()]
  const sorts = source.sorts.flatMap(({ field, order }): Sort[] => [
    { field, order: order === 'ASC' ? 'ASC' : 'DESC' },
    { field, order: order === 'ASC' ? 'DESC' : 'ASC' },
  ])
  // In the order it opens in with each choice, and otherwise with one of each filter: what differs then is which index is walked, not how far.
  const few = [{}, ...(await Promise.all(filters.map(async (filter) => (await valuesOf(filter, source, owner)).slice(-1)))).flat()]
  const asks: Ask[] = sorts.flatMap((sort, at) =>
    (at === 0 ? narrowed : few).map((filter) => ({ name: `${said(filter)} by ${sort.field} ${sort.order}`, filter, sort })),
  )
  for (const sort of sorts) {
    const after = await middleOf(source, sort, owner)
    if (after !== undefined) asks.push({ name: `far inside by ${sort.field} ${sort.order}`, filter: {}, sort, after })
  }
  const [first] = sorts
  if (first === undefined) return asks
  if (source.search !== undefined || source.found !== undefined) {
    for (const q of ['som', 'silk scarf', 'HT-2026', '9f3e', 'xqzw']) asks.push({ name: `words “${q}”`, filter: { q }, sort: first })
  }
  if (source.uncounted !== true) asks.push(...few.map((filter): Ask => ({ name: `how many ${said(filter)}`, filter, sort: first, counts: true })))
  return asks
}

const said = (filter: Ask['filter']): string => (Object.keys(filter).length === 0 ? 'all' : JSON.stringify(filter))

/** What a filter can be set to: each of its choices, a month and a day, or what a row of the list has. */
async function valuesOf(filter: ListFilter, source: Source, owner: pg.Client): Promise<Ask['filter'][]> {
  const { name } = filter
  if (filter.kind === 'choice') return filter.options.map((option) => ({ [name]: [option] }))
  if (filter.kind === 'yes') return [{ [name]: true }]
  if (filter.kind === 'days') return [{ [name]: { from: '2025-03-01', to: '2025-03-31' } }, { [name]: { from: '2099-01-01' } }]
  const [row] = await rowsOf(owner, `select "${name}"::text as value from public.${source.from} where "${name}" is not null limit 1`)
  return row ? [{ [name]: String(row['value']) }] : []
}

/** The edge of a page in the middle of a list. */
async function middleOf({ from, key = 'id' }: Source, { field, order }: Sort, owner: pg.Client): Promise<string | undefined> {
  const [row] = await rowsOf(
    owner,
    `select to_jsonb("${field}") as value, to_jsonb("${key}") as key from public.${from} order by "${field}" ${order}, "${key}" ${order}
      offset (select count(*) / 2 from public.${from}) limit 1`,
  )
  return row && writeCursor(row as Parameters<typeof writeCursor>[0])
}

/** None where a filter is no column: other screens lead there by what only they know. */
async function rowsOf(owner: pg.Client, sql: string): Promise<Record<string, unknown>[]> {
  try {
    return (await owner.query<Record<string, unknown>>(sql)).rows
  } catch {
    return []
  }
}
