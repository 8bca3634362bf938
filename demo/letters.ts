import type pg from 'pg'

/** Letters of the demo's last orders as its book of letters has them: most arrived, one came back, and two addresses are not written to. */
export async function fillLetters(client: pg.PoolClient, now: Date): Promise<void> {
  await client.query(
    `insert into public.sent_letters (id, order_group_id, topic, address, subject, state, attempts, answer, created_at, sent_at, bounced_at, bounce)
     select md5('letter ' || g.id)::uuid, g.id, 'order.placed', lower(g.email), 'Your order ' || g.number, case g.place when 4 then 'bounced' when 9 then 'refused' else 'sent' end,
            case g.place when 9 then 3 else 1 end, case g.place when 9 then '452 4.2.2 mailbox full' else '250 2.0.0 Ok: queued' end, g.created_at + interval '3 seconds',
            case when g.place <> 9 then g.created_at + interval '4 seconds' end, case g.place when 4 then g.created_at + interval '6 minutes' end,
            case g.place when 4 then '5.1.1 550 no such user here' else '' end
       from (select *, row_number() over (order by created_at desc, id) as place from public.order_groups where status = 'placed' order by created_at desc, id limit 24) g`,
  )
  await client.query(
    `insert into public.mail_suppressions (address, because, detail, created_at) values
       ('no-such-buyer@example.com', 'bounced', '5.1.1 550 no such user here', $1::timestamptz - interval '9 days'),
       ('please-no-mail@example.com', 'staff', 'Asked us by telephone', $1::timestamptz - interval '2 days')`,
    [now],
  )
}
