/** A buyer waits for as many answers of the database as depend on each other, and no longer. */
import { expect, test } from 'vitest'
import { getQuote } from '../../app/checkout/quote/get-quote.server.ts'
import type { Database } from '../../app/platform/database.ts'
import { testDatabase } from '../support/database.ts'
import { givenPerson, givenProduct, wishFor } from '../support/market.ts'

const db = await testDatabase()

test('what a quote depends on is asked in two rounds, of a transaction one after the other, and is the same quote', async () => {
  const [product, personId] = [await givenProduct(db), await givenPerson(db)]
  const wish = { ...wishFor([{ product, quantity: 2 }]), country: 'TH' }
  let [asking, rounds, asked] = [0, 0, 0]
  const counted =
    (ask: (text: string, values?: readonly unknown[]) => Promise<unknown>) =>
    async (text: string, values?: readonly unknown[]): Promise<unknown> => {
      if (asking === 0) rounds += 1
      asking += 1
      asked += 1
      return ask(text, values).finally(() => (asking -= 1))
    }
  // What comes back is what came: the counting looks at nothing.
  const watched = { ...db.service, all: counted(db.service.all), one: counted(db.service.one), maybe: counted(db.service.maybe) } as Database
  const { quote } = await getQuote(watched, wish, { personId, email: '' })
  expect([rounds, asked > 4]).toEqual([2, true])
  expect((await db.service.transaction((tx) => getQuote(tx, wish, { personId, email: '' }))).quote).toEqual(quote)
})
