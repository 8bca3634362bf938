import { randomUUID } from 'node:crypto'
import type { TestDatabase } from './database.ts'
import { givenPerson, givenSeller } from './market.ts'
import { asStaff, givenStaff } from './staff.ts'

/** Somebody of the staff who may read the books and correct them. */
export async function givenBookkeeper(db: TestDatabase): Promise<string> {
  const person = await givenPerson(db)
  await givenStaff(db, person, ['ledger.read', 'ledger.correct'])
  return person
}

/** A correction that waits for a second person: a maker is given 100 baht. */
export async function givenCorrection(db: TestDatabase, by?: string): Promise<bigint> {
  const { id } = await asStaff(db, by ?? (await givenBookkeeper(db))).one<{ id: bigint }>(
    `select public.propose_balance_correction($1, $2, 10000, 'A parcel that we lost') as id`,
    [randomUUID(), await givenSeller(db)],
  )
  return id
}
