import { expect, test } from 'vitest'
import { ORDER_GROUP_TRANSITIONS, ORDER_TRANSITIONS, PAYMENT_TRANSITIONS, type Transition } from '../../app/orders/order-states.ts'
import { CHARGEBACK_TRANSITIONS } from '../../app/payments/chargebacks/chargeback-states.ts'
import { CASE_KINDS, CASE_TRANSITIONS } from '../../app/returns/case-states.ts'
import { testDatabase } from '../support/database.ts'

const db = await testDatabase()

type Row = { machine: string; from_state: string; to_state: string; actor_roles: string[]; requires_reason: boolean }

const written = (machine: string, table: readonly Transition<string>[]) =>
  table.map(
    ({ from, to, actors, requiresReason }) => `${machine}: ${from} > ${to} by ${[...actors].sort().join(', ')}${requiresReason ? ', with a reason' : ''}`,
  )

test('screens and database know the same transitions', async () => {
  const rows = await db.anon.all<Row>('select machine, from_state, to_state, actor_roles, requires_reason from public.state_transitions')
  const stored = rows.map(
    (row) => `${row.machine}: ${row.from_state} > ${row.to_state} by ${[...row.actor_roles].sort().join(', ')}${row.requires_reason ? ', with a reason' : ''}`,
  )
  expect(stored.sort()).toEqual(
    [
      ...written('order_group', ORDER_GROUP_TRANSITIONS),
      ...written('order', ORDER_TRANSITIONS),
      ...written('payment', PAYMENT_TRANSITIONS),
      ...written(
        'chargeback',
        CHARGEBACK_TRANSITIONS.map((one) => ({ ...one, actors: ['system' as const], requiresReason: false })),
      ),
      ...CASE_KINDS.flatMap((kind) => written(`case_${kind}`, CASE_TRANSITIONS[kind])),
    ].sort(),
  )
})
