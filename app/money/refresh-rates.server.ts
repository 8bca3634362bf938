import type { Shop } from '../shop.ts'
import type { Database } from '../platform/database.ts'
import { judgeRate, quotationFrom, type AcceptedRate, type Quotation } from './accept-rates.ts'
import type { Currency } from './currency.ts'

/** A service that takes longer is treated as one that failed. */
const ANSWER_WITHIN_MS = 10_000

export type Refreshed =
  | { refreshed: true; source: string; accepted: Currency[]; refused: { quote: Currency; because: string }[] }
  | { refreshed: false; because: 'no-service-answered' }

/**
 * Asks the rates services in their order and appends what passes the gates to `exchange_rates`; the first answer that is one wins.
 * When none answers nothing is written: readers keep the last accepted rates for 72 h, then see the fixed ones. Runs again harmlessly.
 */
export async function refreshRates(
  { settings, service, log }: Pick<Shop, 'settings' | 'service' | 'log'>,
  { fetch = globalThis.fetch, now = new Date() }: { fetch?: typeof globalThis.fetch; now?: Date } = {},
): Promise<Refreshed> {
  for (const url of settings.ratesUrls) {
    const source = new URL(url).hostname
    const quotation = await ask(url, { fetch, now, log })
    if (!quotation) continue
    const { accepted, refused } = await append(service, quotation, { source, now })
    if (refused.length > 0) log.warn({ source, refused }, 'Some exchange rates were refused.')
    return { refreshed: true, source, accepted, refused }
  }
  return { refreshed: false, because: 'no-service-answered' }
}

async function ask(url: string, { fetch, now, log }: { fetch: typeof globalThis.fetch; now: Date; log: Shop['log'] }): Promise<Quotation | undefined> {
  try {
    const answer = await fetch(url, { signal: AbortSignal.timeout(ANSWER_WITHIN_MS), headers: { accept: 'application/json' } })
    const quotation = answer.ok ? quotationFrom(await answer.json(), now) : undefined
    if (!quotation) log.warn({ url, status: answer.status }, 'A rates service did not answer with rates.')
    return quotation
  } catch (error) {
    // Networks fail; the next service or the fixed rates stand in.
    log.warn({ url, error: String(error) }, 'A rates service could not be reached.')
    return undefined
  }
}

type LastRow = { quote: string; rate: string; effective_at: Date }

async function append(db: Database, { effectiveAt, rates }: Quotation, { source, now }: { source: string; now: Date }) {
  const rows = await db.all<LastRow>(
    `select distinct on (quote) quote, rate::text as rate, effective_at
       from public.exchange_rates where base = 'THB' order by quote, effective_at desc, fetched_at desc`,
  )
  const last = new Map(rows.map((row): [string, AcceptedRate] => [row.quote.trim(), { rate: row.rate, effectiveAt: row.effective_at }]))
  const accepted: { quote: Currency; rate: string }[] = []
  const refused: { quote: Currency; because: string }[] = []
  for (const [quote, rate] of rates) {
    const judgement = judgeRate(quote, rate, { effectiveAt, now, last: last.get(quote) })
    if (judgement.accepted) accepted.push({ quote, rate: judgement.rate })
    else refused.push({ quote, because: judgement.because })
  }
  // The services publish less often than we ask, so the same quotation comes back many times and is written once.
  await db.all(
    `insert into public.exchange_rates (base, quote, rate, source, effective_at, fetched_at)
     select 'THB', fresh.quote, fresh.rate, $3, $4, $5
       from unnest($1::text[], $2::numeric[]) as fresh (quote, rate)
      where not exists (
        select 1 from public.exchange_rates known
         where known.base = 'THB' and known.quote = fresh.quote and known.source = $3 and known.effective_at = $4)`,
    [accepted.map(({ quote }) => quote), accepted.map(({ rate }) => rate), source, effectiveAt, now],
  )
  return { accepted: accepted.map(({ quote }) => quote), refused }
}
