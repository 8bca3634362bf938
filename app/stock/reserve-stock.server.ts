import type { Database } from '../platform/database.ts'

/** A variant of which fewer are left than were asked for. */
export type ShortStock = { variantId: string; available: number }

/**
 * Holds stock for an order group until it is paid, all its variants in one conditional UPDATE (`private.reserve_stock`). Answers what is short; then nothing is
 * held, and the caller leaves its transaction.
 */
export async function reserveStock(
  tx: Database,
  orderGroupId: string,
  { lines, until }: { lines: readonly { variantId: string; quantity: number }[]; until: Date },
): Promise<ShortStock[]> {
  const rows = await tx.all<{ variant_id: string; available_quantity: number }>(
    'select variant_id, available_quantity from private.reserve_stock($1, $2, $3)',
    [orderGroupId, JSON.stringify(lines.map(({ variantId, quantity }) => ({ variant_id: variantId, quantity }))), until],
  )
  return rows.map((row) => ({ variantId: row.variant_id, available: Math.max(0, row.available_quantity) }))
}

/** What was held is sold. */
export async function consumeStock(tx: Database, orderGroupId: string): Promise<void> {
  await tx.all('select private.consume_stock($1)', [orderGroupId])
}

/** What was held goes back on the shelf. */
export async function releaseStock(tx: Database, orderGroupId: string, because: 'expired' | 'released'): Promise<void> {
  await tx.all('select private.release_stock($1, $2)', [orderGroupId, because])
}
