import { announceAll } from '../letters/announce.server.ts'
import type { Shop } from '../shop.ts'

/** Job `send-reports`: announces the saved reports whose hour has come, each once; the outbox writes and sends them. */
export async function sendReports(shop: Shop): Promise<void> {
  await shop.service.transaction(async (tx) => {
    const due = await tx.all<{ id: string; due: Date }>('select id, due from private.claim_reports()')
    if (due.length === 0) return
    await announceAll(
      tx,
      'staff.report',
      due.map(({ id, due: at }) => ({ key: `report:${id}:${at.toISOString()}`, payload: { saved_report_id: id } })),
    )
  })
}
