import type { Database } from '../platform/database.ts'
import type { CaseKind } from './case-states.ts'
import { reckonOffer, type OfferFacts } from '../promotions/reckon-offer.ts'

type Facts = OfferFacts & { cases: { id: string; kind: CaseKind; lines: Record<string, number> }[] }

/**
 * Reckons anew what the open cases of an order with an offer give back, each as if it were the next to be settled. Call it in the transaction that opens or moves a case, before
 * money is granted: what a case gives depends on what has gone back by then. Orders without an offer are left alone.
 */
export async function reckonCases(tx: Database, orderId: string): Promise<void> {
  await tx.all('select 1 from public.orders where id = $1 for update', [orderId])
  const { facts } = await tx.one<{ facts: Facts | null }>('select private.offer_facts($1) as facts', [orderId])
  if (!facts) return
  for (const { id, kind, lines } of facts.cases) {
    const { parts } = reckonOffer(facts, { faulty: kind === 'claim', wanted: new Map(Object.entries(lines)) })
    await tx.all('select private.reckon_case($1, $2::jsonb)', [id, JSON.stringify(parts)])
  }
}
