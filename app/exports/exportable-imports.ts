import { days, type Exportable, oneOf, when } from './export-list.ts'

/** Lists of what came from other shop systems. */
export const IMPORTS: Readonly<Record<string, Exportable>> = {
  import: {
    permission: 'imports.read',
    words: 'admin-import',
    from: 'public.import_runs r join public.import_sources s on s.id = r.source_id',
    key: { sql: 'r.id', type: 'uuid' },
    columns: [
      { name: 'source', sql: 's.name', kind: 'text' },
      { name: 'platform', sql: 's.platform', kind: 'word', words: 'platforms' },
      { name: 'state', sql: 'r.state', kind: 'word', words: 'filters.stateOptions' },
      { name: 'dry', sql: 'r.is_dry::text', kind: 'word', words: 'yesNo' },
      { name: 'rows', sql: 'r.all_rows', kind: 'number' },
      ...['products', 'customers', 'orders'].map((of) => ({ name: `${of}_new`, sql: `coalesce(r.figures ->> '${of}_new', '0')`, kind: 'number' as const })),
      { name: 'refused', sql: `(select coalesce(sum(f.value::bigint), 0) from jsonb_each_text(r.figures) f where f.key like '%_refused')`, kind: 'number' },
      { name: 'asked', sql: 'r.asked_at', kind: 'moment' },
    ],
    sorts: { asked_at: { sql: 'r.asked_at', type: 'timestamptz' } },
    filters: { state: oneOf('r.state'), is_dry: when('r.is_dry'), asked_at: days('r.asked_at') },
    search: [],
  },
  'imported-orders': {
    permission: 'orders.read',
    words: 'admin-imported-orders',
    from: `public.imported_orders o join public.import_sources s on s.id = o.source_id left join public.imported_people p on p.id = o.person_id
      left join public.currencies c on c.code = o.currency`,
    key: { sql: 'o.id', type: 'uuid' },
    columns: [
      { name: 'number', sql: 'o.number', kind: 'text' },
      { name: 'state', sql: 'o.state', kind: 'word', words: 'filters.stateOptions' },
      {
        name: 'lines',
        sql: `(select string_agg(l.quantity || ' × ' || l.title, '; ' order by l.position) from public.imported_order_lines l where l.order_id = o.id)`,
        kind: 'text',
      },
      // In the currency it was paid in, which is none of the books'.
      {
        name: 'total',
        sql: `round(o.total_minor / power(10::numeric, coalesce(c.minor_exponent, 2)), coalesce(c.minor_exponent, 2)) || ' ' || o.currency`,
        kind: 'text',
      },
      { name: 'ordered', sql: 'o.ordered_at', kind: 'moment' },
      { name: 'source', sql: 's.name', kind: 'text' },
      { name: 'country', sql: 'o.country', kind: 'text' },
      { name: 'claimed', sql: `case when p.claimed_by is null then 'no' else 'yes' end`, kind: 'word', words: 'answers' },
    ],
    sorts: { ordered_at: { sql: 'o.ordered_at', type: 'timestamptz' } },
    filters: { state: oneOf('o.state'), ordered_at: days('o.ordered_at') },
    search: ['o.number'],
  },
}
