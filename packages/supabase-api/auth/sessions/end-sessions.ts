import type { Sql } from '../connection.ts'

/** Signs out: this device (`local`), every device (`global`), or every other one (`others`). Access tokens already out live on until they expire. */
export async function endSessions(sql: Sql, wanted: { userId: string; sessionId?: string; scope: 'local' | 'global' | 'others' }): Promise<number> {
  if (wanted.scope === 'global') return sql.run('delete from auth.sessions where user_id = $1', [wanted.userId])
  if (wanted.scope === 'local') return sql.run('delete from auth.sessions where user_id = $1 and id = $2', [wanted.userId, wanted.sessionId ?? null])
  return sql.run('delete from auth.sessions where user_id = $1 and id is distinct from $2', [wanted.userId, wanted.sessionId ?? null])
}
