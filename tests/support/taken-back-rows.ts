import type { TestDatabase } from './database.ts'

/** A bank wants a payment back, without having taken anything yet, and somebody writes what it is told. */
export async function givenTakenBack(db: TestDatabase): Promise<void> {
  const { provider, reference } = await db.owner.one<{ provider: string; reference: string }>(
    `select provider, provider_reference as reference from public.payments where status = 'captured' and provider_reference is not null order by id limit 1`,
  )
  const enquiry = {
    reference: 'dp_market',
    status: 'opened',
    reason: 'fraudulent',
    amount: 1,
    currency: 'THB',
    away: 0,
    fee: 0,
    moves: 0,
    opened_at: '2026-11-20',
  }
  await db.service.all('select private.apply_chargeback($1, $2, $3)', [provider, reference, JSON.stringify(enquiry)])
  await db.owner.all(`insert into public.chargeback_evidence (chargeback_id, words) select id, 'It arrived.' from public.chargebacks`)
  await db.owner.all(
    `insert into public.chargeback_files (chargeback_id, kind, name, path, mime_type, bytes)
     select id, 'receipt', 'receipt.pdf', id || '/receipt.pdf', 'application/pdf', 10 from public.chargebacks`,
  )
}
