import * as v from 'valibot'
import type { Caller, Shop } from '../../shop.ts'
import { memberOf, refuse, sessionOf } from './caller-proof.server.ts'

type Row = { id: string; created_at: Date; used_at: Date; user_agent: string; ip: string; has_second_factor: boolean }

const headers = { 'cache-control': 'no-store' }

/** `POST /functions/v1/list-sessions`. The devices the caller is signed in on, `{ sessions: [{ id, createdAt, usedAt, userAgent, ip, isThis }] }`. */
export async function listSessionsFunction(shop: Shop, caller: Caller): Promise<Response> {
  const member = memberOf(caller)
  if ('refusal' in member) return member.refusal
  const rows = await shop.service.all<Row>('select * from private.list_sessions($1)', [member.id])
  const sessions = rows.map((row) => ({
    id: row.id,
    createdAt: row.created_at,
    usedAt: row.used_at,
    userAgent: row.user_agent,
    ip: row.ip,
    isThis: row.id === sessionOf(caller),
  }))
  return Response.json({ sessions }, { headers })
}

const Body = v.object({ id: v.pipe(v.string(), v.uuid()) })

/** `POST /functions/v1/end-session`. Signs one of the caller's devices out; 404 for a session that is not theirs or is over already. */
export async function endSessionFunction(shop: Shop, caller: Caller, body: unknown): Promise<Response> {
  const wanted = v.safeParse(Body, body)
  if (!wanted.success) return refuse(400, 'invalid', 'The id of a session is needed.')
  const member = memberOf(caller)
  if ('refusal' in member) return member.refusal
  const { ended } = await shop.service.one<{ ended: boolean }>('select private.end_session($1, $2) as ended', [member.id, wanted.output.id])
  return ended ? Response.json({ ended }, { headers }) : refuse(404, 'not_found', 'There is no such session.')
}
