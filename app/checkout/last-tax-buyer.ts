import * as v from 'valibot'
import { answered } from '../platform/answered.ts'
import { loadSupabase } from '../platform/session/supabase.ts'
import type { TaxBuyer } from '../orders/tax-buyer.ts'

const Kept = v.object({ thai: v.boolean(), name: v.string(), number: v.string(), branch: v.string(), address: v.string() })

/** Browser only. Who the signed-in person's last tax invoice was made out to; undefined before the first. Throws the API's error. */
export async function lastTaxBuyer(): Promise<TaxBuyer | undefined> {
  const client = await loadSupabase()
  const { data: session } = await client.auth.getSession()
  const { data } = await answered(
    client
      .from('orders')
      .select('tax_buyer')
      // Makers see the orders they sell; these are the ones they bought.
      .eq('buyer_id', session.session?.user.id ?? '')
      .not('tax_buyer', 'is', null)
      .order('created_at', { ascending: false })
      .limit(1),
  )
  const kept = v.safeParse(Kept, data?.[0]?.tax_buyer)
  return kept.success ? kept.output : undefined
}
