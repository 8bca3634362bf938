import { browserFacts } from '../platform/session/browser-facts.ts'
import type { BogoPromotion } from '../promotions/bogo.ts'

/** What the browser needs to preview offers: the promotions that run now, and which category lies in which. */
export type PreviewFacts = { promotions: BogoPromotion[]; parents: ReadonlyMap<string, string | null> }

/**
 * Browser only. The specification's read of `bogo_promotions` (active, started, not ended, highest priority first), by plain requests to the interface: a visitor's
 * cart does not download supabase-js. Undefined when they cannot be had; then the server's answer is the only one.
 */
export async function loadPreviewFacts(): Promise<PreviewFacts | undefined> {
  const now = new Date().toISOString()
  try {
    const [promotions, categories] = await Promise.all([
      read<BogoPromotion>('bogo_promotions', {
        select: '*',
        is_active: 'is.true',
        start_date: `lte.${now}`,
        or: `(end_date.is.null,end_date.gte.${now})`,
        order: 'priority.desc',
      }),
      read<{ id: string; parent_id: string | null }>('categories', { select: 'id,parent_id' }),
    ])
    return { promotions, parents: new Map(categories.map(({ id, parent_id }) => [id, parent_id])) }
  } catch {
    return undefined
  }
}

async function read<Row>(table: string, query: Record<string, string>): Promise<Row[]> {
  const { url, anonKey } = browserFacts().api
  const answer = await fetch(`${url}/rest/v1/${table}?${new URLSearchParams(query)}`, { headers: { apikey: anonKey, Authorization: `Bearer ${anonKey}` } })
  if (!answer.ok) throw new Error(`${table}: ${answer.status}`)
  // Columns of our own tables; `supabase/types.ts` is compared with them in CI.
  return (await answer.json()) as Row[]
}
