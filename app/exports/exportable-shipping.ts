import { days, type Exportable, oneOf } from './export-list.ts'

/** Every term of shipping, past and planned, as it can be taken along. */
export const SHIPPING: Readonly<Record<string, Exportable>> = {
  'shipping-terms': {
    permission: 'shipping.read',
    words: 'admin-shipping-terms',
    from: 'public.shipping_terms t left join public.categories c on c.id = t.category_id',
    key: { sql: 't.id', type: 'bigint' },
    columns: [
      { name: 'id', sql: 't.id', kind: 'number' },
      { name: 'kind', sql: 't.kind', kind: 'word', words: 'filters.kindOptions' },
      { name: 'zone', sql: 't.zone', kind: 'text' },
      { name: 'method', sql: 't.method', kind: 'text' },
      { name: 'country', sql: 't.country', kind: 'text' },
      { name: 'category', sql: 'c.name', kind: 'text' },
      { name: 'heaviest', sql: 't.heaviest_grams', kind: 'number' },
      { name: 'carrier', sql: `t.rate ->> 'carrier'`, kind: 'text' },
      { name: 'first', sql: `(t.rate ->> 'first')::bigint`, kind: 'amount' },
      { name: 'step', sql: `(t.rate ->> 'step')::bigint`, kind: 'amount' },
      { name: 'freeFrom', sql: `(t.rate ->> 'freeFrom')::bigint`, kind: 'amount' },
      { name: 'starts', sql: 't.starts_at', kind: 'moment' },
      { name: 'ends', sql: 't.ends_at', kind: 'moment' },
      { name: 'reason', sql: 't.reason', kind: 'text' },
    ],
    sorts: { starts_at: { sql: 't.starts_at', type: 'timestamptz' } },
    filters: { kind: oneOf('t.kind'), zone: oneOf('t.zone'), method: oneOf('t.method'), starts_at: days('t.starts_at') },
    search: [],
  },
}
