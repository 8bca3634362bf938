import pg from 'pg'
import { withShopDatabase } from './with-database.ts'

// npm run review:judge: lists reported reviews that wait for the shop's word; with an id, show or hide (and why) says it. Works while the shop runs, and while it does not.
const REASONS = ['spam', 'rude', 'private', 'not_about_product', 'other']
const [id, word, because = null] = process.argv.slice(2)
const isJudgement = word === 'show' || (word === 'hide' && because !== null && REASONS.includes(because))
if (id !== undefined && !isJudgement) {
  console.error(`Show it, or hide it and say why: npm run review:judge -- ID show, or: npm run review:judge -- ID hide ${REASONS.join('|')}`)
  process.exit(1)
}
await withShopDatabase(async (url) => {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    await (id === undefined ? list(client) : judge(client, id))
  } finally {
    await client.end()
  }
})

type Reported = { id: string; status: string; rating: number; author_name: string; body: string; about: string; reasons: string }

async function list(client: pg.Client): Promise<void> {
  const { rows } = await client.query<Reported>(
    `select r.id, r.status, r.rating, r.author_name, r.body, coalesce(p.name, s.business_name) as about, string_agg(f.reason, ', ' order by f.created_at) as reasons
       from public.reviews r join public.review_flags f on f.review_id = r.id join public.sellers s on s.id = r.seller_id left join public.products p on p.id = r.product_id
      where r.judged_at is null or f.created_at > r.judged_at group by r.id, p.name, s.business_name order by count(*) desc, max(f.created_at) limit 50`,
  )
  if (rows.length === 0) console.log('No reported review waits.')
  for (const row of rows)
    console.log(`${row.id}  ${row.status}, reported: ${row.reasons}\n  ${row.rating}/5 by ${row.author_name || '(left)'} of ${row.about}: ${row.body}\n`)
}

async function judge(client: pg.Client, review: string): Promise<void> {
  const { rows } = await client.query<{ id: string }>('select id from public.reviews where id::text = $1', [review])
  if (rows.length === 0) {
    console.error(`There is no review ${review}. npm run review:judge lists those that were reported.`)
    process.exitCode = 1
    return
  }
  await client.query('select private.judge_review($1, $2, $3)', [review, word === 'show', because])
  console.log(word === 'show' ? 'Everybody reads it again.' : 'Only its author, its maker and the shop see it now.')
}
