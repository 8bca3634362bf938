import { belongsTo, days, type Exportable, oneOf, when } from './export-list.ts'

/** Lists of money that can be taken along. */
export const MONEY: Readonly<Record<string, Exportable>> = {
  payouts: {
    permission: 'payouts.read',
    words: 'admin-payouts',
    from: 'public.payouts p',
    key: { sql: 'p.id', type: 'uuid' },
    columns: [
      { name: 'number', sql: 'p.number', kind: 'text' },
      { name: 'created', sql: 'p.created_at', kind: 'moment' },
      { name: 'status', sql: 'p.status', kind: 'word', words: 'filters.statusOptions' },
      { name: 'seller', sql: 'p.seller_name', kind: 'text' },
      { name: 'period', sql: 'p.period', kind: 'text' },
      { name: 'account', sql: `p.bank || ' …' || p.number_tail`, kind: 'text' },
      { name: 'reference', sql: 'p.reference', kind: 'text' },
      { name: 'paid', sql: 'p.paid_at', kind: 'moment' },
      { name: 'amount', sql: 'p.amount_minor', kind: 'amount' },
    ],
    sorts: { created_at: { sql: 'p.created_at', type: 'timestamptz' }, amount_minor: { sql: 'p.amount_minor', type: 'bigint' } },
    filters: { status: oneOf('p.status'), created_at: days('p.created_at'), seller_id: belongsTo('p.seller_id') },
    search: ['p.number', 'p.seller_name'],
  },
  invoices: {
    permission: 'payouts.read',
    words: 'admin-invoices',
    from: 'public.fee_invoices i left join public.fee_withholdings w on w.invoice_id = i.id',
    key: { sql: 'i.id', type: 'uuid' },
    columns: [
      { name: 'number', sql: 'i.number', kind: 'text' },
      { name: 'issued', sql: 'i.issued_at', kind: 'moment' },
      { name: 'kind', sql: 'i.kind', kind: 'word', words: 'filters.kindOptions' },
      { name: 'about', sql: 'i.about', kind: 'word', words: 'filters.aboutOptions' },
      { name: 'seller', sql: 'i.seller_name', kind: 'text' },
      { name: 'taxId', sql: `i.buyer ->> 'taxId'`, kind: 'text' },
      { name: 'month', sql: `to_char(i.month, 'YYYY-MM')`, kind: 'text' },
      { name: 'certificate', sql: 'w.certificate', kind: 'text' },
      { name: 'withheld', sql: 'w.amount_minor', kind: 'amount' },
      // A credit note takes back what its invoice asked, as the list shows it.
      { name: 'net', sql: `case when i.kind = 'credit_note' then -i.net_minor else i.net_minor end`, kind: 'amount' },
      { name: 'vat', sql: `case when i.kind = 'credit_note' then -i.vat_minor else i.vat_minor end`, kind: 'amount' },
      { name: 'total', sql: `case when i.kind = 'credit_note' then -i.total_minor else i.total_minor end`, kind: 'amount' },
    ],
    sorts: { issued_at: { sql: 'i.issued_at', type: 'timestamptz' }, total_minor: { sql: 'i.total_minor', type: 'bigint' } },
    filters: { kind: oneOf('i.kind'), about: oneOf('i.about'), issued_at: days('i.issued_at'), seller_id: belongsTo('i.seller_id') },
    search: ['i.number', 'i.seller_name'],
  },
  commissions: {
    permission: 'commissions.read',
    words: 'admin-commissions',
    from: 'public.commission_rules r',
    key: { sql: 'r.id', type: 'bigint' },
    columns: [
      { name: 'name', sql: 'r.name', kind: 'text' },
      { name: 'percent', sql: 'r.rate_ppm / 10000.0', kind: 'number' },
      { name: 'least', sql: 'r.least_minor', kind: 'amount' },
      { name: 'most', sql: 'r.most_minor', kind: 'amount' },
      {
        name: 'sellers',
        sql: `(select string_agg(s.business_name, ', ' order by s.business_name) from public.sellers s where s.id = any (r.seller_ids))`,
        kind: 'text',
      },
      {
        name: 'categories',
        sql: `(select string_agg(c.slug, ', ' order by c.slug) from public.categories c
        where c.id = any (r.category_ids))`,
        kind: 'text',
      },
      { name: 'products', sql: `(select string_agg(p.name, ', ' order by p.name) from public.products p where p.id = any (r.product_ids))`, kind: 'text' },
      { name: 'plan', sql: `case r.has_plan when true then 'with' when false then 'without' else 'any' end`, kind: 'word', words: 'plans' },
      { name: 'from', sql: 'r.goods_from_minor', kind: 'amount' },
      { name: 'below', sql: 'r.goods_below_minor', kind: 'amount' },
      { name: 'starts', sql: 'r.starts_at', kind: 'moment' },
      { name: 'ends', sql: 'r.ends_at', kind: 'moment' },
      { name: 'state', sql: `case when r.is_active then 'active' else 'off' end`, kind: 'word', words: 'states' },
    ],
    sorts: { position: { sql: 'r.position', type: 'bigint' } },
    filters: {},
    search: [],
  },
  accounts: {
    permission: 'ledger.read',
    words: 'admin-ledger',
    from: 'public.ledger_accounts a left join public.sellers s on s.id = a.seller_id',
    key: { sql: 'a.id', type: 'uuid' },
    columns: [
      { name: 'account', sql: 'a.kind', kind: 'word', words: 'accounts' },
      { name: 'provider', sql: 'a.provider', kind: 'text' },
      { name: 'seller', sql: 's.business_name', kind: 'text' },
      {
        name: 'balance',
        sql: `coalesce((select sum(p.amount_minor) from public.postings p
        where p.account_id = a.id), 0)`,
        kind: 'amount',
      },
    ],
    sorts: { kind: { sql: 'a.kind', type: 'text' } },
    // The screen shows the shop's own until somebody asks for a maker's.
    filters: { own: when('a.seller_id is null') },
    search: ['s.business_name'],
  },
  ledger: {
    permission: 'ledger.read',
    words: 'admin-ledger',
    // A row for each entry: books are read by accounts.
    from: `public.postings e join public.journals j on j.id = e.journal_id join public.ledger_accounts a on a.id = e.account_id
      left join public.sellers s on s.id = a.seller_id left join public.orders o on o.id = j.order_id left join public.payouts p on p.id = j.payout_id`,
    key: { sql: 'e.account_id', type: 'uuid' },
    columns: [
      { name: 'journal', sql: 'j.id', kind: 'number' },
      { name: 'posted', sql: 'j.posted_at', kind: 'moment' },
      { name: 'kind', sql: 'j.kind', kind: 'word', words: 'filters.kindOptions' },
      { name: 'about', sql: `coalesce(o.number, p.number, j.correction_id::text)`, kind: 'text' },
      { name: 'key', sql: 'j.key', kind: 'text' },
      { name: 'account', sql: 'a.kind', kind: 'word', words: 'accounts' },
      { name: 'provider', sql: 'a.provider', kind: 'text' },
      { name: 'seller', sql: 's.business_name', kind: 'text' },
      { name: 'debit', sql: 'case when e.amount_minor > 0 then e.amount_minor end', kind: 'amount' },
      { name: 'credit', sql: 'case when e.amount_minor < 0 then -e.amount_minor end', kind: 'amount' },
    ],
    sorts: { id: { sql: 'e.journal_id', type: 'bigint' } },
    filters: { kind: oneOf('j.kind'), posted_at: days('j.posted_at') },
    search: ['j.key'],
  },
  corrections: {
    permission: 'ledger.read',
    words: 'admin-corrections',
    from: `public.ledger_corrections c left join public.profiles who on who.id = c.proposed_by left join public.profiles second on second.id = c.decided_by
      left join public.ledger_correction_lines l on l.correction_id = c.id left join public.ledger_accounts a on a.id = l.account_id
      left join public.sellers s on s.id = a.seller_id`,
    // A row for each line, and one for a correction without.
    key: { sql: `coalesce(l.account_id::text, '')`, type: 'text' },
    columns: [
      { name: 'number', sql: 'c.id', kind: 'number' },
      { name: 'proposed', sql: 'c.proposed_at', kind: 'moment' },
      { name: 'status', sql: 'c.status', kind: 'word', words: 'filters.statusOptions' },
      { name: 'proposedBy', sql: 'coalesce(who.email, c.proposed_by::text)', kind: 'text' },
      { name: 'reason', sql: 'c.reason', kind: 'text' },
      { name: 'decided', sql: 'c.decided_at', kind: 'moment' },
      { name: 'decidedBy', sql: 'coalesce(second.email, c.decided_by::text)', kind: 'text' },
      { name: 'account', sql: `concat_ws(' · ', a.kind, nullif(a.provider, ''), s.business_name)`, kind: 'text' },
      { name: 'moved', sql: 'l.amount_minor', kind: 'amount' },
    ],
    sorts: { id: { sql: 'c.id', type: 'bigint' } },
    filters: { status: oneOf('c.status') },
    search: [],
  },
}
