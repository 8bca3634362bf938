import { announceAll } from '../../letters/announce.server.ts'
import type { Shop } from '../../shop.ts'

/** As many as one run invites; the next goes on. */
const AT_ONCE = 500
/** Whoever has not been asked for so long after the day to ask has forgotten what it was like: a shop that was away does not ask about last year. */
const LATEST_DAYS = 21

/**
 * Job `invite-reviews`: some days after the last parcel arrived a member is asked, once for each order, how the pieces are. Not about what came back or is argued
 * about, nor when everything has been said already.
 */
export async function inviteReviews(shop: Shop): Promise<void> {
  const due = await shop.service.all<{ id: string; number: string; seller: string }>(
    `select o.id, o.number, o.seller_name as seller
       from public.orders o, (select (private.setting('reviews.invite_days') #>> '{}')::integer as days) s
      where o.buyer_id is not null and o.status in ('delivered', 'completed') and o.payment_status = 'paid'
        and o.delivered_at between private.now() - (s.days + $1) * interval '1 day' and private.now() - s.days * interval '1 day'
        and private.wants_mail(o.buyer_id, 'review_invitation')
        and not exists (select from public.order_cases c where c.order_id = o.id)
        and not exists (select from private.outbox x where x.topic = 'order.review' and x.key = o.id::text)
        and exists (select from public.order_lines l join public.products p on p.id = l.product_id
                     where l.order_id = o.id and p.status = 'active' and not exists (select from public.reviews r where r.order_line_id = l.id))
      order by o.delivered_at limit $2`,
    [LATEST_DAYS, AT_ONCE],
  )
  await announceAll(
    shop.service,
    'order.review',
    due.map(({ id, number, seller }) => ({ key: id, payload: { order_id: id, number, seller } })),
  )
}
