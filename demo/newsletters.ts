import type pg from 'pg'

const TEXTS = {
  en: {
    subject: 'Silk from Surin, and who weaves it',
    body: 'The rains are over and the looms are busy again.\n\n## From the workshops\n\nWe were in **Surin**, where three sisters weave silk with patterns their grandmother drew. [See what they make](/products?q=silk).\n\n- New pieces every week\n- Each made by one pair of hands',
    button: 'See the new pieces',
  },
  th: {
    subject: 'ผ้าไหมสุรินทร์ และช่างผู้ทอ',
    body: 'ฝนหมดแล้ว กี่ทอผ้าก็กลับมาทำงานอีกครั้ง\n\n## จากบ้านช่าง\n\nเราไปที่**สุรินทร์** สามพี่น้องทอผ้าไหมด้วยลายที่คุณยายวาดไว้ [ดูผลงาน](/products?q=ไหม)',
    button: 'ดูชิ้นงานใหม่',
  },
} as const

/** Who gets the demo's newsletter, one that was sent and one that is being written. Nobody of them is a person. */
export async function fillNewsletters(client: pg.PoolClient, now: Date): Promise<void> {
  await client.query(
    `insert into public.newsletter_subscribers (email, language, state, consent_place, consent_version, asked_at, confirmed_at, ended_at, ended_because)
     select 'reader' || n || '@hattha.test', (array['en', 'th', 'de', 'nl', 'ja'])[1 + n % 5], s.state, 'newsletter-page', '2026-11', s.at,
            case when s.state <> 'waiting' then s.at + interval '7 minutes' end, case when s.state = 'ended' then s.at + interval '9 days' end,
            case when s.state = 'ended' then 'left' end
       from generate_series(1, 48) n cross join lateral (select case when n % 12 = 0 then 'ended' when n % 17 = 0 then 'waiting' else 'active' end as state,
            $1::timestamptz - (case when n % 17 = 0 then 1 else 10 + n end) * interval '1 day' as at) s`,
    [now],
  )
  await client.query(
    `insert into public.newsletter_issues (name, texts, link, audience, state, scheduled_at, started_at, ended_at, recipients, sent, failed, skipped, bounced,
       unsubscribed, created_at)
     select 'After the rains', $2::jsonb, '/products?sort=newest', '{}'::jsonb, 'sent', s.at, s.at, s.at + interval '4 minutes', 41, 41, 0, 0, 2, 1, s.at
       from (select $1::timestamptz - interval '9 days' as at) s
     union all select 'Loy Krathong', $2::jsonb, '/products', '{}'::jsonb, 'draft', null, null, null, 0, 0, 0, 0, 0, 0, $1::timestamptz`,
    [now, JSON.stringify(TEXTS)],
  )
}
