import type { PaymentProvider, SettledLine } from '../payments/payment-provider.ts'
import type { Shop } from '../shop.ts'
import { keepLines } from './keep-lines.server.ts'

/** So many days are read at once; what is left is read the next night. */
const MOST_DAYS = 120
const DAY_MS = 86_400_000

type Source = { last: string | null; first: string | null }

/**
 * Job `read-settlements`: asks every provider that can tell for each day that is over since the last one read, and takes it in as a report of that day. Then what waits is looked
 * at again, and what no report told of is found. A day is kept with what it says, so a day that fails is read again and nothing is kept twice.
 */
export async function readSettlements(shop: Pick<Shop, 'service' | 'payments' | 'log'>, now = new Date()): Promise<void> {
  for (const provider of shop.payments) {
    if (!provider.listSettled) continue
    const source = await shop.service.maybe<Source>(
      `select nullif(s.read_cursor, '') as last,
              (select to_char(min(p.created_at) at time zone 'UTC', 'YYYY-MM-DD') from public.payments p
                where p.provider = s.provider and p.captured_minor > 0) as first
         from public.settlement_sources s where s.provider = $1`,
      [provider.name],
    )
    if (!source) continue
    for (const day of daysToRead(source, now)) {
      try {
        await readDay(shop, provider, day)
      } catch (error) {
        // The days after it would hide that one is missing.
        shop.log.error({ err: error, provider: provider.name, day }, 'a settlement report could not be read')
        break
      }
    }
  }
  await shop.service.all('select private.follow_settlements()')
}

async function readDay({ service, log }: Pick<Shop, 'service' | 'log'>, provider: PaymentProvider, day: string): Promise<void> {
  let lines = (await provider.listSettled?.(day)) ?? []
  for (;;) {
    const told = lines
    const kept = await service.transaction(async (tx) => {
      const answer = await keepLines(tx, { provider: provider.name, origin: 'provider', name: day, lines: told }, contentOf(day, told))
      if (!('contradicted' in answer)) await tx.all('select private.settlement_day_read($1, $2)', [provider.name, day])
      return answer
    })
    if (!('contradicted' in kept)) return
    const odd = new Set(kept.contradicted)
    log.error({ provider: provider.name, day, lines: kept.contradicted }, 'a provider tells lines otherwise than a report before')
    lines = told.filter(({ line }) => !odd.has(line))
  }
}

const contentOf = (day: string, lines: readonly SettledLine[]) => JSON.stringify([day, lines.map(({ line }) => line)])

/** Whole days, the oldest first: from the one after the last that was read, or from that of the first payment, to yesterday (UTC). */
function daysToRead({ last, first }: Source, now: Date): string[] {
  const start = last === null ? first && new Date(`${first}T00:00:00Z`) : new Date(Date.parse(`${last}T00:00:00Z`) + DAY_MS)
  const today = Math.floor(now.getTime() / DAY_MS) * DAY_MS
  const days: string[] = []
  if (!start) return days
  for (let at = start.getTime(); at < today && days.length < MOST_DAYS; at += DAY_MS) days.push(new Date(at).toISOString().slice(0, 10))
  return days
}
