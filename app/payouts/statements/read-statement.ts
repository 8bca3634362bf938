import { answered } from '../../platform/answered.ts'
import { loadSupabase } from '../../platform/session/supabase.ts'
import type { Statement } from './statement.ts'

/** Browser only. A maker's statement of a month (`2026-11`), without one of the month that is not over yet. Throws the API's error. */
export async function readStatement(seller: string, month?: string): Promise<Statement> {
  const { data } = await answered((await loadSupabase()).rpc('seller_statement', { p_seller_id: seller, ...(month && { p_month: `${month}-01` }) }))
  // Built by our own function of the same release.
  return data as Statement
}
