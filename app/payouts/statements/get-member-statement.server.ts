import type { Database } from '../../platform/database.ts'
import type { MemberStatement } from './member-statement.ts'

/** The statement of a member of this shop (`id_2026-11`); undefined for a member of another. */
export async function getMemberStatement(db: Database, { seller, of }: { seller: string; of: string }): Promise<MemberStatement | undefined> {
  const [member, month] = of.split('_')
  const found = await db.maybe<{ statement: MemberStatement }>(
    `select private.member_statement(m.id, ($3 || '-01')::date) as statement from public.cooperative_members m where m.id = $2 and m.seller_id = $1`,
    [seller, member, month],
  )
  return found?.statement
}
