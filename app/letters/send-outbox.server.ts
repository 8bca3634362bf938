import { newsNote } from '../../emails/news-note.ts'
import { orderNote, type NoteKind, type PaperNamed } from '../../emails/order-note.ts'
import { orderPlaced, type OrderFacts } from '../../emails/order-placed.ts'
import { orderToPack, type PackFacts } from '../../emails/order-to-pack.ts'
import { slipNote } from '../../emails/slip-note.ts'
import { FALLBACK_LANGUAGE, languageOf, type Language } from '../i18n/languages.ts'
import { unsubscribeHeaders, unsubscribeLink } from '../notifications/unsubscribe-link.ts'
import { formatPrice } from '../money/currency.ts'
import type { Letter } from '../platform/mailer.ts'
import { minor } from '../platform/money.ts'
import type { Database } from '../platform/database.ts'
import type { Shop } from '../shop.ts'
import { orderLink } from '../orders/order-link.server.ts'

type News = { id: string; topic: string; payload: Record<string, string> }

/** After so many failures a letter is left to a person; the queue logs each of them. */
const ATTEMPTS_MAX = 12

/**
 * Sends what waits in the outbox, one at a time. A row is locked while its letter is handed over and marked in the same transaction, so two workers never send
 * the same letter; a crash in between sends it again, which is the lesser evil.
 */
export async function sendOutbox(shop: Shop): Promise<void> {
  while (await sendOne(shop)) continue
}

async function sendOne(shop: Shop): Promise<boolean> {
  const news = await shop.service.maybe<News>(
    `update private.outbox set attempts = attempts + 1, claimed_until = now() + interval '2 minutes'
      where id = (select id from private.outbox where topic not in ('notification', 'case.told') and sent_at is null and attempts < ${ATTEMPTS_MAX} and claimed_until < now() order by id limit 1 for update skip locked)
      returning id::text, topic, payload`,
  )
  if (!news) return false
  try {
    for (const letter of await write(shop, news)) await shop.mailer.send(letter)
    await shop.service.all('update private.outbox set sent_at = now() where id = $1', [news.id])
  } catch (error) {
    // Waits a little longer after each failure; the next run goes on with other letters.
    await shop.service.all(
      `update private.outbox set last_error = $2, claimed_until = now() + least(attempts * attempts, 60) * interval '1 minute' where id = $1`,
      [news.id, String(error).slice(0, 500)],
    )
    shop.log.warn({ outboxId: news.id, topic: news.topic, error: String(error) }, 'A letter could not be sent yet.')
  }
  return true
}

/** Topics that are told in a short letter of their own. */
const NOTES: Readonly<Record<string, NoteKind>> = {
  'order.link': 'link',
  'order.refund_due': 'refund',
  'order.shipped': 'shipped',
  'order.tracking': 'corrected',
  'order.canceled': 'canceled',
  'order.transfer_awaited': 'transfer',
  'order.slip_refused': 'slip_refused',
  'order.not_taken': 'not_taken',
  'order.refund_account': 'refund_account',
}

/** The letters a piece of news makes; none for a topic that nobody is told of by mail. */
async function write(shop: Shop, { topic, payload }: News): Promise<Letter[]> {
  if (topic === 'order.to_pack') return writeToMaker(shop, payload['order_id'] ?? '')
  const kind = NOTES[topic]
  const group = await readGroup(shop.service, payload)
  if (!group) return []
  const language = languageOf(group.language) ?? FALLBACK_LANGUAGE
  const link = orderLink(shop, { orderGroupId: group.id, language })
  // What was sent and paid is told in any case; that it is on its way may be declined by members (`/settings`).
  const mayDecline = kind === 'shipped' && group.buyer_id !== null ? { person: group.buyer_id, kind: 'order_shipped' as const } : undefined
  if (mayDecline && !group.wants_shipped) return []
  if (topic === 'order.review') return inviteToReview(shop, { group, language, payload })
  if (topic === 'order.refunded') return [await tellRefund(shop, { group, language, payload })]
  if (topic === 'shop.slip_sent') return [slipToCheck(shop, group)]
  if (kind) {
    const letter = orderNote(shop.words(language), language, kind, {
      to: group.to,
      number: payload['number'] ?? group.number,
      link,
      amount: amountOf(group.total, language),
      hours: group.transfer_hours,
      unpaid: group.byCash ?? false,
      ...payload,
    })
    return [mayDecline ? { ...letter, headers: unsubscribeHeaders(unsubscribeLink(shop, { ...mayDecline, language })) } : letter]
  }
  return topic === 'order.placed' ? [orderPlaced(shop.words(language), language, { ...group, link })] : []
}

type Invited = { group: GroupRow; language: Language; payload: Record<string, string> }

/** Asks a member how the pieces are, unless they have said in the meantime that they want no such letters. */
async function inviteToReview(shop: Shop, { group, language, payload }: Invited): Promise<Letter[]> {
  if (group.buyer_id === null) return []
  const { wants } = await shop.service.one<{ wants: boolean }>(`select private.wants_mail($1, 'review_invitation') as wants`, [group.buyer_id])
  if (!wants) return []
  const unsubscribe = unsubscribeLink(shop, { person: group.buyer_id, kind: 'review_invitation', language })
  const number = payload['number'] ?? group.number
  const link = `${shop.settings.siteUrl}/${language}/reviews?order=${number}`
  const facts = { to: group.to, link, unsubscribe, number, seller: payload['seller'] ?? '' }
  return [{ ...newsNote(shop.words(language), language, 'review_invitation', facts), headers: unsubscribeHeaders(unsubscribe) }]
}

/** The money has gone; its paper is issued now if there should be one, so that the letter can name it. */
async function tellRefund(shop: Shop, { group, language, payload }: Invited): Promise<Letter> {
  const { amount, paper } = await shop.service.one<{ amount: number; paper: PaperNamed | null }>(
    `select r.amount_minor::float8 as amount, case when n.id is not null then jsonb_build_object('kind', n.kind, 'number', n.number) end as paper
       from public.refunds r cross join lateral private.issue_credit_note(r.id) n where r.id = $1`,
    [payload['refund_id']],
  )
  const link = orderLink(shop, { orderGroupId: group.id, language })
  return orderNote(shop.words(language), language, 'refunded', {
    to: group.to,
    number: payload['number'] ?? group.number,
    seller: payload['seller'] ?? '',
    link,
    amount: amountOf(amount, language),
    paper: paper ?? undefined,
  })
}

/** To the shop itself: somebody has to look into the account. */
const slipToCheck = (shop: Shop, group: GroupRow): Letter =>
  slipNote(shop.words(FALLBACK_LANGUAGE), {
    to: group.shop_email || shop.settings.mailFrom,
    number: group.number,
    amount: amountOf(group.total, FALLBACK_LANGUAGE),
  })

const amountOf = (total: number, language: Language): string => formatPrice(minor(total), 'THB', language)

type GroupRow = Omit<OrderFacts, 'link'> & {
  shop_email: string | null
  id: string
  language: string
  buyer_id: string | null
  wants_shipped: boolean
  transfer_hours: number
}

const readGroup = (db: Database, payload: Record<string, string>) =>
  db.maybe<GroupRow>(
    `select g.id, g.buyer_id, private.wants_mail(g.buyer_id, 'order_shipped') as wants_shipped, g.email as to, g.number, g.language, g.shipping_address ->> 'recipient' as name, g.items_minor::float8 as items, g.discount_minor::float8 as discount,
            g.shipping_minor::float8 as shipping, g.total_minor::float8 as total, g.payment_method = 'cash_on_delivery' as "byCash", private.setting('shop.email') #>> '{}' as shop_email,
            (private.setting('orders.reservation_minutes_transfer'))::integer / 60 as transfer_hours,
            (select json_agg(json_build_object('seller_name', o.seller_name, 'lines', (
               select json_agg(json_build_object('title', l.title, 'option_text', l.option_text, 'personalization', l.personalization, 'quantity', l.quantity, 'total_minor', l.total_minor) order by l.position)
                 from public.order_lines l where l.order_id = o.id)) order by o.number) from public.orders o where o.order_group_id = g.id) as orders
       from public.order_groups g
      where g.id = coalesce($1::uuid, (select order_group_id from public.orders where id = $2::uuid))`,
    [payload['order_group_id'] ?? null, payload['order_id'] ?? null],
  )

async function writeToMaker(shop: Shop, orderId: string): Promise<Letter[]> {
  const order = await shop.service.maybe<Omit<PackFacts, 'link'> & { language: string; id: string }>(
    `select o.id, c.email as to, c.language, o.seller_name as seller, o.number, o.customer, o.shipping_address ->> 'country' as country, o.total_minor::float8 as total,
            (private.setting(case when exists (select from public.order_lines l where l.order_id = o.id and l.made_to_order_days > 0)
               then 'orders.accept_hours_made_to_order' else 'orders.accept_hours' end))::integer as hours,
            case when o.is_gift then jsonb_build_object('message', o.gift_message) end as gift,
            (select g.payment_method = 'cash_on_delivery' from public.order_groups g where g.id = o.order_group_id) as "byCash",
            (select json_agg(json_build_object('title', l.title_seller, 'option_text', l.option_text, 'personalization', l.personalization, 'gift_wrap', l.gift_wrap, 'sku', l.sku, 'quantity', l.quantity, 'total_minor', l.total_minor) order by l.position)
               from public.order_lines l where l.order_id = o.id) as lines
       from public.orders o join public.seller_contacts c on c.seller_id = o.seller_id where o.id = $1`,
    [orderId],
  )
  if (!order) return []
  const language: Language = languageOf(order.language) ?? FALLBACK_LANGUAGE
  return [orderToPack(shop.words(language), language, { ...order, link: `${shop.settings.siteUrl}/${language}/seller-dashboard?order=${order.number}` })]
}
