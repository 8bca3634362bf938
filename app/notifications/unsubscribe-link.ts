import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Shop } from '../shop.ts'
import { MAIL_KINDS, type MailKind } from './notification.ts'

type Signing = Pick<Shop, 'settings'>
export type Unsubscription = { person: string; kind: MailKind }

const signatureOf = (shop: Signing, { person, kind }: Unsubscription): Buffer =>
  createHmac('sha256', shop.settings.keys.orderLinkKey).update(`unsubscribe:${person}:${kind}`).digest()

/** The address that ends letters of a kind. It never gets too old: an old letter must still be able to be the last one. */
export const unsubscribeLink = (shop: Signing, wanted: Unsubscription & { language: string }): string =>
  `${shop.settings.siteUrl}/${wanted.language}/unsubscribe?person=${wanted.person}&kind=${wanted.kind}&signature=${signatureOf(shop, wanted).toString('base64url')}`

/** What a link wants; undefined for one that is not ours or was changed. */
export function unsubscriptionOf(shop: Signing, link: URLSearchParams): Unsubscription | undefined {
  const person = link.get('person') ?? ''
  const kind = MAIL_KINDS.find((known) => known === link.get('kind'))
  if (!kind || !/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/.test(person)) return undefined
  const given = Buffer.from(link.get('signature') ?? '', 'base64url')
  const right = signatureOf(shop, { person, kind })
  return given.length === right.length && timingSafeEqual(given, right) ? { person, kind } : undefined
}

/** What makes a letter one that can be ended with one press in a mail program (RFC 2369, RFC 8058). */
export const unsubscribeHeaders = (link: string): Record<string, string> => ({
  'List-Unsubscribe': `<${link}>`,
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
})

/** Ends letters of a kind. A person who is gone wants none either. */
export async function unsubscribe(shop: Pick<Shop, 'service'>, { person, kind }: Unsubscription): Promise<void> {
  await shop.service.all(
    `insert into public.notification_preferences (person_id, kind, by_mail) select id, $2, false from public.profiles where id = $1
     on conflict (person_id, kind) do update set by_mail = false`,
    [person, kind],
  )
}
