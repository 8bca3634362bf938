import { randomUUID } from 'node:crypto'
import { givenBookkeeper } from './corrections.ts'
import type { TestDatabase } from './database.ts'
import { givenSellerWithPerson } from './paid-orders.ts'
import { asStaff } from './staff.ts'

/** Takes so many satang from what a maker has, or gives them, by a correction that two people stand behind. */
export async function correctBalance(db: TestDatabase, sellerId: string, amount: number): Promise<void> {
  const [ada, ben] = [await givenBookkeeper(db), await givenBookkeeper(db)]
  const { id } = await asStaff(db, ada).one<{ id: bigint }>(`select public.propose_balance_correction($1, $2, $3, 'As agreed') as id`, [
    randomUUID(),
    sellerId,
    amount,
  ])
  await asStaff(db, ben).all(`select public.decide_correction($1, true, 'Looked at it')`, [id])
}

/** A maker who owes so many satang, as the sweep has found it. */
export async function givenDebt(db: TestDatabase, owed = 50_000): Promise<{ id: string; sellerId: string; person: string }> {
  const { seller, sellerId } = await givenSellerWithPerson(db)
  await correctBalance(db, sellerId, -owed)
  await db.service.one('select private.sweep_debts()')
  const { id } = await db.owner.one<{ id: string }>('select id from public.seller_debts where seller_id = $1 and ended_at is null', [sellerId])
  return { id, sellerId, person: seller.id ?? '' }
}

/** A debt whose days are over: its shop is closed. */
export async function givenBlockedDebt(db: TestDatabase): Promise<string> {
  const { id } = await givenDebt(db)
  await db.owner.all(`update public.seller_debts set grace_until = private.now() - interval '1 minute' where id = $1`, [id])
  await db.service.one('select private.sweep_debts()')
  return id
}

/** A debt against which its maker has said something. */
export async function givenDebtAppeal(db: TestDatabase): Promise<string> {
  const { id, person } = await givenDebt(db)
  await db.asPerson(person).all(`select public.appeal_debt($1, 'The parcel came back to us')`, [id])
  return id
}

/** A paper that somebody has shown with something; answers its path. */
export async function givenEvidence(db: TestDatabase, kind: 'hold' | 'debt' | 'application', about: string = randomUUID()): Promise<string> {
  const path = `${randomUUID()}/${randomUUID()}.jpg`
  await db.owner.all(`insert into storage.objects (bucket_id, name) values ('seller-evidence', $1)`, [path])
  await db.owner.all('insert into private.evidence_uses (path, kind, about) values ($1, $2, $3)', [path, kind, about])
  return path
}
