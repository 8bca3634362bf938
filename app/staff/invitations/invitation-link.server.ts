import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Shop } from '../../shop.ts'

type Signing = Pick<Shop, 'settings'>
/** An invitation and how often it was sent: the link of an earlier round is worth nothing. */
export type InvitationKey = { id: string; round: number }

/** What an invitation opens: the office, or the desk of a shop. A link to one opens nothing of the other. */
type Door = 'invitation' | 'shop'

const signatureOf = (shop: Signing, { id, round }: InvitationKey, door: Door): Buffer =>
  createHmac('sha256', shop.settings.keys.orderLinkKey).update(`${door}:${id}:${round}`).digest()

/** Where an invitation is accepted: only its letter carries the address. */
export const invitationLink = (shop: Signing, language: string, key: InvitationKey, door: Door = 'invitation'): string =>
  `${shop.settings.siteUrl}/${language}/join?${door}=${key.id}.${key.round}.${signatureOf(shop, key, door).toString('base64url')}`

/** What a link is about; undefined for one that is not ours or was changed. */
export function invitationOf(shop: Signing, token: string | null, door: Door = 'invitation'): InvitationKey | undefined {
  const [, id = '', round = '', signature = ''] = /^([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})\.(\d{1,6})\.([\w-]{43})$/.exec(token ?? '') ?? []
  if (id === '') return undefined
  const key = { id, round: Number(round) }
  const [given, right] = [Buffer.from(signature, 'base64url'), signatureOf(shop, key, door)]
  return given.length === right.length && timingSafeEqual(given, right) ? key : undefined
}
