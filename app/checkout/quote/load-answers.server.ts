import { minor, type Minor } from '../../platform/money.ts'
import type { Database } from '../../platform/database.ts'
import { lineIdOf, type WantedLine } from './quote.ts'

/** What the database says to what a buyer wants written on a piece: what is wrong with it, and what it costs a piece. */
export type PersonalAnswer = { problem: 'personalization_missing' | 'personalization_too_long' | 'personalization_changed' | null; fee: Minor }

/** What lines ask of their makers, by line id. Lines of pieces that are not there are left out. `db` needs the role `service_role`. */
export async function loadAnswers(db: Database, lines: readonly WantedLine[]): Promise<Map<string, PersonalAnswer>> {
  if (lines.length === 0) return new Map()
  const rows = await db.all<{ variant_id: string; said: string; problem: PersonalAnswer['problem']; fee_minor: bigint }>(
    `select w.variant_id, w.said, a.problem, a.fee_minor
       from jsonb_to_recordset($1) as w (variant_id uuid, said text)
       join public.product_variants v on v.id = w.variant_id join public.products p on p.id = v.product_id
      cross join lateral private.personal_answer(p.personalization_fields, w.said) a`,
    [JSON.stringify(lines.map(({ variantId, personalization }) => ({ variant_id: variantId, said: personalization })))],
  )
  return new Map(rows.map((row) => [lineIdOf({ variantId: row.variant_id, personalization: row.said }), { problem: row.problem, fee: minor(row.fee_minor) }]))
}
