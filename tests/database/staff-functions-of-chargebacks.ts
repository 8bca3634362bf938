import { givenChargeback } from '../support/charged-back.ts'
import type { TestDatabase } from '../support/database.ts'
import type { Market } from '../support/paid-orders.ts'
import type { StaffFunction } from './staff-functions-of-books.ts'

/** A file that lies in the evidence of a chargeback. */
async function givenFile(db: TestDatabase, chargeback: string): Promise<string> {
  const { id } = await db.owner.one<{ id: string }>(
    `insert into public.chargeback_files (chargeback_id, kind, name, path, mime_type, bytes) values ($1::uuid, 'receipt', 'a.pdf', $1::text || '/a.pdf', 'application/pdf', 9) returning id`,
    [chargeback],
  )
  return id
}

/** Those of chargebacks; database and market are there when they are called. */
export const functionsOfChargebacks = (db: () => TestDatabase, market: () => Market): readonly StaffFunction[] => [
  { name: 'chargebacks_found', permission: 'chargebacks.read', fresh: false, call: async () => [`select from public.chargebacks_found('silk')`, []] },
  {
    name: 'chargeback_sheet',
    permission: 'chargebacks.read',
    fresh: false,
    call: async () => [`select from public.chargeback_sheet($1)`, [(await givenChargeback(market())).id]],
  },
  {
    name: 'chargeback_talk',
    permission: 'chat.read',
    fresh: false,
    call: async () => [`select public.chargeback_talk($1, 'To answer the bank')`, [(await givenChargeback(market())).id]],
  },
  {
    name: 'write_chargeback_evidence',
    permission: 'chargebacks.write',
    fresh: true,
    call: async () => [`select public.write_chargeback_evidence($1, 'It arrived', '', true, null)`, [(await givenChargeback(market())).id]],
  },
  {
    name: 'drop_chargeback_file',
    permission: 'chargebacks.write',
    fresh: true,
    call: async () => {
      const { id } = await givenChargeback(market())
      return [`select public.drop_chargeback_file($1, $2)`, [id, await givenFile(db(), id)]]
    },
  },
  {
    name: 'decide_chargeback',
    permission: 'chargebacks.write',
    fresh: true,
    call: async () => [`select public.decide_chargeback($1, 'accept', 'Not worth it')`, [(await givenChargeback(market())).id]],
  },
  {
    name: 'bear_chargeback',
    permission: 'chargebacks.write',
    fresh: true,
    call: async () => {
      const { id, orderId } = await givenChargeback(market())
      return [`select public.bear_chargeback($1, $2, 'seller', 'shop', 'It was never sent')`, [id, orderId]]
    },
  },
]
