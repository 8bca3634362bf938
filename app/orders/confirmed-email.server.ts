import type { Database } from '../platform/database.ts'

/** Whether a buyer is known to read an address: it is the account's own, or a link was opened there today for an order from the same network. */
export async function isConfirmedEmail(
  tx: Database,
  { personId, email, networks }: { personId: string | null; email: string; networks: readonly Buffer[] },
): Promise<boolean> {
  const { confirmed } = await tx.one<{ confirmed: boolean }>(
    `select private.is_email_of($1, $2)
         or exists (
           select from public.order_groups g join private.held_for h on h.order_group_id = g.id and h.is_network
            where lower(g.email) = lower($2) and g.email_confirmed_at > private.now() - interval '1 day' and h.buyer = any ($3::bytea[])) as confirmed`,
    [personId, email, networks],
  )
  return confirmed
}

/**
 * Whether an address may be written to about an order that is not paid: one that is confirmed always; any other once in a day, whatever is ordered with it, because it may
 * be a stranger's. Answering true counts as that letter.
 */
export async function mayWriteTo(tx: Database, orderGroupId: string): Promise<boolean> {
  const { email, sure } = await tx.one<{ email: string; sure: boolean }>(
    `select lower(email) as email, email_confirmed_at is not null or status = 'placed' as sure from public.order_groups where id = $1 for update`,
    [orderGroupId],
  )
  if (sure) return true
  await tx.all(`select pg_advisory_xact_lock(hashtextextended('letter:' || $1, 0))`, [email])
  const first = await tx.maybe(
    `update public.order_groups set confirmation_sent_at = private.now() where id = $1 and not exists (
       select from public.order_groups o where lower(o.email) = $2 and o.confirmation_sent_at > private.now() - interval '1 day') returning id`,
    [orderGroupId, email],
  )
  return first !== undefined
}
