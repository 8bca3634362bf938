import { minor, type Minor } from '../platform/money.ts'
import type { Database } from '../platform/database.ts'

/** What somebody can pay with now; undefined for a guest. Needs the role `service_role`. */
export async function spendableCredit(db: Database, personId: string | null): Promise<Minor | undefined> {
  if (personId === null) return undefined
  return minor((await db.one<{ credit: bigint }>('select private.spendable_credit($1) as credit', [personId])).credit)
}
