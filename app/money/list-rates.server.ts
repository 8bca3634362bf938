import type { Database } from '../platform/database.ts'
import { RATE_MAX_AGE_MS } from './accept-rates.ts'
import { CURRENCY_CODES, FALLBACK_RATES, type Rate, type Rates } from './currency.ts'

/** A rate in use. `approximate` ones are the specification's fixed rates, and are labelled as such wherever they are shown. */
export type ListedRate = Rate & {
  /** Row of `exchange_rates`, null for a fixed rate: what an order keeps for the record. */
  id: string | null
  source: string
  approximate: boolean
  effectiveAt: Date | null
}

type RateRow = { id: string; quote: string; rate: string; source: string; effective_at: Date }

/** One rate for each of the twelve currencies: the latest accepted that is at most 72 h old, else the fixed one. */
export async function listRates(db: Database): Promise<ListedRate[]> {
  const rows = await db.all<RateRow>(
    `select distinct on (quote) id::text as id, quote, rate::text as rate, source, effective_at
       from public.exchange_rates
      where base = 'THB' and effective_at > now() - $1 * interval '1 millisecond' and effective_at <= now()
      order by quote, effective_at desc, fetched_at desc`,
    [RATE_MAX_AGE_MS],
  )
  const latest = new Map(rows.map((row) => [row.quote.trim(), row]))
  return CURRENCY_CODES.map((quote): ListedRate => {
    if (quote === 'THB') return { quote, rate: FALLBACK_RATES.THB, id: null, source: 'identity', approximate: false, effectiveAt: null }
    const row = latest.get(quote)
    return row
      ? { quote, rate: row.rate, id: row.id, source: row.source, approximate: false, effectiveAt: row.effective_at }
      : { quote, rate: FALLBACK_RATES[quote], id: null, source: 'fixed', approximate: true, effectiveAt: null }
  })
}

/** The same by code, as pages carry them; without any, the fixed ones. */
export const ratesByCode = (listed: readonly ListedRate[]): Rates => ({
  ...FALLBACK_RATES,
  ...Object.fromEntries(listed.map(({ quote, rate }) => [quote, rate])),
  fixed: CURRENCY_CODES.filter((code) => code !== 'THB' && listed.find(({ quote }) => quote === code)?.approximate !== false),
})
