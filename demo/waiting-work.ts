import type pg from 'pg'
import { uuidOf } from './random.ts'

const HOUR_MS = 3_600_000

/** Letters of the contact form: who, about what, and how many hours ago. The first is already late. */
const LETTERS = [
  {
    name: 'Hannah Fischer',
    email: 'hannah@example.com',
    topic: 'order',
    hours: 31,
    language: 'de',
    message: 'Mein Paket steht seit vier Tagen in Bangkok. Ist die Schale noch unterwegs?',
  },
  {
    name: 'ศิริพร ใจดี',
    email: 'siriporn@example.com',
    topic: 'seller',
    hours: 20,
    language: 'th',
    message: 'กลุ่มทอผ้าของเรามีสมาชิก 14 คน อยากเปิดร้านร่วมกัน ต้องเตรียมเอกสารอะไรบ้างคะ',
  },
  {
    name: 'Olivia Grant',
    email: 'olivia@example.com',
    topic: 'return',
    hours: 6,
    language: 'en',
    message: 'The scarf is lovely but larger than I thought. May I send it back unworn?',
  },
  {
    name: 'Luc Moreau',
    email: 'luc@example.com',
    topic: 'press',
    hours: 2,
    language: 'fr',
    message: 'Nous préparons un reportage sur le tissage de Surin et aimerions parler à une tisserande.',
  },
] as const

/** Those who want their data or to be erased, and did not ask on the site. */
const PRIVACY = [
  {
    kind: 'export',
    origin: 'letter',
    name: 'Somchai Buyer',
    email: 'buyer@hattha.test',
    hours: 27 * 24,
    words: 'Please send me everything you know about me, on paper or as a file.',
  },
  { kind: 'erasure', origin: 'email', name: 'Ingrid Holm', email: 'ingrid.holm@example.com', hours: 50, words: 'Jag vill att ni raderar mina uppgifter.' },
] as const

/** People who want to sell. */
const APPLICANTS = [
  { name: 'Wanida Srisai', shop: 'Ban Rai Indigo', type: 'cooperative', province: 'TH-47', hours: 80, text: 'เราย้อมครามและทอผ้าด้วยกี่มือ สมาชิก 9 คนในหมู่บ้านเดียวกัน' },
  {
    name: 'Thongchai Meesuk',
    shop: 'Meesuk Silver',
    type: 'family',
    province: 'TH-50',
    hours: 15,
    text: 'Silver bowls and bracelets, hammered by my father and me near Wua Lai road.',
  },
] as const

/** What waits for the staff of the demo, so that their inbox is as on a day like any other. The applicants have accounts nobody can sign in to. */
export async function fillWaitingWork(client: pg.PoolClient, now: Date): Promise<void> {
  const before = (hours: number) => new Date(now.getTime() - hours * HOUR_MS)
  for (const { name, email, topic, hours, language, message } of LETTERS) {
    await client.query(
      'insert into public.contact_messages (id, topic, name, email, message, language, mailed_at, created_at) values ($1, $2, $3, $4, $5, $6, $7, $7)',
      [uuidOf('contact', email), topic, name, email, message, language, before(hours)],
    )
  }
  for (const { kind, origin, name, email, hours, words } of PRIVACY) {
    await client.query(
      `insert into public.privacy_requests (id, kind, origin, name, email, person_id, words, asked_at, due_at)
       values ($1, $2, $3, $4, $5, (select id from auth.users where email = $5), $6, $7, private.privacy_due($7))`,
      [uuidOf('privacy', email), kind, origin, name, email, words, before(hours)],
    )
  }
  for (const { name, shop, type, province, hours, text } of APPLICANTS) {
    const email = `${shop.toLowerCase().replaceAll(' ', '-')}@example.com`
    const id = uuidOf('person', email)
    await client.query(
      `insert into auth.users (instance_id, id, aud, role, email, email_confirmed_at, raw_app_meta_data, raw_user_meta_data, created_at, updated_at)
       values ('00000000-0000-0000-0000-000000000000', $1, 'authenticated', 'authenticated', $2, $3, '{"provider": "email", "providers": ["email"]}', $4, $3, $3)`,
      [id, email, before(hours), JSON.stringify({ full_name: name })],
    )
    await client.query(
      `insert into public.seller_applications (person_id, business_name, business_type, province, description, status, created_at) values ($1, $2, $3, $4, $5, 'pending', $6)
       on conflict (person_id) do update set business_name = excluded.business_name`,
      [id, shop, type, province, text, before(hours)],
    )
  }
  // A reader finds something wrong with what others wrote.
  await client.query(
    `insert into public.review_flags (review_id, reporter_id, reason, created_at)
     select id, $1, (array['spam', 'rude', 'not_about_product'])[place], $2 from (
       select id, row_number() over (order by rating, id) as place from public.reviews
        where status = 'published' and author_id is distinct from $1 order by rating, id limit 3) reported`,
    [uuidOf('person', 'buyer@hattha.test'), before(9)],
  )
  await fillListings(client, before)
}

/** Reported pieces, and one that was taken out and whose maker asks for another look. */
async function fillListings(client: pg.PoolClient, before: (hours: number) => Date): Promise<void> {
  const reporter = uuidOf('person', 'buyer@hattha.test')
  await client.query(
    `insert into public.product_reports (product_id, reporter_id, reason, note, created_at)
     select id, $1, (array['copied', 'wrong_facts'])[place], (array['My neighbor sells the very same piece.', 'The size in the text is not the size in the picture.'])[place], $2
       from (select id, row_number() over (order by created_at desc, id) as place from public.products
              where status = 'active' and opens_at is null and made_to_order order by created_at desc, id limit 2) reported`,
    [reporter, before(13)],
  )
  await client.query(
    `with held as (
       insert into public.product_holds (product_id, reason, words, placed_at, was_status, appeal, appealed_at)
       select id, 'wrong_facts', 'The pictures are those of another maker. Please show your own work.', $1, 'active',
              'We took new pictures in our workshop yesterday. They are in the listing now.', $2
         from public.products where status = 'active' and opens_at is null and stock_quantity > 0 and sales_count = 0 order by created_at, id limit 1
       returning product_id)
     update public.products set status = 'inactive' where id in (select product_id from held)`,
    [before(50), before(26)],
  )
}
