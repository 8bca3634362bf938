import { belongsTo, days, type Exportable, oneOf, when } from './export-list.ts'

const PERSON = 'left join public.profiles p on p.id = '

/** Lists of members, their points and their plans that can be taken along. */
export const MEMBERS: Readonly<Record<string, Exportable>> = {
  memberships: {
    permission: 'people.read',
    words: 'admin-memberships',
    from: `public.memberships m ${PERSON} m.person_id`,
    key: { sql: 'm.person_id', type: 'uuid' },
    columns: [
      { name: 'name', sql: 'p.full_name', kind: 'text' },
      { name: 'email', sql: 'p.email', kind: 'text' },
      { name: 'tier', sql: 'm.tier', kind: 'text' },
      { name: 'since', sql: 'm.tier_since', kind: 'moment' },
      { name: 'review', sql: `case when m.tier <> 'lotus' then m.tier_review_at end`, kind: 'moment' },
      { name: 'points', sql: 'public.points_left(m)', kind: 'number' },
      { name: 'year', sql: 'public.points_in_year(m)', kind: 'number' },
      { name: 'ends', sql: 'public.points_end(m)', kind: 'moment' },
      { name: 'plans', sql: `array_to_string(public.plans_held(m), ', ')`, kind: 'text' },
    ],
    sorts: { tier_since: { sql: 'm.tier_since', type: 'timestamptz' } },
    filters: { tier: oneOf('m.tier'), tier_since: days('m.tier_since') },
    search: ['p.full_name', 'p.email'],
  },
  'points-entries': {
    permission: 'people.read',
    words: 'admin-points-entries',
    from: `public.points_entries e ${PERSON} e.person_id left join public.orders o on o.id = e.order_id`,
    key: { sql: 'e.id', type: 'uuid' },
    columns: [
      { name: 'name', sql: `coalesce(nullif(p.full_name, ''), p.email, e.person_id::text)`, kind: 'text' },
      { name: 'created', sql: 'e.created_at', kind: 'moment' },
      { name: 'kind', sql: 'e.kind', kind: 'text' },
      { name: 'points', sql: 'e.points', kind: 'number' },
      { name: 'left', sql: 'e.left_over', kind: 'number' },
      { name: 'ends', sql: 'case when e.left_over > 0 then e.expires_at end', kind: 'moment' },
      { name: 'status', sql: 'e.status', kind: 'word', words: 'filters.statusOptions' },
      { name: 'order', sql: 'o.number', kind: 'text' },
      { name: 'note', sql: `case when e.kind = 'adjust' then e.note end`, kind: 'text' },
    ],
    sorts: { created_at: { sql: 'e.created_at', type: 'timestamptz' } },
    filters: {
      kind: oneOf('e.kind'),
      status: oneOf('e.status'),
      created_at: days('e.created_at'),
      expires_at: days('e.expires_at'),
      left: when('e.left_over > 0'),
      person_id: belongsTo('e.person_id'),
    },
    search: [],
  },
  'plan-subscriptions': {
    permission: 'people.read',
    words: 'admin-plan-subscriptions',
    from: `public.plan_subscriptions s ${PERSON} s.person_id`,
    key: { sql: 's.id', type: 'uuid' },
    columns: [
      { name: 'name', sql: `coalesce(nullif(p.full_name, ''), p.email, s.person_id::text)`, kind: 'text' },
      { name: 'plan', sql: 's.plan', kind: 'text' },
      { name: 'billing', sql: 's.billing', kind: 'text' },
      { name: 'status', sql: 's.status', kind: 'word', words: 'filters.statusOptions' },
      { name: 'started', sql: 's.started_at', kind: 'moment' },
      { name: 'ends', sql: 's.period_end', kind: 'moment' },
    ],
    sorts: { period_end: { sql: 's.period_end', type: 'timestamptz' }, started_at: { sql: 's.started_at', type: 'timestamptz' } },
    filters: {
      status: oneOf('s.status'),
      plan: oneOf('s.plan'),
      billing: oneOf('s.billing'),
      period_end: days('s.period_end'),
      started_at: days('s.started_at'),
    },
    search: [],
  },
}
