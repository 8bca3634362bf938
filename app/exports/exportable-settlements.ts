import { days, type Exportable, type ExportFilter, oneOf, when } from './export-list.ts'

/** One record that the rows belong to, whose key is a number. */
const numbered =
  (sql: string): ExportFilter =>
  (value, bind) =>
    /^\d{1,15}$/.test(String(value)) ? `${sql} = ${bind(String(value))}::bigint` : undefined

/** Lists of what providers report that can be taken along. */
export const SETTLEMENTS: Readonly<Record<string, Exportable>> = {
  reconciliation: {
    permission: 'reconciliation.read',
    words: 'admin-reconciliation',
    from: 'public.settlement_reports r',
    key: { sql: 'r.id', type: 'bigint' },
    columns: [
      { name: 'name', sql: 'r.name', kind: 'text' },
      { name: 'provider', sql: 'r.provider', kind: 'text' },
      { name: 'until', sql: 'r.last_at', kind: 'moment' },
      { name: 'lines', sql: 'r.lines', kind: 'number' },
      { name: 'matched', sql: 'r.matched', kind: 'number' },
      { name: 'waiting', sql: 'r.waiting', kind: 'number' },
      { name: 'amount', sql: 'r.amount_minor', kind: 'amount' },
      { name: 'fee', sql: 'r.fee_minor', kind: 'amount' },
      { name: 'paidOut', sql: 'r.paid_out_minor', kind: 'amount' },
      { name: 'known', sql: 'r.known', kind: 'number' },
      { name: 'taken', sql: 'r.taken_at', kind: 'moment' },
    ],
    sorts: { id: { sql: 'r.id', type: 'bigint' } },
    filters: { provider: oneOf('r.provider'), waiting: when('r.waiting > 0'), taken_at: days('r.taken_at') },
    search: [],
  },
  'settlement-lines': {
    permission: 'reconciliation.read',
    words: 'admin-settlement-lines',
    from: `public.settlement_lines l left join public.settlement_reports t on t.id = l.report_id left join public.payments p on p.id = l.payment_id
      left join public.order_groups g on g.id = p.order_group_id left join public.refunds f on f.id = l.refund_id
      left join public.orders o on o.id = f.order_id left join public.payouts y on y.id = l.payout_id`,
    key: { sql: 'l.id', type: 'bigint' },
    columns: [
      { name: 'line', sql: 'l.line', kind: 'text' },
      { name: 'happened', sql: 'l.happened_at', kind: 'moment' },
      { name: 'state', sql: 'l.state', kind: 'word', words: 'filters.stateOptions' },
      { name: 'problem', sql: `nullif(l.problem, '')`, kind: 'word', words: 'problems' },
      { name: 'kind', sql: 'l.kind', kind: 'word', words: 'filters.kindOptions' },
      { name: 'about', sql: 'coalesce(g.number, o.number, y.number)', kind: 'text' },
      { name: 'provider', sql: 'l.provider', kind: 'word', words: 'filters.providerOptions' },
      { name: 'report', sql: 't.name', kind: 'text' },
      { name: 'description', sql: 'l.description', kind: 'text' },
      { name: 'currency', sql: 'l.currency', kind: 'text' },
      { name: 'fee', sql: 'l.fee_minor', kind: 'amount' },
      { name: 'ours', sql: 'l.ours_minor', kind: 'amount' },
      { name: 'amount', sql: 'l.amount_minor', kind: 'amount' },
    ],
    sorts: { id: { sql: 'l.id', type: 'bigint' } },
    filters: {
      state: oneOf('l.state'),
      kind: oneOf('l.kind'),
      provider: oneOf('l.provider'),
      happened_at: days('l.happened_at'),
      report_id: numbered('l.report_id'),
    },
    search: ['l.line', 'l.description'],
  },
}
