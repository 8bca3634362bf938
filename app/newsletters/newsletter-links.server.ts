import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import type { Shop } from '../shop.ts'

type Signing = Pick<Shop, 'settings'>
/** Who wants to leave, and the issue whose link it was; null for none. */
export type Leaving = { subscriber: string; issue: string | null }

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/

const signatureOf = (shop: Signing, { subscriber, issue }: Leaving): Buffer =>
  createHmac('sha256', shop.settings.keys.orderLinkKey)
    .update(`newsletter:${subscriber}:${issue ?? ''}`)
    .digest()

/** The address that ends newsletters. It never gets too old: an old letter must still be able to be the last one. */
export const leaveLink = (shop: Signing, leaving: Leaving & { language: string }): string =>
  `${shop.settings.siteUrl}/${leaving.language}/newsletter?leave=${leaving.subscriber}&issue=${leaving.issue ?? ''}&signature=${signatureOf(shop, leaving).toString('base64url')}`

/** What a link wants; undefined for one that is not ours or was changed. */
export function leavingOf(shop: Signing, link: URLSearchParams): Leaving | undefined {
  const subscriber = link.get('leave') ?? ''
  const issue = link.get('issue') || null
  if (!UUID.test(subscriber) || (issue !== null && !UUID.test(issue))) return undefined
  const given = Buffer.from(link.get('signature') ?? '', 'base64url')
  const right = signatureOf(shop, { subscriber, issue })
  return given.length === right.length && timingSafeEqual(given, right) ? { subscriber, issue } : undefined
}

/** A secret for the letter that confirms a subscription; the database keeps its hash. */
export const newSecret = (): { secret: string; hash: Buffer } => {
  const secret = randomBytes(32).toString('base64url')
  return { secret, hash: hashOf(secret) }
}

export const hashOf = (secret: string): Buffer => createHash('sha256').update(secret).digest()
