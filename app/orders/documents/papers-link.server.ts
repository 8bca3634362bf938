import { createHmac, timingSafeEqual } from 'node:crypto'
import * as v from 'valibot'
import type { Language } from '../../i18n/languages.ts'
import type { Shop } from '../../shop.ts'
import { DOCUMENT_LINK_SECONDS } from './document-link.server.ts'
import { MOST_PAPERS, PAPER_KINDS, PAPER_SIZES } from './papers.ts'

const Wanted = v.object({
  orders: v.pipe(
    v.string(),
    v.maxLength(MOST_PAPERS * 37),
    v.transform((text) => text.split(',')),
    v.array(v.pipe(v.string(), v.uuid())),
    v.minLength(1),
    v.maxLength(MOST_PAPERS),
  ),
  kind: v.picklist(PAPER_KINDS),
  size: v.picklist(PAPER_SIZES),
})
/** Which papers, of orders by their ids, in the order in which they are printed. */
export type WantedPapers = v.InferOutput<typeof Wanted>

type Signing = Pick<Shop, 'settings'>

const signatureOf = (shop: Signing, { orders, kind, size }: WantedPapers, until: string): Buffer =>
  createHmac('sha256', shop.settings.keys.orderLinkKey)
    .update(`papers:${orders.join(',')}:${kind}:${size}:${until}`)
    .digest()

/** A link to papers of several orders that is good for a minute, in a language. The caller has made sure who asks. */
export function papersLink(shop: Signing, wanted: WantedPapers, language: Language, now = Date.now()): string {
  const until = String(Math.floor(now / 1000) + DOCUMENT_LINK_SECONDS)
  const facts = { ...wanted, orders: wanted.orders.join(','), until, signature: signatureOf(shop, wanted, until).toString('base64url') }
  return `/${language}/order-papers.pdf?${new URLSearchParams(facts)}`
}

/** What a link leads to; undefined for one that is not ours, was changed, or is too old. */
export function papersOf(shop: Signing, link: URLSearchParams, now = Date.now()): WantedPapers | undefined {
  const parsed = v.safeParse(Wanted, Object.fromEntries(link))
  const until = link.get('until') ?? ''
  if (!parsed.success || !/^\d{1,12}$/.test(until) || Number(until) < now / 1000) return undefined
  const given = Buffer.from(link.get('signature') ?? '', 'base64url')
  const right = signatureOf(shop, parsed.output, until)
  return given.length === right.length && timingSafeEqual(given, right) ? parsed.output : undefined
}
