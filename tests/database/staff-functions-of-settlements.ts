import { randomUUID } from 'node:crypto'
import type { TestDatabase } from '../support/database.ts'
import type { StaffFunction } from './staff-functions-of-books.ts'

/** A line of a report that is about nothing we know. */
export async function givenUnknownLine(db: TestDatabase, { kind = 'adjustment', amount = 100 } = {}): Promise<string> {
  const name = `txn_${randomUUID()}`
  await db.owner.all(`select private.keep_settlement('stripe', 'upload', 'one line', $1, 'THB', $2)`, [
    Buffer.from(randomUUID().replaceAll('-', '').slice(0, 32)).toString('hex'),
    JSON.stringify([{ line: name, kind, happened_at: '2026-11-20T00:00:00Z', amount_minor: amount, fee_minor: 0, refers_to: [], description: '' }]),
  ])
  return (await db.owner.one<{ id: string }>('select id::text from public.settlement_lines where line = $1', [name])).id
}

/** Those of settlement reports; the database is there when they are called. */
export const functionsOfSettlements = (db: () => TestDatabase): readonly StaffFunction[] => {
  const ofLine = async (sql: string, line?: { kind?: string; amount?: number }) => [sql, [await givenUnknownLine(db(), line)]] as const
  return [
    { name: 'settlement_balances', permission: 'reconciliation.read', fresh: false, call: async () => ['select from public.settlement_balances()', []] },
    {
      name: 'settlement_lines_found',
      permission: 'reconciliation.read',
      fresh: false,
      call: async () => [`select from public.settlement_lines_found('silk')`, []],
    },
    {
      name: 'settlement_candidates',
      permission: 'reconciliation.read',
      fresh: false,
      call: () => ofLine('select from public.settlement_candidates($1)'),
    },
    {
      name: 'match_settlement_line',
      permission: 'reconciliation.write',
      fresh: true,
      call: async () => {
        const { id } = await db().owner.one<{ id: string }>('select id::text as id from public.payments limit 1')
        return [`select public.match_settlement_line($1, 'payment', $2, 'The same day')`, [await givenUnknownLine(db(), { kind: 'payment' }), id]]
      },
    },
    {
      name: 'accept_settlement_line',
      permission: 'reconciliation.write',
      fresh: true,
      call: () => ofLine(`select public.accept_settlement_line($1, 'It moves nothing')`, { amount: 0 }),
    },
    {
      name: 'correct_settlement_line',
      permission: 'ledger.correct',
      fresh: true,
      call: () => ofLine(`select public.correct_settlement_line($1, 'corrections', 'A gift of the provider')`),
    },
    {
      name: 'undo_settlement_line',
      permission: 'reconciliation.write',
      fresh: true,
      call: async () => {
        const line = await givenUnknownLine(db())
        await db().owner.all(
          `update public.settlement_lines set state = 'resolved', decision = 'accepted', resolved_at = now(), resolution = 'Seen' where id = $1`,
          [line],
        )
        return [`select public.undo_settlement_line($1, 'Too early')`, [line]]
      },
    },
  ]
}
