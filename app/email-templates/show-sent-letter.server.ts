import * as v from 'valibot'
import type { Writers } from '../letters/send-waiting.server.ts'
import { TOPICS } from '../letters/topics.ts'
import type { Letter } from '../platform/mailer.ts'
import type { Shop } from '../shop.ts'
import { type Outcome, refuse } from '../use-case.ts'

/** Letters that can be written again to be looked at: about orders, which whoever looks may read. */
const SENT_TOPICS = [
  'order.placed',
  'order.to_pack',
  'order.transfer_awaited',
  'order.slip_refused',
  'order.shipped',
  'order.tracking',
  'order.canceled',
  'order.not_taken',
  'order.refund_due',
  'order.refunded',
  'case.told',
] as const

export const SentLetterWish = v.object({
  topic: v.picklist(SENT_TOPICS),
  /** Of an order or a cart; the newest letter where it is not said. */
  number: v.optional(v.pipe(v.string(), v.trim(), v.toUpperCase(), v.maxLength(60)), ''),
})

/**
 * The newest letter of a topic that was sent, written again in its reader's language, to be looked at: nothing leaves, and its links, which open an order, lead nowhere. The activity log says
 * who looked. Wants `letters.read` beside the right of whoever calls; `not_found` where none was sent, or it cannot be written anymore.
 */
export async function showSentLetter(shop: Shop, writers: Writers, { topic, number }: v.InferOutput<typeof SentLetterWish>): Promise<Outcome> {
  const row = await shop.service.transaction(async (tx) => {
    await tx.all(`select private.demand('letters.read')`)
    const found = await tx.maybe<{ id: string; letter: string; payload: unknown }>(
      number === ''
        ? `select o.id::text, s.id as letter, o.payload from public.sent_letters s join private.outbox o on o.id = s.outbox_id
            where s.topic = $1 and o.sent_at is not null order by s.created_at desc limit 1`
        : `select o.id::text, s.id as letter, o.payload from public.sent_letters s join private.outbox o on o.id = s.outbox_id
            where s.topic = $1 and o.sent_at is not null and s.order_group_id in (
              select g.id from public.order_groups g where g.number = $2 union select p.order_group_id from public.orders p where p.number = $2)
            order by s.created_at desc limit 1`,
      number === '' ? [topic] : [topic, number],
    )
    if (found) await tx.all(`select private.log_activity('letters.look', $1, '{}', '')`, [found.letter])
    return found
  })
  if (!row) return refuse('not_found')
  // Writer and record are of the same topic, which the compiler loses sight of between two tables.
  const write = writers[topic] as (shop: Shop, said: unknown) => Promise<readonly Letter[]>
  const [letter] = await write(shop, v.parse(TOPICS[topic], row.payload))
  if (!letter) return refuse('not_found')
  return { letter: row.letter, subject: letter.subject, html: withoutLinks(letter.html), text: textWithoutLinks(letter.text) }
}

const withoutLinks = (html: string): string => html.replaceAll(/ href="[^"]*"/g, ' href="#"')
const textWithoutLinks = (text: string): string => text.replaceAll(/https?:\/\/\S+/g, (address) => `${new URL(address).origin}/…`)
