import type { Endpoint } from '../context.ts'
import { requireAdmin } from '../caller.ts'
import { AuthRefusal } from '../refusal.ts'
import { linksOf, pageOf } from './pages.ts'

/** What `query=` may look for, and where it is in an entry. */
const FIELDS: Readonly<Record<string, readonly string[]>> = { author: ['actor_username', 'actor_name'], action: ['action'], type: ['log_type'] }

/** `GET /admin/audit?query=action:login&page=&per_page=`: who did what, newest first. https://supabase.com/docs/guides/auth/audit-logs */
export const listAuditLog: Endpoint = async (auth, c) => {
  await requireAdmin(auth, c)
  const page = pageOf(c)
  const [field = '', ...rest] = (c.req.query('query') ?? '').slice(0, 200).split(':')
  const fields = Object.hasOwn(FIELDS, field) ? (FIELDS[field] ?? []) : []
  if (field !== '' && fields.length === 0) throw new AuthRefusal(400, 'validation_failed', `Invalid scope: ${field.slice(0, 40)}`)
  const like = `%${rest.join(':').replace(/[\\%_]/g, '\\$&')}%`
  const where = 'cardinality($1::text[]) = 0 or exists (select 1 from unnest($1::text[]) as field where a.payload ->> field ilike $2)'
  const entries = await auth.db.all<object>(
    `select a.id, a.payload, a.created_at, a.ip_address from auth.audit_log_entries a where ${where} order by a.created_at desc, a.id limit $3 offset $4`,
    [fields, like, page.size, (page.number - 1) * page.size],
  )
  const { total } = await auth.db.one<{ total: number }>(`select count(*)::int as total from auth.audit_log_entries a where ${where}`, [fields, like])
  for (const [name, value] of linksOf('/admin/audit', page, total)) c.header(name, value)
  return c.json(entries)
}
