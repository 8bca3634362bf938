import type { Database } from '../../platform/database.ts'
import type { Statement } from './statement.ts'

/** A maker's statement of a month (`2026-11`) with the name it is made out to; undefined for no maker. */
export const getStatement = (db: Database, { seller, month }: { seller: string; month: string }) =>
  db.maybe<{ maker: string; statement: Statement }>(
    `select s.business_name as maker, private.statement(s.id, ($2 || '-01')::date) as statement from public.sellers s where s.id = $1`,
    [seller, month],
  )
