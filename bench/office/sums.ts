import type { SupabaseClient } from '@supabase/supabase-js'
import type pg from 'pg'

type Call = (client: SupabaseClient, owner: pg.Client) => Promise<unknown>

const rpc =
  (name: string, args: object = {}): Call =>
  async (client) => {
    const { data, error } = await client.rpc(name, args)
    if (error) throw new Error(error.message)
    return data as unknown
  }

/** What screens of the office ask its functions for: sums, queues and figures. */
export const SUMS: Readonly<Record<string, Call>> = {
  'balances of providers': rpc('settlement_balances'),
  'balances of all accounts': rpc('ledger_balances'),
  'balances found by words': rpc('ledger_balances', { p_words: 'somjit' }),
  'figures of the dashboard': rpc('office_figures', { p_days: 30 }),
}
