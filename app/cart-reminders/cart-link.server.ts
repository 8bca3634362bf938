import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Shop } from '../shop.ts'

type Signing = Pick<Shop, 'settings'>

/** Long enough for a letter that is read after the holidays. */
const GOOD_FOR_MS = 30 * 86_400_000
const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/

const signatureOf = (shop: Signing, { reminder, until }: { reminder: string; until: string }): Buffer =>
  createHmac('sha256', shop.settings.keys.orderLinkKey).update(`cart:${reminder}:${until}`).digest()

/** The address that shows a cart on any device for thirty days. */
export function cartLink(shop: Signing, { reminder, language, now }: { reminder: string; language: string; now: Date }): string {
  const until = String(now.getTime() + GOOD_FOR_MS)
  const signature = signatureOf(shop, { reminder, until }).toString('base64url')
  return `${shop.settings.siteUrl}/${language}/cart/restore?reminder=${reminder}&until=${until}&signature=${signature}`
}

/** The reminder a link is of; `broken` for one that is not ours or was changed, `too-old` for one whose time is up. */
export function reminderOf(shop: Signing, link: URLSearchParams, now: Date): { reminder: string } | 'broken' | 'too-old' {
  const [reminder, until] = [link.get('reminder') ?? '', link.get('until') ?? '']
  if (!UUID.test(reminder) || !/^\d{1,16}$/.test(until)) return 'broken'
  const given = Buffer.from(link.get('signature') ?? '', 'base64url')
  const right = signatureOf(shop, { reminder, until })
  if (given.length !== right.length || !timingSafeEqual(given, right)) return 'broken'
  return Number(until) < now.getTime() ? 'too-old' : { reminder }
}
