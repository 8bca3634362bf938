import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Shop } from '../../shop.ts'

/** A link that was copied, or stayed in a history, opens nothing a minute later. */
export const EXPORT_LINK_SECONDS = 60

type Signing = Pick<Shop, 'settings'>

const signatureOf = (shop: Signing, id: string, until: string): Buffer =>
  createHmac('sha256', shop.settings.keys.orderLinkKey).update(`data-export:${id}:${until}`).digest()

/** A link to an export that is good for a minute. The caller has made sure whose it is. */
export function exportLink(shop: Signing, id: string, now = Date.now()): string {
  const until = String(Math.floor(now / 1000) + EXPORT_LINK_SECONDS)
  return `/data-export.json?id=${id}&until=${until}&signature=${signatureOf(shop, id, until).toString('base64url')}`
}

/** The export a link leads to; undefined for one that is not ours, was changed, or is too old. */
export function exportIdOf(shop: Signing, link: URLSearchParams, now = Date.now()): string | undefined {
  const [id, until, signature] = ['id', 'until', 'signature'].map((name) => link.get(name) ?? '')
  if (!id || !until || !signature || !/^[\da-f-]{36}$/.test(id) || !/^\d{1,12}$/.test(until) || Number(until) < now / 1000) return undefined
  const given = Buffer.from(signature, 'base64url')
  const right = signatureOf(shop, id, until)
  return given.length === right.length && timingSafeEqual(given, right) ? id : undefined
}
