import type pg from 'pg'
import { loadRows } from './load-rows.ts'
import { uuidOf } from './random.ts'

const MINUTE_MS = 60_000

type Said = { by: 'buyer' | 'seller'; after: number; text?: string; sticker?: string; language?: string; translated?: string }

/** What Anna and the weaver have talked about; minutes after the one before. Each was read at once, and said once more in the other's language. */
const TALKS: readonly { daysAgo: number; said: readonly Said[] }[] = [
  {
    daysAgo: 6,
    said: [
      {
        by: 'buyer',
        after: 0,
        language: 'en',
        text: 'Good morning! Is this cloth woven in one piece, or are two widths sewn together?',
        translated: 'สวัสดีตอนเช้าค่ะ ผ้าผืนนี้ทอเป็นผืนเดียว หรือเย็บต่อสองหน้าผ้าคะ',
      },
      {
        by: 'seller',
        after: 42,
        language: 'th',
        text: 'สวัสดีค่ะ ทอผืนเดียวเต็มหน้ากี่ค่ะ ไม่มีตะเข็บต่อ',
        translated: 'Hello! It is woven in one piece, as wide as the loom. There is no seam.',
      },
      {
        by: 'buyer',
        after: 8,
        language: 'en',
        text: 'Lovely. And how do I wash it?',
        translated: 'ดีจังค่ะ แล้วต้องซักอย่างไรคะ',
      },
      {
        by: 'seller',
        after: 15,
        language: 'th',
        text: 'ซักมือด้วยน้ำเย็นกับแชมพูเด็ก ไม่ต้องบิด ตากในที่ร่มค่ะ',
        translated: 'By hand, in cold water with baby shampoo. Do not wring it, and dry it in the shade.',
      },
      { by: 'buyer', after: 3, sticker: '🙏' },
    ],
  },
  {
    daysAgo: 1,
    said: [
      {
        by: 'buyer',
        after: 0,
        language: 'en',
        text: 'Could you weave one like this in indigo, as a present for my mother?',
        translated: 'ทอแบบนี้เป็นสีครามได้ไหมคะ อยากให้เป็นของขวัญคุณแม่',
      },
      {
        by: 'seller',
        after: 120,
        language: 'th',
        text: 'ได้ค่ะ ย้อมครามต้องรอหม้อครามสุกก่อน ใช้เวลาประมาณสามสัปดาห์ค่ะ',
        translated: 'Yes. The indigo vat has to ripen first, so it takes about three weeks.',
      },
    ],
  },
]

/** Conversations of the demo's buyer with the demo's maker about two of her pieces, read by both sides. */
export async function fillConversations(client: pg.PoolClient, { now, sellerId }: { now: Date; sellerId: string }): Promise<void> {
  const person = { buyer: uuidOf('person', 'buyer@hattha.test'), seller: uuidOf('person', 'seller@hattha.test') }
  const { rows: products } = await client.query<{ id: string }>(
    `select id from public.products where seller_id = $1 and status = 'active' order by sales_count desc, id limit $2`,
    [sellerId, TALKS.length],
  )
  for (const [index, { daysAgo, said }] of TALKS.entries()) {
    const product = products[index]
    if (!product) continue
    const talk = uuidOf('talk', String(index))
    await loadRows(client, 'public.conversations', [
      {
        id: talk,
        buyer_id: person.buyer,
        seller_id: sellerId,
        product_id: product.id,
        subject: `product:${product.id}`,
        created_at: new Date(now.getTime() - daysAgo * 1440 * MINUTE_MS).toISOString(),
      },
    ])
    let at = now.getTime() - daysAgo * 1440 * MINUTE_MS
    const messages = said.map((each, place) => {
      at += each.after * MINUTE_MS
      return {
        id: uuidOf('message', String(index), String(place)),
        conversation_id: talk,
        sender_id: person[each.by],
        message_type: each.sticker === undefined ? 'text' : 'sticker',
        content: each.text ?? each.sticker,
        language_code: each.language ?? null,
        attachments: [],
        from_seller: each.by === 'seller',
        created_at: new Date(at).toISOString(),
      }
    })
    await loadRows(client, 'public.messages', messages)
    await loadRows(
      client,
      'public.message_translations',
      said.flatMap(({ translated, language }, place) =>
        translated === undefined
          ? []
          : [
              {
                message_id: uuidOf('message', String(index), String(place)),
                conversation_id: talk,
                language: language === 'th' ? 'en' : 'th',
                content: translated,
                engine: 'by hand',
                created_at: now.toISOString(),
              },
            ],
      ),
    )
    await client.query(`update public.conversation_participants set last_read_at = $2 where conversation_id = $1`, [talk, now])
  }
  // All of it is old news: nobody needs to be told.
  await client.query(`delete from public.notifications where kind = 'new_message' and person_id = any ($1)`, [Object.values(person)])
}
