import type { TestDatabase } from './database.ts'
import { type GivenProduct, givenPerson, givenProduct } from './market.ts'

/** A maker with one piece at 100 ฿, and who may answer for it. */
export async function givenMaker(db: TestDatabase, { stock = 200 }: { stock?: number } = {}): Promise<{ maker: string; product: GivenProduct }> {
  const maker = await givenPerson(db)
  const product = await givenProduct(db, { priceMinor: 100_00, stock })
  await db.owner.all('insert into public.seller_members (seller_id, person_id) values ($1, $2)', [product.sellerId, maker])
  return { maker, product }
}

/** What buyer and maker do about quotes, by the functions they call. */
export function quoting(db: TestDatabase) {
  const ask = async (buyer: string, product: GivenProduct, quantity = 40): Promise<string> =>
    (
      await db
        .asPerson(buyer)
        .one<{ id: string }>(`select public.ask_for_quote($1, $2, 'In blue, please', (now() at time zone 'Asia/Bangkok')::date + 30) as id`, [
          product.variantId,
          quantity,
        ])
    ).id
  const answer = (maker: string, id: string, { unit = 55_00, quantity = 40, days = 14 } = {}) =>
    db
      .asPerson(maker)
      .one(`select public.answer_quote($1, $2, $3, (now() at time zone 'Asia/Bangkok')::date + $4::integer, 'With pleasure')`, [id, unit, quantity, days])
  const quoteOf = (id: string) =>
    db.owner.one<{ state: string; changed_at: string; order_group_id: string | null }>(
      'select state, changed_at::text, order_group_id from public.wholesale_quotes where id = $1',
      [id],
    )
  const accept = async (buyer: string, id: string, seen?: string) =>
    db.asPerson(buyer).one('select public.decide_quote($1, true, $2)', [id, seen ?? (await quoteOf(id)).changed_at])
  const heard = (person: string) =>
    db.owner.all(`select facts ->> 'event' as event from public.notifications where person_id = $1 and kind = 'wholesale_news' order by created_at, id`, [
      person,
    ])
  /** Forty pieces at 55 ฿ each, agreed on by a new buyer and a new maker. */
  const agreed = async () => {
    const { maker, product } = await givenMaker(db)
    const buyer = await givenPerson(db)
    const id = await ask(buyer, product)
    await answer(maker, id)
    await accept(buyer, id)
    return { maker, product, buyer, id }
  }
  return { ask, answer, quoteOf, accept, heard, agreed }
}
