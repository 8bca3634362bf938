import { ListChecks } from 'lucide-react'
import type { AdminCard } from '../card/admin-card.ts'

const ROW =
  'id, line, provider, order_id, kind, state, problem, decision, happened_at, currency, amount_minor, fee_minor, ours_minor, description, refers_to, resolution, resolved_at, resolved_by, report_id, correction_id, report:settlement_reports(id, name), payment:payments(id, group:order_groups(number)), refund:refunds(id, order:orders(number)), payout:payouts(id, number), sent:sent_line_id(id, line)'

/** Every line of every report, and what no report told of. */
export const settlementLinesCard: AdminCard = {
  name: 'settlement-lines',
  section: 'money',
  icon: ListChecks,
  words: 'admin-settlement-lines',
  rights: { read: 'reconciliation.read', write: 'reconciliation.write' },
  source: {
    from: 'settlement_lines',
    columns: ROW,
    record: `${ROW}, journals(id, kind)`,
    sorts: [{ field: 'id', order: 'DESC' }],
    found: 'settlement_lines_found',
  },
  exports: true,
  list: () => import('./settlement-lines-list.tsx'),
  show: () => import('./settlement-lines-show.tsx'),
  titleOf: ({ line }) => String(line),
}
