import type pg from 'pg'
import { uuidOf } from './random.ts'

/** Friends who were brought, how many days ago, and how far each is. Nobody of them is a person. */
const FRIENDS = [
  { name: 'Mali Srisuk', days: 64, by: 'buyer', state: 'lapsed', because: 'too_small', signals: null, reason: '' },
  { name: 'Jonas Weber', days: 46, by: 'friend-0', state: 'granted', because: '', signals: [], reason: '' },
  { name: 'Yuki Tanaka', days: 21, by: 'buyer', state: 'waiting', because: '', signals: [], reason: '' },
  { name: 'Camille Roy', days: 16, by: 'buyer', state: 'held', because: '', signals: ['address', 'phone'], reason: '' },
  {
    name: 'Nina Bakker',
    days: 12,
    by: 'friend-2',
    state: 'refused',
    because: 'staff',
    signals: ['account'],
    reason: 'Both accounts are paid out to the same bank account.',
  },
  { name: 'Arun Dee', days: 3, by: 'buyer', state: 'joined', because: '', signals: null, reason: '' },
] as const

const emailOf = (who: string) => `${who}@hattha.test`

/** Whom members of the demo have brought: one of every state, one of them rewarded and in the books. */
export async function fillReferrals(client: pg.PoolClient, now: Date): Promise<void> {
  for (const [index, { name, days }] of FRIENDS.entries()) {
    const email = emailOf(`friend-${index}`)
    await client.query(
      `insert into auth.users (instance_id, id, aud, role, email, email_confirmed_at, raw_app_meta_data, raw_user_meta_data, created_at, updated_at)
       select '00000000-0000-0000-0000-000000000000', $1, 'authenticated', 'authenticated', $2, s.at, '{"provider": "email", "providers": ["email"]}',
              jsonb_build_object('full_name', $3::text), s.at, s.at from (select $4::timestamptz - $5 * interval '1 day' as at) s`,
      [uuidOf('person', email), email, name, now, days],
    )
  }
  for (const [index, { days, by, state, because, signals, reason }] of FRIENDS.entries()) {
    const { rows } = await client.query<{ id: string }>(
      `with terms as (select private.setting('referrals.referrer_minor')::bigint as one, private.setting('referrals.friend_minor')::bigint as other,
              private.setting('referrals.minimum_minor')::bigint as least, $3::timestamptz - $4 * interval '1 day' as at)
       insert into public.referrals (referrer_id, friend_id, state, because, signals, referrer_minor, friend_minor, minimum_minor, joined_at, due_at, held_at,
         ended_at, check_at, reason)
       select $1, $2, $5, $6, $7, t.one, t.other, t.least, t.at, case when $5 = 'waiting' then $3::timestamptz + interval '9 days' end,
              case when $5 = 'held' then $3::timestamptz - interval '1 day' end, case when $5 in ('lapsed', 'refused') then t.at + interval '9 days' end,
              case $5 when 'joined' then t.at + interval '90 days' when 'waiting' then $3::timestamptz + interval '9 days' end, $8
         from terms t returning id`,
      [
        uuidOf('person', emailOf(by)),
        uuidOf('person', emailOf(`friend-${index}`)),
        now,
        days,
        state === 'granted' ? 'waiting' : state,
        because,
        signals,
        reason,
      ],
    )
    if (state === 'granted') await client.query('select private.grant_referral(r) from public.referrals r where r.id = $1', [rows[0]?.id])
  }
}
