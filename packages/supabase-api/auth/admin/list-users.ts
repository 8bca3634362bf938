import type { Endpoint } from '../context.ts'
import { requireAdmin } from '../caller.ts'
import { findUsers } from '../users/get-user.ts'
import { userJson } from '../users/user.ts'
import { linksOf, pageOf } from './pages.ts'

/** `GET /admin/users?page=&per_page=`, newest first, with `X-Total-Count` and `Link`. https://supabase.com/docs/reference/javascript/auth-admin-listusers */
export const listUsers: Endpoint = async (auth, c) => {
  await requireAdmin(auth, c)
  const page = pageOf(c)
  const { users, total } = await findUsers(auth.db, {
    limit: page.size,
    offset: (page.number - 1) * page.size,
    filter: (c.req.query('filter') ?? '').slice(0, 200),
  })
  for (const [name, value] of linksOf('/admin/users', page, total)) c.header(name, value)
  return c.json({ users: users.map(userJson), aud: 'authenticated' })
}
