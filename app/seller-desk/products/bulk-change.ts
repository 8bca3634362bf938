import * as v from 'valibot'
import { answered } from '../../platform/answered.ts'
import { loadSupabase } from '../../platform/session/supabase.ts'
import type { PlannedPiece } from './plan-sheet.ts'

/** What can be done with many pieces at once, in the order in which it is offered. */
export const KINDS = ['percent', 'amount', 'set', 'add', 'active', 'inactive', 'archived', 'free', 'notFree', 'days', 'category', 'parcel'] as const
export type Kind = (typeof KINDS)[number]

/** To how many satang a price is rounded. */
export const ROUNDINGS = [1, 100, 1000] as const
export type Rounding = (typeof ROUNDINGS)[number]

/** A change as the database takes it. Amounts are satang. */
export type Deed =
  | { kind: 'price'; percent: number; round: Rounding }
  | { kind: 'price'; amount: number; round: Rounding }
  | { kind: 'stock'; set: number }
  | { kind: 'stock'; add: number }
  | { kind: 'status'; status: 'active' | 'inactive' | 'archived' }
  | { kind: 'delivery'; free: boolean }
  | { kind: 'days'; days: number }
  | { kind: 'category'; category: string }
  /** Null: by the usual one. */
  | { kind: 'parcel'; parcel: string | null }
  /** Each piece says itself what becomes of it. */
  | { kind: 'sheet' }

/** The change somebody described; undefined where a number is missing or beyond what there is. */
export function deedOf(kind: Kind, { by, round, category, parcel }: { by: string; round: Rounding; category: string; parcel: string }): Deed | undefined {
  const number = by.trim() === '' ? Number.NaN : Number(by.trim().replaceAll(/[\s+]/g, '').replace('−', '-').replace(',', '.'))
  const whole = Number.isInteger(number)
  switch (kind) {
    case 'percent':
      return number >= -90 && number <= 500 && number !== 0 ? { kind: 'price', percent: number, round } : undefined
    case 'amount':
      return Math.abs(number) <= 90_000_000 && number !== 0 ? { kind: 'price', amount: Math.round(number * 100), round } : undefined
    case 'set':
      return whole && number >= 0 && number <= 100_000 ? { kind: 'stock', set: number } : undefined
    case 'add':
      return whole && Math.abs(number) <= 100_000 && number !== 0 ? { kind: 'stock', add: number } : undefined
    case 'days':
      return whole && number >= 0 && number <= 365 ? { kind: 'days', days: number } : undefined
    case 'category':
      return category === '' ? undefined : { kind: 'category', category }
    case 'parcel':
      return { kind: 'parcel', parcel: parcel === '' ? null : parcel }
    case 'free':
    case 'notFree':
      return { kind: 'delivery', free: kind === 'free' }
    default:
      return { kind: 'status', status: kind }
  }
}

const DeedMade = v.object({
  kind: v.string(),
  percent: v.optional(v.number()),
  amount: v.optional(v.number()),
  set: v.optional(v.number()),
  add: v.optional(v.number()),
  status: v.optional(v.string()),
  free: v.optional(v.boolean()),
  days: v.optional(v.number()),
  parcel: v.optional(v.nullable(v.string())),
})

/** As what a change that was made was offered, and by which number. */
export function saidOf(deed: unknown): { kind: Kind | 'sheet'; by: number | undefined } {
  const said = v.parse(DeedMade, deed)
  if (said.kind === 'sheet') return { kind: 'sheet', by: undefined }
  if (said.percent !== undefined) return { kind: 'percent', by: said.percent }
  if (said.amount !== undefined) return { kind: 'amount', by: said.amount / 100 }
  if (said.set !== undefined) return { kind: 'set', by: said.set }
  if (said.add !== undefined) return { kind: 'add', by: said.add }
  if (said.days !== undefined) return { kind: 'days', by: said.days }
  if (said.parcel !== undefined) return { kind: 'parcel', by: undefined }
  if (said.free !== undefined) return { kind: said.free ? 'free' : 'notFree', by: undefined }
  return { kind: KINDS.find((kind) => kind === said.status) ?? 'category', by: undefined }
}

const Facts = v.object({
  price: v.optional(v.number()),
  versions: v.optional(v.record(v.string(), v.number())),
  stock: v.optional(v.number()),
  status: v.optional(v.picklist(['draft', 'active', 'inactive', 'archived'])),
  free: v.optional(v.boolean()),
  days: v.optional(v.number()),
  category: v.optional(v.string()),
  parcel: v.optional(v.nullable(v.string())),
})
export type Facts = v.InferOutput<typeof Facts>

/** What became, or would become, of one piece; `refused` says why it was left out, `waits` that somebody looks at it first. */
export type Changed = { id: string; name: string; before: Facts | null; after: Facts | null; waits: boolean; refused: string | null }

/** Pieces that are changed with one call: few enough that a slow phone sees how far it is. */
const AT_ONCE = 100

type Piece = { id: string; seen?: Facts | null; set?: PlannedPiece['set']; new?: boolean }
type Asked = { sellerId: string; pieces: readonly Piece[]; deed: Deed; run?: string; onDone: (done: number) => void }

/** Browser only. Does one change to pieces, or without `run` only tries it; again with the same `run` it does nothing twice. Throws the API's error. */
export async function changeProducts({ sellerId, pieces, deed, run, onDone }: Asked): Promise<Changed[]> {
  const supabase = await loadSupabase()
  const said: Changed[] = []
  for (let at = 0; at < pieces.length; at += AT_ONCE) {
    const { data } = await answered(
      supabase.rpc('change_products', {
        p_seller_id: sellerId,
        p_products: pieces
          .slice(at, at + AT_ONCE)
          .map(({ id, seen, set, new: isNew }) => ({ id, ...(seen && { seen }), ...(set && { set, new: isNew === true }) })),
        p_deed: deed,
        ...(run !== undefined && { p_run: run }),
      }),
    )
    for (const row of data) {
      said.push({
        id: row.product_id,
        name: row.name,
        before: v.parse(v.nullable(Facts), row.before),
        after: v.parse(v.nullable(Facts), row.after),
        waits: row.waits,
        // Null where it was not left out; drawn types do not know of results.
        refused: row.refused,
      })
    }
    onDone(said.length)
  }
  return said
}

/** A piece that stays as it is, and why. */
export type Stays = { id: string; name: string; refused: string }

/** Browser only. Takes a whole change back, as far as nothing was changed since. Throws the API's error. */
export async function undoRun(run: string): Promise<{ undone: number; stay: Stays[] }> {
  const supabase = await loadSupabase()
  const stay: Stays[] = []
  let undone = 0
  for (let left = 1; left > 0;) {
    const { data } = await answered(supabase.rpc('undo_product_run', { p_run: run, p_most: AT_ONCE }))
    left = data.at(-1)?.left_to_do ?? 0
    for (const row of data) {
      const refused = row.refused as string | null
      if (refused === null) undone += 1
      else stay.push({ id: row.product_id, name: row.name, refused })
    }
  }
  return { undone, stay }
}

/** A change that was made to many pieces. */
export type Run = {
  id: string
  kind: Kind | 'sheet'
  by: number | undefined
  madeAt: string
  madeBy: string
  changed: number
  leftOut: number
  undoneAt: string | null
}

/** Browser only. The newest changes of the shop to many pieces. Throws the API's error. */
export async function listRuns(sellerId: string): Promise<Run[]> {
  const { data } = await answered((await loadSupabase()).rpc('product_runs', { p_seller_id: sellerId }))
  return data.map((row) => ({
    id: row.id,
    ...saidOf(row.deed),
    madeAt: row.made_at,
    madeBy: row.made_by,
    changed: row.changed,
    leftOut: row.left_out,
    // Null where it stands; drawn types do not know of results.
    undoneAt: row.undone_at as string | null,
  }))
}
