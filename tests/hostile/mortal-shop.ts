import type { PaymentProvider } from '../../app/payments/payment-provider.ts'
import type { Database } from '../../app/platform/database.ts'
import type { Shop } from '../../app/shop.ts'

/** The process is gone. Nothing catches this for good: whoever goes on after it finds everything else dead, too. */
export class Killed extends Error {}

export type Mortal = { shop: Shop; /** How many steps it made, the last of them maybe not. */ steps: () => number; /** Where it died. */ diedAt: () => string }

/**
 * A shop that is killed at its `last`-th step. Steps are: before each statement, after each commit, before and after each call to a payment provider or the
 * mailer. In a transaction its connection is ended by the server, as when a process disappears; from then on every step throws.
 */
export function mortalShop(shop: Shop, { last, endConnection }: { last: number; endConnection: (pid: number) => Promise<unknown> }): Mortal {
  let steps = 0
  let diedAt = ''
  let dying: Promise<unknown> = Promise.resolve()
  const step = async (what: string, tx?: Database): Promise<void> => {
    if (diedAt !== '') {
      // What is asked beside the step that dies is over when that is: before, its transaction would give its connection back, and somebody else's would be ended.
      await dying
      throw new Killed(diedAt)
    }
    steps += 1
    if (steps < last) return
    diedAt = `step ${steps}: ${what}`
    if (tx) dying = tx.one<{ pid: number }>('select pg_backend_pid() as pid').then(({ pid }) => endConnection(pid))
    await dying
    throw new Killed(diedAt)
  }
  const named = (text: string) => text.replaceAll(/\s+/g, ' ').trim().slice(0, 90)
  const mortal = (database: Database, tx?: Database): Database => ({
    async all(text, values) {
      await step(named(text), tx)
      return database.all(text, values)
    },
    async one(text, values) {
      await step(named(text), tx)
      return database.one(text, values)
    },
    async maybe(text, values) {
      await step(named(text), tx)
      return database.maybe(text, values)
    },
    async transaction(work) {
      await step('begin', tx)
      const result = await database.transaction(async (inner) => {
        const made = await work(mortal(inner, inner))
        await step('before commit', inner)
        return made
      })
      await step('after commit', tx)
      return result
    },
  })
  const around = async <Result>(what: string, call: () => Promise<Result>): Promise<Result> => {
    await step(`before ${what}`)
    const result = await call()
    await step(`after ${what}`)
    return result
  }
  const provider = (real: PaymentProvider): PaymentProvider => ({
    name: real.name,
    methods: real.methods,
    createCharge: (wish) => around('the charge', () => real.createCharge(wish)),
    getCharge: (reference) => around('asking for the charge', () => real.getCharge(reference)),
    cancelCharge: (reference) => around('ending the charge', () => real.cancelCharge(reference)),
    refundCharge: (wish) => around('the refund', () => real.refundCharge(wish)),
    readEvent: (...event) => real.readEvent(...event),
  })
  return {
    shop: {
      ...shop,
      service: mortal(shop.service),
      payments: shop.payments.map(provider),
      mailer: { send: (letter) => around('the letter', () => shop.mailer.send(letter)) },
    },
    steps: () => steps,
    diedAt: () => diedAt,
  }
}
