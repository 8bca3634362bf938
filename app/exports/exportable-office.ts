import type { Exportable } from './export-list.ts'

/** Who works here and what they have set, as lists that can be taken along. */
export const OFFICE: Readonly<Record<string, Exportable>> = {
  staff: {
    permission: 'staff.read',
    words: 'admin-staff',
    // A row for each role of each person.
    from: 'public.staff_members m left join public.profiles p on p.id = m.person_id left join public.profiles g on g.id = m.granted_by',
    key: { sql: `(m.person_id::text || ' ' || m.role)`, type: 'text' },
    columns: [
      { name: 'name', sql: 'p.full_name', kind: 'text' },
      { name: 'email', sql: 'coalesce(p.email, m.person_id::text)', kind: 'text' },
      { name: 'role', sql: 'm.role', kind: 'text' },
      { name: 'granted', sql: 'm.granted_at', kind: 'moment' },
      { name: 'grantedBy', sql: 'g.email', kind: 'text' },
    ],
    sorts: { granted_at: { sql: 'm.granted_at', type: 'timestamptz' } },
    filters: {},
    search: [],
  },
  backup: {
    permission: 'backups.read',
    words: 'admin-backup',
    from: 'public.backups b',
    key: { sql: 'b.id', type: 'uuid' },
    columns: [
      { name: 'when', sql: 'b.asked_at', kind: 'moment' },
      { name: 'state', sql: 'b.state', kind: 'word', words: 'states' },
      { name: 'proof', sql: 'b.proof', kind: 'word', words: 'proofs' },
      { name: 'provedAt', sql: 'b.proof_at', kind: 'moment' },
      { name: 'orders', sql: `(b.figures ->> 'orders')`, kind: 'number' },
      { name: 'people', sql: `(b.figures ->> 'people')`, kind: 'number' },
      { name: 'differences', sql: `(b.proof_figures ->> 'differences')`, kind: 'number' },
      { name: 'bytes', sql: 'b.bytes', kind: 'number' },
      { name: 'kept', sql: 'b.kept_as', kind: 'word', words: 'keptAs' },
      { name: 'origin', sql: 'b.origin', kind: 'word', words: 'origins' },
    ],
    sorts: { asked_at: { sql: 'b.asked_at', type: 'timestamptz' } },
    filters: {},
    search: [],
  },
  settings: {
    permission: 'settings.read',
    words: 'admin-settings',
    from: 'public.shop_settings s',
    key: { sql: 's.key', type: 'text' },
    columns: [
      { name: 'key', sql: 's.key', kind: 'text' },
      { name: 'meaning', sql: 's.description', kind: 'text' },
      { name: 'value', sql: `s.value #>> '{}'`, kind: 'text' },
      { name: 'default', sql: `s.default_value #>> '{}'`, kind: 'text' },
      { name: 'changed', sql: 's.updated_at', kind: 'moment' },
    ],
    sorts: { key: { sql: 's.key', type: 'text' } },
    filters: {},
    search: [],
  },
}
