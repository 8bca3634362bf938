/** Binds a value and answers its place in the statement, `$3`. */
export type Bind = (value: unknown) => string

/** A condition in SQL for what a list was narrowed by; undefined for a value that says nothing. */
export type ExportFilter = (value: unknown, bind: Bind) => string | undefined

export type ExportColumn = {
  /** Its heading is `columns.{name}` of the card's sentences. */
  name: string
  sql: string
  /** `word`: a word of the shop, said as `{words}.{value}` of the card's sentences. */
  kind: 'text' | 'number' | 'amount' | 'moment' | 'word'
  words?: string
}

/** A list that staff may take along: where its rows are, what may be asked of them, and the permission to read them. */
export type Exportable = {
  permission: `${string}.${string}`
  /** The namespace of the card's sentences. */
  words: string
  from: string
  /** What is unique about a row, and its type. */
  key: { sql: string; type: 'uuid' | 'bigint' | 'text' }
  columns: readonly ExportColumn[]
  /** What the list may be sorted by: never null, with an index that ends with the key. The first is how it opens. */
  sorts: Readonly<Record<string, { sql: string; type: 'timestamptz' | 'bigint' | 'text' }>>
  filters: Readonly<Record<string, ExportFilter>>
  /** Where the words of the search are looked for. */
  search: readonly string[]
}

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/
const DAY = /^\d{4}-\d{2}-\d{2}$/

/** One of the values that were chosen. */
export const oneOf =
  (sql: string): ExportFilter =>
  (value, bind) => {
    const chosen = (Array.isArray(value) ? (value as unknown[]) : [value]).filter((one) => typeof one === 'string')
    return chosen.length > 0 ? `${sql} = any (${bind(chosen)}::text[])` : undefined
  }

/** From one day to the end of another, of the shop's country. */
export const days =
  (sql: string): ExportFilter =>
  (value, bind) => {
    const { from, to } = (typeof value === 'object' && value !== null ? value : {}) as { from?: unknown; to?: unknown }
    const parts = [
      typeof from === 'string' && DAY.test(from) && `${sql} >= ${bind(from)}::date::timestamp at time zone 'Asia/Bangkok'`,
      typeof to === 'string' && DAY.test(to) && `${sql} < (${bind(to)}::date + 1)::timestamp at time zone 'Asia/Bangkok'`,
    ].filter((part) => part !== false)
    return parts.length > 0 ? parts.join(' and ') : undefined
  }

/** A condition that is switched on. */
export const when =
  (sql: string): ExportFilter =>
  (value) =>
    value === true ? sql : undefined

/** Whether a column has a value (`word`) or none; both chosen, or neither, are all. */
export const filled =
  (sql: string, word: string): ExportFilter =>
  (value) =>
    Array.isArray(value) && value.length === 1 ? `${sql} is ${value[0] === word ? 'not null' : 'null'}` : undefined

/** One record that the rows belong to, by its key. */
export const belongsTo =
  (sql: string): ExportFilter =>
  (value, bind) =>
    typeof value === 'string' && UUID.test(value) ? `${sql} = ${bind(value)}::uuid` : undefined

/** Every list that can be taken along, by the name of its card. Whoever builds a list adds it here and says `exports: true` on its card. */
export const EXPORTABLE: Readonly<Record<string, Exportable>> = {
  orders: {
    permission: 'orders.read',
    words: 'admin-orders',
    from: 'public.orders o join public.order_groups g on g.id = o.order_group_id',
    key: { sql: 'o.id', type: 'uuid' },
    columns: [
      { name: 'number', sql: 'o.number', kind: 'text' },
      { name: 'created', sql: 'o.created_at', kind: 'moment' },
      { name: 'status', sql: 'o.status', kind: 'word', words: 'states' },
      { name: 'payment', sql: 'o.payment_status', kind: 'word', words: 'filters.payment_statusOptions' },
      { name: 'seller', sql: 'o.seller_name', kind: 'text' },
      { name: 'customer', sql: 'o.customer', kind: 'text' },
      { name: 'country', sql: `o.shipping_address ->> 'country'`, kind: 'text' },
      { name: 'method', sql: 'g.payment_method', kind: 'word', words: 'methods' },
      { name: 'total', sql: 'o.total_minor', kind: 'amount' },
    ],
    sorts: { created_at: { sql: 'o.created_at', type: 'timestamptz' }, total_minor: { sql: 'o.total_minor', type: 'bigint' } },
    filters: {
      status: oneOf('o.status'),
      payment_status: oneOf('o.payment_status'),
      created_at: days('o.created_at'),
      delivered_at: days('o.delivered_at'),
      waiting: when(`o.status in ('placed', 'accepted', 'in_production', 'partially_shipped')`),
      sold: when(`o.status not in ('awaiting_payment', 'expired', 'canceled')`),
      late: when('o.came_late is true'),
      seller_id: belongsTo('o.seller_id'),
      buyer_id: belongsTo('o.buyer_id'),
    },
    search: ['o.number', 'o.customer', 'o.seller_name'],
  },
  people: {
    permission: 'people.read',
    words: 'admin-people',
    from: 'public.profiles p',
    key: { sql: 'p.id', type: 'uuid' },
    columns: [
      { name: 'name', sql: 'p.full_name', kind: 'text' },
      { name: 'email', sql: 'p.email', kind: 'text' },
      { name: 'role', sql: 'p.role', kind: 'word', words: 'filters.roleOptions' },
      { name: 'language', sql: 'p.language', kind: 'text' },
      { name: 'since', sql: 'p.created_at', kind: 'moment' },
    ],
    sorts: { created_at: { sql: 'p.created_at', type: 'timestamptz' } },
    filters: { role: oneOf('p.role'), language: oneOf('p.language'), created_at: days('p.created_at') },
    search: ['p.full_name', 'p.email'],
  },
  sellers: {
    permission: 'sellers.read',
    words: 'admin-sellers',
    from: 'public.sellers s',
    key: { sql: 's.id', type: 'uuid' },
    columns: [
      { name: 'name', sql: 's.business_name', kind: 'text' },
      { name: 'status', sql: 's.application_status', kind: 'word', words: 'filters.application_statusOptions' },
      { name: 'verified', sql: `case when s.is_verified then 'yes' else 'no' end`, kind: 'word', words: 'answers' },
      { name: 'type', sql: 's.business_type', kind: 'word', words: 'filters.business_typeOptions' },
      { name: 'province', sql: 's.province', kind: 'text' },
      { name: 'rating', sql: 's.rating', kind: 'number' },
      { name: 'sales', sql: 's.sales_count', kind: 'number' },
      { name: 'since', sql: 's.created_at', kind: 'moment' },
    ],
    sorts: {
      created_at: { sql: 's.created_at', type: 'timestamptz' },
      sales_count: { sql: 's.sales_count', type: 'bigint' },
      business_name: { sql: 's.business_name', type: 'text' },
    },
    filters: {
      application_status: oneOf('s.application_status'),
      is_verified: when('s.is_verified'),
      business_type: oneOf('s.business_type'),
      region: oneOf('s.region'),
      created_at: days('s.created_at'),
    },
    search: ['s.business_name', 's.location', 's.craft'],
  },
  'activity-logs': {
    permission: 'activity.read',
    words: 'admin-activity-logs',
    from: 'public.activity_log a left join public.profiles p on p.id = a.actor_id',
    key: { sql: 'a.id', type: 'bigint' },
    columns: [
      { name: 'act', sql: 'a.action', kind: 'text' },
      { name: 'when', sql: 'a.happened_at', kind: 'moment' },
      { name: 'who', sql: `coalesce(p.email, a.actor_id::text, a.actor)`, kind: 'text' },
      { name: 'subject', sql: 'a.subject', kind: 'text' },
      { name: 'changes', sql: 'a.changes', kind: 'text' },
      { name: 'reason', sql: 'a.reason', kind: 'text' },
      { name: 'request', sql: 'a.request_id', kind: 'text' },
    ],
    sorts: { id: { sql: 'a.id', type: 'bigint' } },
    filters: { noun: oneOf('a.noun'), actor: oneOf('a.actor'), happened_at: days('a.happened_at') },
    search: ['a.subject', 'a.request_id'],
  },
  refunds: {
    permission: 'payments.read',
    words: 'admin-refunds',
    from: `public.refunds r join public.orders o on o.id = r.order_id join public.payments p on p.id = r.payment_id
      left join public.order_cases c on c.id = r.case_id`,
    key: { sql: 'r.id', type: 'uuid' },
    columns: [
      { name: 'number', sql: 'o.number', kind: 'text' },
      { name: 'created', sql: 'r.created_at', kind: 'moment' },
      { name: 'status', sql: 'r.status', kind: 'word', words: 'filters.statusOptions' },
      { name: 'origin', sql: `coalesce(c.kind, 'order')`, kind: 'word', words: 'origins' },
      { name: 'method', sql: 'p.method', kind: 'word', words: 'methods' },
      { name: 'customer', sql: 'o.customer', kind: 'text' },
      { name: 'seller', sql: 'o.seller_name', kind: 'text' },
      { name: 'succeeded', sql: 'r.succeeded_at', kind: 'moment' },
      { name: 'reason', sql: 'r.reason', kind: 'text' },
      { name: 'amount', sql: 'r.amount_minor', kind: 'amount' },
    ],
    sorts: { created_at: { sql: 'r.created_at', type: 'timestamptz' }, amount_minor: { sql: 'r.amount_minor', type: 'bigint' } },
    filters: { status: oneOf('r.status'), origin: filled('r.case_id', 'case'), created_at: days('r.created_at'), succeeded_at: days('r.succeeded_at') },
    search: ['o.number', 'o.customer', 'o.seller_name'],
  },
  cases: {
    permission: 'cases.read',
    words: 'admin-cases',
    from: 'public.order_cases c join public.orders o on o.id = c.order_id',
    key: { sql: 'c.id', type: 'uuid' },
    columns: [
      { name: 'number', sql: 'c.number', kind: 'text' },
      { name: 'created', sql: 'c.created_at', kind: 'moment' },
      { name: 'status', sql: 'c.status', kind: 'word', words: 'filters.statusOptions' },
      { name: 'due', sql: 'c.due_at', kind: 'moment' },
      { name: 'kind', sql: 'c.kind', kind: 'word', words: 'filters.kindOptions' },
      { name: 'reason', sql: `nullif(c.reason, '')`, kind: 'word', words: 'filters.reasonOptions' },
      { name: 'customer', sql: 'o.customer', kind: 'text' },
      { name: 'seller', sql: 'o.seller_name', kind: 'text' },
      { name: 'closed', sql: 'c.closed_at', kind: 'moment' },
      { name: 'amount', sql: 'c.refund_minor', kind: 'amount' },
    ],
    sorts: { created_at: { sql: 'c.created_at', type: 'timestamptz' }, refund_minor: { sql: 'c.refund_minor', type: 'bigint' } },
    filters: {
      status: oneOf('c.status'),
      kind: oneOf('c.kind'),
      reason: oneOf('c.reason'),
      created_at: days('c.created_at'),
      closed_at: days('c.closed_at'),
      open: when(`c.status in ('requested', 'declared', 'approved', 'in_transit', 'received', 'declined', 'escalated')`),
    },
    search: ['c.number', 'o.customer', 'o.seller_name'],
  },
  reviews: {
    permission: 'reviews.read',
    words: 'admin-reviews',
    from: 'public.reviews r join public.sellers s on s.id = r.seller_id left join public.products p on p.id = r.product_id',
    key: { sql: 'r.id', type: 'uuid' },
    columns: [
      { name: 'about', sql: 'coalesce(p.name, s.business_name)', kind: 'text' },
      { name: 'author', sql: 'r.author_name', kind: 'text' },
      { name: 'created', sql: 'r.created_at', kind: 'moment' },
      { name: 'status', sql: 'r.status', kind: 'word', words: 'filters.statusOptions' },
      { name: 'rating', sql: 'r.rating', kind: 'number' },
      { name: 'words', sql: 'r.body', kind: 'text' },
      { name: 'seller', sql: 's.business_name', kind: 'text' },
      { name: 'helpful', sql: 'r.helpful_count', kind: 'number' },
    ],
    sorts: { created_at: { sql: 'r.created_at', type: 'timestamptz' } },
    filters: {
      status: oneOf('r.status'),
      rating: oneOf('r.rating::text'),
      created_at: days('r.created_at'),
      reported: when('exists (select from public.review_flags f where f.review_id = r.id)'),
    },
    search: ['r.author_name', 'r.body', 's.business_name'],
  },
  'contact-letters': {
    permission: 'contact.read',
    words: 'admin-contact-letters',
    from: 'public.contact_messages m',
    key: { sql: 'm.id', type: 'uuid' },
    columns: [
      { name: 'name', sql: 'm.name', kind: 'text' },
      { name: 'email', sql: 'm.email', kind: 'text' },
      { name: 'created', sql: 'm.created_at', kind: 'moment' },
      { name: 'topic', sql: 'm.topic', kind: 'word', words: 'filters.topicOptions' },
      { name: 'order', sql: 'm.order_number', kind: 'text' },
      { name: 'words', sql: 'm.message', kind: 'text' },
      { name: 'closed', sql: 'm.answered_at', kind: 'moment' },
    ],
    sorts: { created_at: { sql: 'm.created_at', type: 'timestamptz' } },
    filters: { state: filled('m.answered_at', 'closed'), topic: oneOf('m.topic'), language: oneOf('m.language'), created_at: days('m.created_at') },
    search: ['m.name', 'm.email', 'm.order_number', 'm.message'],
  },
  payments: {
    permission: 'payments.read',
    words: 'admin-payments',
    from: 'public.payments p left join public.order_groups g on g.id = p.order_group_id',
    key: { sql: 'p.id', type: 'uuid' },
    columns: [
      { name: 'number', sql: 'g.number', kind: 'text' },
      { name: 'created', sql: 'p.created_at', kind: 'moment' },
      { name: 'status', sql: 'p.status', kind: 'word', words: 'filters.statusOptions' },
      { name: 'method', sql: 'p.method', kind: 'word', words: 'filters.methodOptions' },
      { name: 'provider', sql: 'p.provider', kind: 'word', words: 'filters.providerOptions' },
      { name: 'attempt', sql: 'p.attempt', kind: 'number' },
      { name: 'email', sql: 'g.email', kind: 'text' },
      { name: 'amount', sql: 'p.amount_minor', kind: 'amount' },
      { name: 'captured', sql: 'p.captured_minor', kind: 'amount' },
      { name: 'refunded', sql: 'p.refunded_minor', kind: 'amount' },
    ],
    sorts: { created_at: { sql: 'p.created_at', type: 'timestamptz' }, amount_minor: { sql: 'p.amount_minor', type: 'bigint' } },
    filters: {
      status: oneOf('p.status'),
      method: oneOf('p.method'),
      provider: oneOf('p.provider'),
      created_at: days('p.created_at'),
      slip: when(`exists (select from public.payment_slips s where s.payment_id = p.id and s.state = 'waiting')`),
    },
    search: ['g.number', 'p.provider_reference', `(select string_agg(o.customer, ' ') from public.orders o where o.order_group_id = g.id)`],
  },
}
