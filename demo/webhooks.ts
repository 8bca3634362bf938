import type pg from 'pg'
import { uuidOf } from './random.ts'

/**
 * A webhook of the demo's bookkeeping, switched off so that the demo speaks to nobody, with what it was told before: the newest orders, most of them taken at once, one at the second
 * try, one given up.
 */
export async function fillWebhooks(client: pg.PoolClient, now: Date): Promise<void> {
  const endpoint = uuidOf('webhook', 'bookkeeping')
  await client.query(
    `insert into public.webhook_endpoints (id, name, url, events, state, off_because, last_at, created_at, changed_at)
     values ($1, 'Bookkeeping', 'https://books.example.com/hooks/hattha', '{order.paid,payout.paid,refund.succeeded}', 'off', 'staff', $2, $2::timestamptz - interval '20 days', $2)`,
    [endpoint, now],
  )
  await client.query(
    `with told as (
       select md5('webhook ' || o.id)::uuid as event, o.id::text as subject, private.webhook_order(o) as data, o.placed_at as at, row_number() over (order by o.placed_at desc, o.id) as place
         from public.orders o where o.payment_status = 'paid' and o.placed_at is not null order by o.placed_at desc, o.id limit 14),
     events as (insert into public.webhook_events (id, type, subject, data, happened_at) select event, 'order.paid', subject, data, at from told),
     sent as (
       insert into public.webhook_deliveries (endpoint_id, event_id, type, subject, state, attempts, next_at, last_status, last_ms, created_at, delivered_at)
         select $1, event, 'order.paid', subject, case place when 5 then 'given_up' else 'delivered' end, case place when 5 then 12 when 3 then 2 else 1 end, at,
                case place when 5 then 503 else 200 end, 84 + place * 3, at, case when place <> 5 then at + interval '2 seconds' end
           from told order by at returning id, created_at, state, attempts, last_ms)
     insert into public.webhook_attempts (delivery_id, at, ms, status, response_body)
       select s.id, s.created_at + interval '10 seconds' * (power(2, n - 1) - 1), s.last_ms,
              case when s.state = 'delivered' and n = s.attempts then 200 else 503 end,
              case when s.state = 'delivered' and n = s.attempts then '{"ok":true}' else 'Service unavailable' end
         from sent s cross join generate_series(1, s.attempts) n`,
    [endpoint],
  )
}
