import type pg from 'pg'

/** What was asked of the demo's assistant: how long ago, in which language, what answered, and whether that helped. */
const QUESTIONS = [
  { hours: 3, language: 'en', question: 'Do you ship to Iceland?', outcome: 'help', topic: 'shipping', helpful: null },
  { hours: 9, language: 'de', question: 'Kann man den Schal mit der Maschine waschen?', outcome: 'nothing', topic: '', helpful: null },
  { hours: 26, language: 'th', question: 'มีผ้าไหมมัดหมี่สีครามไหม', outcome: 'products', topic: '', helpful: true },
  { hours: 30, language: 'en', question: 'My order H… came broken, what now?', outcome: 'help', topic: 'returns', helpful: false },
  { hours: 51, language: 'nl', question: 'Waar is mijn pakket?', outcome: 'orders', topic: '', helpful: true },
  { hours: 75, language: 'fr', question: 'Puis-je visiter un atelier ?', outcome: 'nothing', topic: '', helpful: null },
  { hours: 98, language: 'ja', question: '木彫りの象はありますか', outcome: 'products', topic: '', helpful: null },
  { hours: 120, language: 'en', question: 'Can I pay in two parts?', outcome: 'help', topic: 'payment', helpful: false },
  { hours: 171, language: 'th', question: 'ใช้แต้มอย่างไร', outcome: 'help', topic: 'membership', helpful: true },
] as const

/** Questions of some days, counted as they are when people ask. */
export async function fillAssistant(client: pg.PoolClient, now: Date): Promise<void> {
  for (const { hours, language, question, outcome, topic, helpful } of QUESTIONS) {
    await client.query(
      `with at as (select $1::timestamptz - $2 * interval '1 hour' as moment),
       kept as (insert into public.assistant_questions (asked_at, language, question, outcome, topic, helpful)
         select moment, $3::text, $4::text, $5::text, $6::text, $7::boolean from at)
       insert into private.assistant_days as d (day, language, outcome, asked, helpful, not_helpful)
         select (moment at time zone 'Asia/Bangkok')::date, $3::text, $5::text, 1, ($7::boolean is true)::integer, ($7::boolean is false)::integer from at
       on conflict (day, language, outcome) do update set asked = d.asked + 1, helpful = d.helpful + excluded.helpful,
         not_helpful = d.not_helpful + excluded.not_helpful`,
      [now, hours, language, question, outcome, topic, helpful],
    )
  }
}
