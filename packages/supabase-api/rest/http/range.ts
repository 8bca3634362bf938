import { invalidRange } from '../refusal.ts'
import type { Query } from '../parser/query.ts'
import type { ReadPlan } from '../plan/read-plan.ts'

/** Adds the `Range: 0-9` header of a GET to the limits of the query; the narrower one counts. */
export function applyRange(query: Query, header: string | undefined, unit: string | undefined): void {
  const range = /^(\d{1,15})-(\d{1,15})?$/.exec(header ?? '')
  if (!range || (unit !== undefined && unit.toLowerCase() !== 'items')) return
  const first = Number(range[1])
  if (first > 0) query.offsets.push({ path: [], thing: first })
  if (range[2] === undefined) return
  const last = Number(range[2])
  if (last < first) throw invalidRange('The lower boundary must be lower than or equal to the upper boundary in the Range header.')
  query.limits.push({ path: [], thing: last - first + 1 })
}

/** `Content-Range` and the status of a page: 206 when there is more than it shows, 416 when it begins behind the end. */
export function describePage(offset: number, page: number, total: number | null): { status: 200 | 206; contentRange: string } {
  if (total !== null && offset > total) throw invalidRange(`An offset of ${offset} was requested, but there are only ${total} rows.`)
  const contentRange = `${page > 0 ? `${offset}-${offset + page - 1}` : '*'}/${total ?? '*'}`
  return { status: total !== null && page < total && page > 0 ? 206 : 200, contentRange }
}

/** Where the page of a plan begins. */
export const offsetOf = (plan: ReadPlan | null): number => plan?.offset ?? 0
