import { randomUUID } from 'node:crypto'
import type { TestDatabase } from './database.ts'

/** A gift card that works, by the staff's own function; answers its key and code. */
export async function giveCard(db: TestDatabase, amount: number, { expires = null }: { expires?: string | null } = {}): Promise<{ id: string; code: string }> {
  const code = randomUUID()
  const { id } = await db.owner.one<{ id: string }>(
    `insert into public.gift_cards (key, code_hash, last4, amount_minor, status, reason, expires_at)
     values (gen_random_uuid(), private.gift_code_hash($1), right(upper($1), 4), $2, 'active', 'a test', $3) returning id`,
    [code, amount, expires],
  )
  return { id, code }
}

/** Gives somebody credit, by a card that is redeemed; answers the card. */
export async function giveCredit(db: TestDatabase, person: string, amount: number, terms: { expires?: string | null } = {}): Promise<string> {
  const { id, code } = await giveCard(db, amount, terms)
  await db.owner.all('select private.redeem_gift_card($1, $2)', [person, code])
  return id
}

/** What somebody can spend, in satang. */
export const creditOf = async (db: TestDatabase, person: string): Promise<number> =>
  Number((await db.owner.one<{ credit: bigint }>('select private.spendable_credit($1) as credit', [person])).credit)

/** A card that somebody bought and paid for; answers the card. */
export async function boughtCard(db: TestDatabase, amount = 500_00): Promise<string> {
  const wish = {
    key: randomUUID(),
    amount,
    occasion: 'any',
    to: 'Ada',
    toEmail: 'ada@hattha.example',
    message: '',
    language: 'en',
    sendOn: (await db.owner.one<{ day: string }>('select private.shop_day(private.now())::text as day')).day,
    from: 'Ben',
    email: `${randomUUID()}@hattha.example`,
    readIn: 'en',
  }
  return db.owner.transaction(async (tx) => {
    const { purchase_id: purchase, payment_id: payment } = await tx.one<{ purchase_id: string; payment_id: string }>(
      `select purchase_id, payment_id from private.begin_gift_card_purchase(null, $1, 'demo-bank', 'card')`,
      [JSON.stringify(wish)],
    )
    await tx.all(`update public.payments set status = 'captured', captured_minor = amount_minor where id = $1`, [payment])
    await tx.all('select private.book_gift_card_purchase($1)', [purchase])
    return (await tx.one<{ id: string }>('select gift_card_id as id from public.gift_card_purchases where id = $1', [purchase])).id
  })
}
