import type pg from 'pg'

/** What two makers owe in the demo, in satang: parcels that were paid back after they were paid out. One has sent half of it. */
const OWED = [184_000, 62_000] as const

/**
 * Makers who owe the shop something: their balance was paid out, and what came back later is more than they have. As staff book it: proposed by one, decided by
 * another; the clock of the replay is the caller's, and so is `as`, who acts from now on. `besides` is left alone: nobody shows the demo's own maker as a debtor.
 */
export async function fillDebts(client: pg.PoolClient, besides: string, as: (who: 'finance' | 'owner') => Promise<unknown>): Promise<void> {
  const { rows } = await client.query<{ id: string; debt: string }>(
    `select s.id, (sum(p.amount_minor))::text as debt from public.sellers s join public.ledger_accounts a on a.seller_id = s.id and a.kind = 'seller_available'
       join public.postings p on p.account_id = a.id where s.id <> $1 and s.application_status = 'approved'
      group by s.id having sum(p.amount_minor) = 0 order by s.id limit $2`,
    [besides, OWED.length],
  )
  for (const [place, { id }] of rows.entries()) {
    await as('finance')
    await client.query(`select public.propose_balance_correction('demo: came back ' || $1::text, $1::uuid, $2, $3)`, [
      id,
      -(OWED[place] ?? 0),
      'A parcel that came back after its money was paid out',
    ])
    await as('owner')
    await client.query(`select public.decide_correction(id, true, $2) from public.ledger_corrections where key = 'demo: came back ' || $1::text`, [
      id,
      'The parcel is here',
    ])
  }
  await client.query('select private.sweep_debts()')
  const [first] = rows
  if (!first) return
  await as('finance')
  await client.query(`select public.confirm_debt_repayment(id, $2, $3, $4) from public.seller_debts where seller_id = $1 and ended_at is null`, [
    first.id,
    OWED[0] / 2,
    'KB20261118-3301',
    'The maker sent half of it and told us so',
  ])
}
