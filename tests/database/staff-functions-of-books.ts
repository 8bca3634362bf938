import { randomUUID } from 'node:crypto'
import { givenCorrection } from '../support/corrections.ts'
import type { TestDatabase } from '../support/database.ts'
import { givenSeller } from '../support/market.ts'

/** A function that asks for a permission: how it is called, and whether it wants the second factor again. */
export type StaffFunction = { name: string; permission: string; fresh: boolean; call: () => Promise<readonly [string, readonly unknown[]]> }

/** Those of the ledger; the database is there when they are called. */
export const functionsOfBooks = (db: () => TestDatabase): readonly StaffFunction[] => [
  { name: 'ledger_balances', permission: 'ledger.read', fresh: false, call: async () => ['select from public.ledger_balances()', []] },
  {
    name: 'account_entries',
    permission: 'ledger.read',
    fresh: false,
    call: async () => ['select from public.account_entries(gen_random_uuid())', []],
  },
  {
    name: 'check_books_now',
    permission: 'ledger.correct',
    fresh: true,
    call: async () => {
      // A check of a moment ago is enough for everybody.
      await db().owner.all(`update public.books_checks set checked_at = now() - interval '1 hour'`)
      return ['select public.check_books_now()', []]
    },
  },
  {
    name: 'propose_correction',
    permission: 'ledger.correct',
    fresh: true,
    call: async () => {
      const [one, other] = await db().owner.all<{ id: string }>(
        `select private.ledger_account(kind, '', null, 'THB') as id from (values ('corrections'), ('bank')) x(kind)`,
      )
      const lines = [
        { account_id: one?.id, amount_minor: 100 },
        { account_id: other?.id, amount_minor: -100 },
      ]
      return [`select public.propose_correction($1, $2, 'A bank fee')`, [randomUUID(), JSON.stringify(lines)]]
    },
  },
  {
    name: 'propose_balance_correction',
    permission: 'ledger.correct',
    fresh: true,
    call: async () => [`select public.propose_balance_correction($1, $2, 100, 'A parcel that we lost')`, [randomUUID(), await givenSeller(db())]],
  },
  {
    name: 'decide_correction',
    permission: 'ledger.correct',
    fresh: true,
    call: async () => [`select public.decide_correction($1, true, 'Looked at the statement')`, [await givenCorrection(db())]],
  },
]
