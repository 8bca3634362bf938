import { Hono, type Context } from 'hono'
import { SHOP_CODES } from '../../app/limits.ts'
import type { Limit, Limits } from '../../app/platform/limits.ts'

/**
 * Functions of the database whose refusal tells something of others. Counted before they are asked: a refusal takes back whatever the function wrote down, and so does an answer that its asker has
 * rolled back.
 */
const COUNTED: ReadonlyMap<string, { limit: Limit; hint: string }> = new Map([
  // `code_taken` tells of codes that the shop gave to others.
  ['make_shop_coupon', { limit: SHOP_CODES, hint: 'too_many_promotions' }],
])

type Counting = {
  ipOf: (c: Context) => string
  /** Whose token it is; undefined for none that is good. */
  personOf: (credential: string) => Promise<string | undefined>
  take: Limits['take']
}

/** Puts counts before the rows. Throws where nothing can be counted: no count, no service. */
export const callsCounted = (rows: Hono, { ipOf, personOf, take }: Counting): Hono =>
  new Hono()
    .use('/rpc/:name', async (c, next) => {
      const counted = COUNTED.get(c.req.param('name'))
      if (!counted) return next()
      const credential = /^bearer\s+(\S+)$/i.exec(c.req.header('authorization') ?? '')?.[1]
      const id = credential === undefined ? undefined : await personOf(credential)
      const wait = await take(counted.limit, { ip: ipOf(c), ...(id !== undefined && { id }) })
      if (wait === undefined) return next()
      return Response.json(
        { code: 'PT429', message: 'That was tried too often.', details: null, hint: counted.hint },
        { status: 429, headers: { 'retry-after': String(wait), 'cache-control': 'no-store', 'access-control-allow-origin': '*' } },
      )
    })
    .route('/', rows)
