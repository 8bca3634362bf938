import { beforeAll, expect, test } from 'vitest'
import { testDatabase, type TestDatabase } from '../support/database.ts'
import { givenPerson } from '../support/market.ts'
import { asStaff, givenStaff } from '../support/staff.ts'

let db: TestDatabase
beforeAll(async () => {
  db = await testDatabase()
})

/** A journal of a correction that moves so much from `corrections` to the bank, in SQL. */
const JOURNAL = (amount: number) => `
  with c as (insert into public.ledger_corrections (key, reason, status, decided_at, decision) values (gen_random_uuid(), 'Counted', 'posted', now(), 'Counted') returning id),
       j as (insert into public.journals (kind, correction_id, key) select 'correction', c.id, 'correction:' || c.id from c returning id),
       a as (select private.ledger_account('bank', '', null, 'THB') as bank, private.ledger_account('corrections', '', null, 'THB') as other)
  insert into public.postings (journal_id, account_id, amount_minor)
  select j.id, x.account, x.amount from j, a, lateral (values (a.bank, ${amount}), (a.other, ${-amount})) x(account, amount)`
const close = () => db.service.one('select private.close_books()')
const held = async () =>
  (
    await db.owner.one<{ held: number }>(
      `select b.balance_minor::integer as held from private.account_balances b join public.ledger_accounts a on a.id = b.account_id where a.kind = 'bank' and a.provider = ''`,
    )
  ).held
const differences = () => db.owner.all('select problem, about from private.check_closings()')

test('an account holds the same before its books are summed up, after that, and with what is booked since', async () => {
  await db.owner.all(JOURNAL(700))
  expect(await held()).toBe(700)
  await close()
  expect(await held()).toBe(700)
  await db.owner.all(JOURNAL(-200))
  expect(await held()).toBe(500)
  await Promise.all([close(), close()])
  expect([await held(), await differences()]).toEqual([500, []])
})

test('a journal whose number came earlier and which is written later is in no closing before it is there', async () => {
  const before = await held()
  let closing: Promise<unknown> = Promise.resolve()
  await db.owner.transaction(async (writer) => {
    await writer.all(JOURNAL(40))
    // It waits for the writer, who has the lower number.
    closing = close()
    await db.owner.one('select 1')
  })
  await closing
  await db.owner.all(JOURNAL(2))
  await close()
  expect([await held(), await differences()]).toEqual([before + 42, []])
})

test('who may read the books sees what was kept, explained entry by entry, and nobody else does; a closing that is wrong is found', async () => {
  const clerk = await givenPerson(db)
  await givenStaff(db, clerk, ['ledger.read'])
  const { id, balance } = await asStaff(db, clerk).one<{ id: string; balance: number }>(
    `select id, balance_minor::integer as balance from public.ledger_balances('') where kind = 'bank' and provider = ''`,
  )
  const entries = await asStaff(db, clerk).all<{ after: number; amount: number; journal: string }>(
    'select balance_minor::integer as after, amount_minor::integer as amount, journal_id as journal from public.account_entries($1)',
    [id],
  )
  expect([balance, entries[0]?.after, entries.at(-1)?.after]).toEqual([await held(), balance, entries.at(-1)?.amount])
  const older = await asStaff(db, clerk).all<{ after: number }>('select balance_minor::integer as after from public.account_entries($1, $2)', [
    id,
    entries[1]?.journal,
  ])
  expect(older[0]?.after).toBe(entries[2]?.after)
  await expect(asStaff(db, await givenPerson(db)).all(`select * from public.ledger_balances('')`)).rejects.toThrow('needs the permission ledger.read')
  await db.owner.all('update private.account_closings set balance_minor = balance_minor + 1 where account_id = $1', [id])
  expect(await differences()).toEqual([{ problem: 'closing', about: 'bank' }])
})
