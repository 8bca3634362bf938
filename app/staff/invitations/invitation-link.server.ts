import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Shop } from '../../shop.ts'

type Signing = Pick<Shop, 'settings'>
/** An invitation and how often it was sent: the link of an earlier round is worth nothing. */
export type InvitationKey = { id: string; round: number }

const signatureOf = (shop: Signing, { id, round }: InvitationKey): Buffer =>
  createHmac('sha256', shop.settings.keys.orderLinkKey).update(`invitation:${id}:${round}`).digest()

/** Where an invitation is accepted: only its letter carries the address. */
export const invitationLink = (shop: Signing, language: string, key: InvitationKey): string =>
  `${shop.settings.siteUrl}/${language}/join?invitation=${key.id}.${key.round}.${signatureOf(shop, key).toString('base64url')}`

/** What a link is about; undefined for one that is not ours or was changed. */
export function invitationOf(shop: Signing, token: string | null): InvitationKey | undefined {
  const [, id = '', round = '', signature = ''] = /^([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})\.(\d{1,6})\.([\w-]{43})$/.exec(token ?? '') ?? []
  if (id === '') return undefined
  const key = { id, round: Number(round) }
  const [given, right] = [Buffer.from(signature, 'base64url'), signatureOf(shop, key)]
  return given.length === right.length && timingSafeEqual(given, right) ? key : undefined
}
