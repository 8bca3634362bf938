import type pg from 'pg'

const DAY_MS = 86_400_000

/** Rules as a shop like this one has them: two that work, one that nobody has switched on yet. */
const RULES = [
  {
    id: '5a0c1f6e-6d0e-4d3a-9a41-1f0f3b7c2a01',
    name: 'Large orders',
    event: 'order.paid',
    days: null,
    conditions: [{ field: 'amount', op: 'at_least', value: 200_000 }],
    deeds: [
      { deed: 'inbox', text: 'Thank the buyer in a message, and look whether the address is complete.' },
      { deed: 'note', text: 'Order above ฿2,000.' },
    ],
    on: true,
  },
  {
    id: '5a0c1f6e-6d0e-4d3a-9a41-1f0f3b7c2a02',
    name: 'Unhappy reviews',
    event: 'review.published',
    days: null,
    conditions: [{ field: 'rating', op: 'less_than', value: 3 }],
    deeds: [{ deed: 'inbox', text: 'Ask the buyer what went wrong, and the maker what can be done.' }],
    on: true,
  },
  {
    id: '5a0c1f6e-6d0e-4d3a-9a41-1f0f3b7c2a03',
    name: 'Orders that nobody has sent',
    event: 'order.waiting',
    days: 5,
    conditions: [],
    deeds: [{ deed: 'inbox', text: 'Ask the maker when the parcel leaves.' }],
    on: false,
  },
] as const

/** Rules of automation of the demo shop, what they were told of in the last month, and what the first of them did. */
export async function fillAutomation(client: pg.PoolClient, now: Date): Promise<void> {
  for (const [at, { id, name, event, days, conditions, deeds, on }] of RULES.entries()) {
    const made = new Date(now.getTime() - (60 - at * 15) * DAY_MS)
    await client.query(
      `with owner as (select m.person_id as id from public.staff_members m where m.role = 'owner' order by 1 limit 1),
       made as (
         insert into public.automation_rules (id, name, event, days, conditions, deeds, is_on, on_since, author_id, created_at, changed_at)
           select $1, $2, $3, $4, $5, $6, $7, case when $7 then $8::timestamptz end, owner.id, $8, $8 from owner returning *)
       insert into public.automation_versions (rule_id, version, rule, author_id, written_at)
         select m.id, 1, jsonb_build_object('name', m.name, 'event', m.event, 'days', m.days, 'joined', m.joined, 'conditions', m.conditions, 'deeds', m.deeds,
           'daily_limit', m.daily_limit), m.author_id, $8 from made m`,
      [id, name, event, days, JSON.stringify(conditions), JSON.stringify(deeds), on, made],
    )
  }
  await client.query(
    `insert into public.webhook_events (type, subject, data, happened_at, rules_at)
     select 'order.paid', o.id::text, private.webhook_order(o), o.placed_at, o.placed_at from public.orders o
      where o.payment_status = 'paid' and o.placed_at between $1::timestamptz - interval '30 days' and $1
        and not exists (select from public.webhook_events e where e.type = 'order.paid' and e.subject = o.id::text)`,
    [now],
  )
  // What was told before the demo began is done with.
  await client.query('update public.webhook_events set rules_at = happened_at where rules_at is null')
  await client.query(
    `with large as (
       select o.id, o.number, o.placed_at as at from public.orders o
        where o.payment_status = 'paid' and o.total_minor >= 200000 and o.placed_at between $2::timestamptz - interval '60 days' and $2 order by o.placed_at desc, o.id limit 12),
     ran as (
       insert into public.automation_runs (rule_id, version, key, event, noun, subject_id, title, did, ran_at)
         select $1, 1, id::text, 'order.paid', 'orders', id::text, number,
                '[{"deed": "inbox", "result": "done"}, {"deed": "note", "result": "done"}]', at + interval '40 seconds' from large order by at returning 1),
     noted as (
       insert into public.staff_notes (about, subject_id, author, words, written_at)
         select 'orders', id::text, 'Large orders', 'Order above ฿2,000.', at + interval '40 seconds' from large returning 1),
     put as (
       insert into public.automation_notes (rule_id, rule, noun, subject_id, title, words, created_at, done_at)
         select $1, 'Large orders', 'orders', id::text, number, 'Thank the buyer in a message, and look whether the address is complete.',
                at + interval '40 seconds', case when row_number() over (order by at desc) > 1 then at + interval '5 hours' end from large returning 1)
     update public.automation_rules set done_count = (select count(*) from ran), last_at = (select max(at) + interval '40 seconds' from large) where id = $1`,
    [RULES[0].id, now],
  )
}
