import { createHmac, timingSafeEqual } from 'node:crypto'
import * as v from 'valibot'
import type { Language } from '../../i18n/languages.ts'
import type { Shop } from '../../shop.ts'

/** A link that was copied, or stayed in a history, opens nothing a minute later. */
const LINK_SECONDS = 60

const uuid = v.pipe(v.string(), v.uuid())
/** Which paper of which maker: a statement of a month (`2026-11`), or an invoice of the shop or its credit note, by its id. */
export const Paper = v.variant('paper', [
  v.object({ paper: v.literal('statement'), seller: uuid, of: v.pipe(v.string(), v.regex(/^2\d{3}-(0[1-9]|1[0-2])$/)) }),
  v.object({ paper: v.literal('fee_invoice'), seller: uuid, of: uuid }),
  /** What a member of a cooperative earned: their id and the month. */
  v.object({
    paper: v.literal('member_statement'),
    seller: uuid,
    of: v.pipe(v.string(), v.regex(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}_2\d{3}-(0[1-9]|1[0-2])$/)),
  }),
])
export type Paper = v.InferOutput<typeof Paper>

type Signing = Pick<Shop, 'settings'>

const signatureOf = (shop: Signing, { paper, seller, of }: Paper, until: string): Buffer =>
  createHmac('sha256', shop.settings.keys.orderLinkKey).update(`maker-paper:${paper}:${seller}:${of}:${until}`).digest()

/** A link to a paper that is good for a minute, in a language. The caller has made sure who asks. */
export function paperLink(shop: Signing, paper: Paper, language: Language, now = Date.now()): string {
  const until = String(Math.floor(now / 1000) + LINK_SECONDS)
  const facts = new URLSearchParams({ ...paper, until, signature: signatureOf(shop, paper, until).toString('base64url') })
  return `/${language}/maker-paper.pdf?${facts}`
}

/** What a link leads to; undefined for one that is not ours, was changed, or is too old. */
export function paperOf(shop: Signing, link: URLSearchParams, now = Date.now()): Paper | undefined {
  const parsed = v.safeParse(Paper, Object.fromEntries(link))
  const until = link.get('until') ?? ''
  if (!parsed.success || !/^\d{1,12}$/.test(until) || Number(until) < now / 1000) return undefined
  const given = Buffer.from(link.get('signature') ?? '', 'base64url')
  const right = signatureOf(shop, parsed.output, until)
  return given.length === right.length && timingSafeEqual(given, right) ? parsed.output : undefined
}
