import { beforeEach, describe, expect, test } from 'vitest'
import { testDatabase } from '../../tests/support/database.ts'
import type { Settings } from '../../server/configuration.ts'
import type { Logger } from '../platform/logger.ts'
import { CURRENCY_CODES, FALLBACK_RATES } from './currency.ts'
import { listRates } from './list-rates.server.ts'
import { refreshRates } from './refresh-rates.server.ts'

const db = await testDatabase()

const silent: Logger = { info: () => undefined, warn: () => undefined, error: () => undefined, debug: () => undefined }
// The job reads nothing of the settings but the addresses of the services.
const settings = { ratesUrls: ['https://first.example/THB', 'https://second.example/THB'] } as unknown as Settings

type Answer = Response | Error
/** A network in which each host gives its answer; `asked` is who was asked. */
function network(answers: Record<string, () => Answer>) {
  const asked: string[] = []
  const fetch: typeof globalThis.fetch = async (input) => {
    const { hostname } = new URL(input instanceof Request ? input.url : input)
    asked.push(hostname)
    const answer = answers[hostname]?.() ?? new Error('no such host')
    if (answer instanceof Error) throw answer
    return answer
  }
  return { asked, fetch }
}
const seconds = (date: Date) => Math.floor(date.getTime() / 1000)
const now = () => new Date()
const rates =
  (more: object = {}, at = now()) =>
  () =>
    Response.json({ base: 'THB', time_last_updated: seconds(at), rates: { USD: 0.031, EUR: 0.0265, ...more } })
const refresh = (answers: Record<string, () => Answer>) => {
  const { asked, fetch } = network(answers)
  return refreshRates({ settings, service: db.service, log: silent }, { fetch, now: now() }).then((result) => ({ result, asked }))
}
const rateOf = async (quote: string) => (await listRates(db.anon)).find((rate) => rate.quote === quote)

beforeEach(() => db.owner.all('truncate public.exchange_rates'))

describe('rates are refreshed', () => {
  test('from the first service, and everybody reads them', async () => {
    const { result, asked } = await refresh({ 'first.example': rates() })
    expect(result).toMatchObject({ refreshed: true, source: 'first.example', accepted: ['USD', 'EUR'], refused: [] })
    expect(asked).toEqual(['first.example'])
    expect(await rateOf('USD')).toMatchObject({ source: 'first.example', approximate: false })
    expect(Number((await rateOf('USD'))?.rate)).toBe(0.031)
  })

  test('from the second when the first does not answer with rates', async () => {
    const broken = [
      () => new Response('busy', { status: 503 }),
      () => new Error('unreachable'),
      () => Response.json({ rates: 'none' }),
      () => new Response('<html>'),
    ]
    for (const first of broken) {
      const { result, asked } = await refresh({ 'first.example': first, 'second.example': rates() })
      expect(result).toMatchObject({ refreshed: true, source: 'second.example' })
      expect(asked).toEqual(['first.example', 'second.example'])
    }
  })

  test('not at all when neither answers: readers see the fixed rates, labelled approximate', async () => {
    const { result } = await refresh({})
    expect(result).toEqual({ refreshed: false, because: 'no-service-answered' })
    const listed = await listRates(db.anon)
    expect(listed.map(({ quote, rate }) => [quote, rate])).toEqual(CURRENCY_CODES.map((quote) => [quote, FALLBACK_RATES[quote]]))
    expect(listed.filter(({ approximate }) => !approximate).map(({ quote }) => quote)).toEqual(['THB'])
  })

  test('the same quotation is written once', async () => {
    const at = now()
    await refresh({ 'first.example': rates({}, at) })
    await refresh({ 'first.example': rates({}, at) })
    expect(await db.owner.one('select count(*)::int as rows from public.exchange_rates')).toEqual({ rows: 2 })
  })

  test('a jump of more than a tenth is refused for that currency only', async () => {
    await refresh({ 'first.example': rates({}, new Date(Date.now() - 3_600_000)) })
    const { result } = await refresh({ 'first.example': rates({ USD: 0.04, EUR: 0.027 }) })
    expect(result).toMatchObject({ accepted: ['EUR'], refused: [{ quote: 'USD', because: 'too-far' }] })
    expect(Number((await rateOf('USD'))?.rate)).toBe(0.031)
    expect(Number((await rateOf('EUR'))?.rate)).toBe(0.027)
  })

  test('a rate that grew older than 72 hours is no longer shown', async () => {
    await db.owner.all(
      `insert into public.exchange_rates (quote, rate, source, effective_at) values ('USD', 0.031, 'first.example', now() - interval '73 hours'), ('EUR', 0.0265, 'first.example', now() - interval '71 hours')`,
    )
    expect(await rateOf('USD')).toMatchObject({ rate: FALLBACK_RATES.USD, approximate: true })
    expect(await rateOf('EUR')).toMatchObject({ approximate: false })
  })
})
