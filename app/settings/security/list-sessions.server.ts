import * as v from 'valibot'
import { memberUseCase, Nothing, refuse } from '../../use-case.ts'
import { sessionOf } from './caller-proof.server.ts'

type Row = { id: string; created_at: Date; used_at: Date; user_agent: string; ip: string; has_second_factor: boolean }

/** `POST /functions/v1/list-sessions`. The devices the caller is signed in on, `{ sessions: [{ id, createdAt, usedAt, userAgent, ip, isThis }] }`. */
export const listSessionsFunction = memberUseCase(Nothing, async (shop, member) => {
  const rows = await shop.service.all<Row>('select * from private.list_sessions($1)', [member.id])
  const sessions = rows.map((row) => ({
    id: row.id,
    createdAt: row.created_at,
    usedAt: row.used_at,
    userAgent: row.user_agent,
    ip: row.ip,
    isThis: row.id === sessionOf(member),
  }))
  return { sessions }
})

const Body = v.object({ id: v.pipe(v.string(), v.uuid()) })

/** `POST /functions/v1/end-session`. Signs one of the caller's devices out; 404 for a session that is not theirs or is over already. */
export const endSessionFunction = memberUseCase(Body, async (shop, member, { id }) => {
  const { ended } = await shop.service.one<{ ended: boolean }>('select private.end_session($1, $2) as ended', [member.id, id])
  return ended ? { ended } : refuse('not_found')
})
