import type pg from 'pg'
import { turnClock } from './clock.ts'
import { uuidOf } from './random.ts'

type Said = { by: 'seller' | 'buyer' | 'operator'; to: string; words: string }

const HOUR_MS = 3_600_000
/** Between one word and the next. */
const HOURS_BETWEEN = 3

/** Disputes of the demo, each with how many hours ago it began and what has happened since: one is late, one fresh, one still with its maker, one decided. */
const CASES: readonly { reason: 'missing' | 'other'; hours: number; words: string; since: readonly Said[] }[] = [
  {
    reason: 'missing',
    hours: 62,
    words: 'One of the pieces I paid for was not in the parcel. The box was closed, so it was never packed.',
    since: [
      { by: 'seller', to: 'declined', words: 'เราแพ็กครบทุกชิ้นและชั่งน้ำหนักก่อนส่งค่ะ' },
      { by: 'buyer', to: 'escalated', words: 'The weight on the label is of one piece only. Please look at it.' },
    ],
  },
  {
    reason: 'other',
    hours: 20,
    words: 'The colour came off on my hands after the first wash, as I was told it would not.',
    since: [
      { by: 'seller', to: 'declined', words: 'Natural dye bleeds a little at first. It says so on the label.' },
      { by: 'buyer', to: 'escalated', words: 'There was no label. I would like my money back.' },
    ],
  },
  { reason: 'missing', hours: 9, words: 'ในกล่องมีแค่ชิ้นเดียว แต่สั่งไว้มากกว่านั้นค่ะ', since: [] },
  {
    reason: 'other',
    hours: 240,
    words: 'I expected it to be larger.',
    since: [
      { by: 'seller', to: 'declined', words: 'The size stands in the description, with a picture beside a hand.' },
      { by: 'buyer', to: 'escalated', words: 'I did not see that picture.' },
      { by: 'operator', to: 'denied', words: 'The size is given in centimetres and shown. You may still send it back as a change of mind.' },
    ],
  },
]

/** Cases about orders of guests with other makers than the demo's own, whose screens begin empty. Nobody is written to about them. */
export async function fillCases(client: pg.PoolClient, { now, sellerId }: { now: Date; sellerId: string }): Promise<void> {
  const { rows: orders } = await client.query<{ id: string; line: string }>(
    `select o.id, (select l.id from public.order_lines l where l.order_id = o.id order by l.position limit 1) as line
       from public.orders o where o.seller_id <> $1 and o.buyer_id is null and o.status in ('delivered', 'completed')
        and jsonb_typeof(private.case_options(o.id) -> 'claim') = 'object' order by o.created_at desc limit $2`,
    [sellerId, CASES.length],
  )
  for (const [place, { id, line }] of orders.entries()) {
    const story = CASES[place]
    if (!story) break
    const began = now.getTime() - story.hours * HOUR_MS
    await turnClock(client, new Date(began))
    const asked = { reason: story.reason, words: story.words, lines: [{ order_line_id: line, quantity: 1 }] }
    const { rows: opened } = await client.query<{ id: string }>(`select private.open_case($1, 'claim', $2, null, 'demo') as id`, [id, JSON.stringify(asked)])
    for (const [step, { by, to, words }] of story.since.entries()) {
      await turnClock(client, new Date(began + (step + 1) * HOURS_BETWEEN * HOUR_MS))
      const person = by === 'operator' ? uuidOf('person', 'support@hattha.test') : null
      await client.query('select private.move_case($1, $2, $3, $4, $5)', [opened[0]?.id, to, by, person, words])
    }
  }
  await turnClock(client, null)
  await client.query(`update private.outbox set sent_at = created_at where topic = 'case.told' and sent_at is null`)
}
