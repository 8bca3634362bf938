import { newsNote } from '../../emails/news-note.ts'
import { orderNote, type NoteFacts, type NoteKind, type PaperNamed } from '../../emails/order-note.ts'
import { orderPlaced, type OrderedLine, type OrderFacts } from '../../emails/order-placed.ts'
import type { Address } from '../addresses/address.ts'
import { addressLines, isContact } from '../addresses/address-lines.ts'
import { FALLBACK_LANGUAGE, languageOf, type Language } from '../i18n/languages.ts'
import { told, type Untold } from '../i18n/option-words.ts'
import { phrasesOf } from '../i18n/phrases-of.server.ts'
import { shipsFrom } from '../i18n/ships-from.ts'
import type { PayloadOf } from '../letters/topics.ts'
import { formatPrice } from '../money/currency.ts'
import { unsubscribeHeaders, unsubscribeLink } from '../notifications/unsubscribe-link.ts'
import type { Letter } from '../platform/mailer.ts'
import { minor } from '../platform/money.ts'
import { mailPicture } from '../ui/mail-picture.ts'
import type { Shop } from '../shop.ts'
import { orderLink, proofOfEmail } from './order-link.server.ts'

/** What letters about an order are about: a whole group, or one seller's part of it with its number. */
type About = { order_group_id: string } | { order_id: string; number: string }

/** What was ordered, as the buyer is told. */
export const tellPlaced = async (shop: Shop, about: PayloadOf<'order.placed'>): Promise<Letter[]> => {
  const group = await readGroup(shop, about)
  return group ? [orderPlaced(shop.words(group.language), group.language, group)] : []
}

/** A short letter with one button to the order; what its topic says stands in it. */
export const tellBuyer =
  (kind: NoteKind) =>
  async (shop: Shop, about: About & Partial<NoteFacts>): Promise<Letter[]> => {
    const group = await readGroup(shop, about)
    return group ? [noteOf(shop, kind === 'transfer' && group.unconfirmed ? 'transfer_confirm' : kind, group, about)] : []
  }

/** What was sent and paid is told in any case; that it is on its way may be declined by members (`/settings`). */
export async function tellShipped(shop: Shop, about: PayloadOf<'order.shipped'>): Promise<Letter[]> {
  const group = await readGroup(shop, about)
  if (!group) return []
  const letter = noteOf(shop, (await isFetched(shop, about.order_id)) ? 'pickup' : 'shipped', group, about)
  if (group.buyer_id === null) return [letter]
  if (!group.wants_shipped) return []
  const unsubscribe = unsubscribeLink(shop, { person: group.buyer_id, kind: 'order_shipped', language: group.language })
  return [{ ...letter, headers: unsubscribeHeaders(unsubscribe) }]
}

const isFetched = async (shop: Shop, order: string): Promise<boolean> =>
  (await shop.service.maybe<{ method: string }>('select shipping_method as method from public.orders where id = $1', [order]))?.method === 'pickup'

/** The day from which something ships that was sold before it is made has moved. */
export async function tellDateMoved(shop: Shop, about: PayloadOf<'order.date_moved'>): Promise<Letter[]> {
  const group = await readGroup(shop, about)
  return group ? [noteOf(shop, 'date_moved', group, { ...about, day: shipsFrom(about.ships_on, group.language) })] : []
}

/** Asks a member how the pieces are, unless they have said in the meantime that they want no such letters. */
export async function inviteToReview(shop: Shop, about: PayloadOf<'order.review'>): Promise<Letter[]> {
  const group = await readGroup(shop, about)
  if (!group || group.buyer_id === null) return []
  const { wants } = await shop.service.one<{ wants: boolean }>(`select private.wants_mail($1, 'review_invitation') as wants`, [group.buyer_id])
  if (!wants) return []
  const { language, to } = group
  const { number, seller } = about
  const unsubscribe = unsubscribeLink(shop, { person: group.buyer_id, kind: 'review_invitation', language })
  const link = `${shop.settings.siteUrl}/${language}/reviews?order=${number}`
  const letter = newsNote(shop.words(language), language, 'review_invitation', { to, link, unsubscribe, number, seller })
  return [{ ...letter, headers: unsubscribeHeaders(unsubscribe) }]
}

/** The money has gone; its paper is issued now if there should be one, so that the letter can name it. */
export async function tellRefunded(shop: Shop, about: PayloadOf<'order.refunded'>): Promise<Letter[]> {
  const group = await readGroup(shop, about)
  if (!group) return []
  const { amount, paper, reason } = await shop.service.one<{ amount: number; paper: PaperNamed | null; reason: string | null }>(
    `select r.amount_minor::float8 as amount, g.reason, case when n.id is not null then jsonb_build_object('kind', n.kind, 'number', n.number) end as paper
       from public.refunds r cross join lateral private.issue_credit_note(r.id) n
       left join private.seller_refund_parts p on p.refund_id = r.id left join private.seller_refunds g on g.id = p.seller_refund_id where r.id = $1`,
    [about.refund_id],
  )
  const { language, to, link } = group
  const { number, seller } = about
  return [
    orderNote(shop.words(language), language, 'refunded', {
      to,
      number,
      seller,
      link,
      amount: amountOf(amount, language),
      paper: paper ?? undefined,
      ...(reason !== null && { reason }),
    }),
  ]
}

const noteOf = (shop: Shop, kind: NoteKind, group: Group, said: Partial<NoteFacts>): Letter =>
  orderNote(shop.words(group.language), group.language, kind, {
    to: group.to,
    number: group.number,
    link: group.link,
    amount: amountOf(group.total - group.credit, group.language),
    hours: group.transfer_hours,
    minutes: group.unconfirmed_minutes,
    unpaid: group.method === 'cash_on_delivery' || group.method === 'invoice',
    ...said,
  })

const amountOf = (total: number, language: Language): string => formatPrice(minor(total), 'THB', language)

type Group = OrderFacts & {
  id: string
  language: Language
  buyer_id: string | null
  wants_shipped: boolean
  transfer_hours: number
  unconfirmed_minutes: number
  unconfirmed: boolean
}

type GroupRow = Omit<Group, 'language' | 'link' | 'address' | 'orders' | 'returns'> & {
  language: string
  address: Address
  orders: (Omit<OrderFacts['orders'][number], 'lines'> & { lines: Untold<OrderedLine & { image: string }>[] })[]
  statutory: boolean
  withdrawal_days: number
  return_days: number
}

/** The order group as letters tell it, in its buyer's language; undefined where it is gone. */
async function readGroup(shop: Shop, about: About): Promise<Group | undefined> {
  const row = await shop.service.maybe<GroupRow>(
    `select g.id, g.buyer_id, private.wants_mail(g.buyer_id, 'order_shipped') as wants_shipped, g.email as to, g.number, g.language,
            g.shipping_address ->> 'recipient' as name, g.items_minor::float8 as items, g.discount_minor::float8 as discount,
            g.shipping_minor::float8 as shipping, g.total_minor::float8 as total, private.credit_paid(g.id)::float8 as credit, g.payment_method as method, g.shipping_address as address,
            private.setting('cases.withdrawal_countries') ? (g.shipping_address ->> 'country') as statutory,
            (private.setting('cases.withdrawal_days') #>> '{}')::integer as withdrawal_days, (private.setting('returns.days') #>> '{}')::integer as return_days,
            (private.setting('orders.reservation_minutes_transfer'))::integer / 60 as transfer_hours,
            (private.setting('orders.reservation_minutes_unconfirmed'))::integer as unconfirmed_minutes,
            g.status <> 'placed' and g.email_confirmed_at is null as unconfirmed,
            (select json_agg(json_build_object(
               'seller_name', o.seller_name, 'delivery_from', o.delivery_from, 'delivery_to', o.delivery_to, 'lines', (
               select json_agg(json_build_object(
                        'title', l.title, 'optionText', l.option_text, 'phrases', ${phrasesOf('l.product_id', 'g.language')}, 'ships_on', l.ships_on, 'personalization', l.personalization,
                        'quantity', l.quantity, 'total_minor', l.total_minor, 'image', l.image_url) order by l.position)
                 from public.order_lines l where l.order_id = o.id)) order by o.number)
               from public.orders o where o.order_group_id = g.id) as orders
       from public.order_groups g
      where g.id = coalesce($1::uuid, (select order_group_id from public.orders where id = $2::uuid))`,
    'order_group_id' in about ? [about.order_group_id, null] : [null, about.order_id],
  )
  if (!row) return undefined
  const language = languageOf(row.language) ?? FALLBACK_LANGUAGE
  const { siteUrl } = shop.settings
  const link = orderLink(shop, { orderGroupId: row.id, language })
  return {
    ...row,
    language,
    link: row.unconfirmed ? `${link}&confirm=${proofOfEmail(shop, row.id).toString('base64url')}` : link,
    address: addressLines(row.address, language),
    fetched: isContact(row.address),
    orders: row.orders.map((order) => ({
      ...order,
      lines: order.lines
        .map(told)
        .map((line) => ({ ...line, ships_on: line.ships_on && shipsFrom(line.ships_on, language), picture: mailPicture(siteUrl, line.image) })),
    })),
    returns: { days: row.statutory ? row.withdrawal_days : row.return_days, statutory: row.statutory, policy: `${siteUrl}/${language}/return-policy` },
  }
}
