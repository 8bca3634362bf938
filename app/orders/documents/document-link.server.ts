import { createHmac, timingSafeEqual } from 'node:crypto'
import * as v from 'valibot'
import type { Language } from '../../i18n/languages.ts'
import type { Shop } from '../../shop.ts'
import { DOCUMENT_KINDS } from './document.ts'

/** A link that was copied, or stayed in a history, opens nothing a minute later. */
export const DOCUMENT_LINK_SECONDS = 60

const Wanted = v.object({
  order: v.pipe(v.string(), v.uuid()),
  kind: v.picklist(DOCUMENT_KINDS),
  parcel: v.optional(v.pipe(v.string(), v.uuid())),
  note: v.optional(v.pipe(v.string(), v.uuid())),
  prices: v.picklist(['yes', 'no']),
})
/** Which file: of an order by its id; for a packing slip of which parcel and whether with prices, for a credit note which. */
export type WantedDocument = v.InferOutput<typeof Wanted>

type Signing = Pick<Shop, 'settings'>

const signatureOf = (shop: Signing, { order, kind, parcel = '', note = '', prices }: WantedDocument, until: string): Buffer =>
  createHmac('sha256', shop.settings.keys.orderLinkKey).update(`document:${order}:${kind}:${parcel}:${note}:${prices}:${until}`).digest()

/** A link to a file that is good for a minute, in a language. The caller has made sure who asks. */
export function documentLink(shop: Signing, wanted: WantedDocument, language: Language, now = Date.now()): string {
  const until = String(Math.floor(now / 1000) + DOCUMENT_LINK_SECONDS)
  const facts = new URLSearchParams({ ...wanted, until, signature: signatureOf(shop, wanted, until).toString('base64url') })
  return `/${language}/order-document.pdf?${facts}`
}

/** What a link leads to; undefined for one that is not ours, was changed, or is too old. */
export function documentOf(shop: Signing, link: URLSearchParams, now = Date.now()): WantedDocument | undefined {
  const parsed = v.safeParse(Wanted, Object.fromEntries(link))
  const until = link.get('until') ?? ''
  if (!parsed.success || !/^\d{1,12}$/.test(until) || Number(until) < now / 1000) return undefined
  const given = Buffer.from(link.get('signature') ?? '', 'base64url')
  const right = signatureOf(shop, parsed.output, until)
  return given.length === right.length && timingSafeEqual(given, right) ? parsed.output : undefined
}
