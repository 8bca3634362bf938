import { browserFacts } from '../platform/session/browser-facts.ts'
import type { Tables } from '../platform/session/supabase.ts'
import type { BogoPromotion, Combinable } from '../promotions/bogo.ts'

/** What the browser needs to preview offers: the promotions that run now, and which category lies in which. */
export type PreviewFacts = { promotions: BogoPromotion[]; parents: ReadonlyMap<string, string | null> }

/**
 * Browser only. The specification's read of `bogo_promotions` (active, started, not ended, highest priority first) for these makers' pieces, by plain requests to the interface: a visitor's
 * cart does not download supabase-js. Undefined when they cannot be had; then the server's answer is the only one.
 */
export async function loadPreviewFacts(sellers: readonly string[]): Promise<PreviewFacts | undefined> {
  const now = new Date().toISOString()
  try {
    const [promotions, categories] = await Promise.all([
      read('bogo_promotions', '*', {
        is_active: 'is.true',
        start_date: `lte.${now}`,
        and: `(or(end_date.is.null,end_date.gte.${now}),or(seller_id.is.null,seller_id.in.(${sellers.join()})))`,
        order: 'priority.desc',
      }),
      read('categories', ['id', 'parent_id']),
    ])
    return { promotions: promotions.map(toPromotion), parents: new Map(categories.map(({ id, parent_id }) => [id, parent_id])) }
  } catch {
    return undefined
  }
}

// A check constraint lists what promotions may be combined with; names are written by language.
const toPromotion = (row: Tables<'bogo_promotions'>): BogoPromotion => ({
  ...row,
  combinable_with: row.combinable_with as Combinable[],
  names: row.names as Record<string, string>,
})

async function read<Name extends 'bogo_promotions' | 'categories', Column extends string & keyof Tables<Name> = string & keyof Tables<Name>>(
  table: Name,
  columns: readonly Column[] | '*',
  conditions: Record<string, string> = {},
): Promise<Pick<Tables<Name>, Column>[]> {
  const { url, anonKey } = browserFacts().api
  const query = new URLSearchParams({ select: columns === '*' ? columns : columns.join(), ...conditions })
  const answer = await fetch(`${url}/rest/v1/${table}?${query}`, { headers: { apikey: anonKey, Authorization: `Bearer ${anonKey}` } })
  if (!answer.ok) throw new Error(`${table}: ${answer.status}`)
  // Rows of our own tables; `supabase/types.ts` is compared with them.
  return (await answer.json()) as Pick<Tables<Name>, Column>[]
}
