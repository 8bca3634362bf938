import type { TestDatabase } from './database.ts'

type Terms = { state?: 'pending' | 'approved' | 'refused' | 'suspended'; netDays?: number; limit?: number }

/** A member who buys at wholesale, or wants to; answers the key. */
export async function givenWholesaleBuyer(db: TestDatabase, person: string, { state = 'approved', netDays = 0, limit = 0 }: Terms = {}): Promise<string> {
  const { id } = await db.owner.one<{ id: string }>(
    `insert into public.wholesale_buyers (person_id, company, tax_number, country, about, state, net_days, credit_limit_minor, decided_at)
     values ($1, 'Hotel Andaman', '0105551234567', 'TH', 'Bowls for our breakfast room', $2, $3, $4, case when $2 <> 'pending' then private.now() end)
     returning id`,
    [person, state, netDays, limit],
  )
  return id
}

/** What a product costs at wholesale, from so many pieces on, in satang. */
export const givenWholesalePrices = (db: TestDatabase, productId: string, breaks: readonly { from: number; unit_minor: number }[]) =>
  db.owner.all(`insert into public.wholesale_prices (product_id, minimum, breaks) values ($1, ($2::jsonb #>> '{0,from}')::integer, $2)`, [
    productId,
    JSON.stringify(breaks),
  ])
