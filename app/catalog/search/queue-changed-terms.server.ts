import type { Database } from '../../platform/database.ts'
import { conceptToken, wordsAsked } from './craft-terms.ts'
import { foldText } from './search-text.ts'

/** Terms that are looked at in one transaction. */
const AT_ONCE = 20

/** Has the pieces read again that a changed term speaks of: those that carry its token, and those that say one of the names it got or lost. Safe beside itself. */
export async function queueChangedTerms(db: Database): Promise<void> {
  while ((await db.transaction(queueSome)) === AT_ONCE);
}

async function queueSome(tx: Database): Promise<number> {
  const changed = await tx.all<{ id: string; key: string; unindexed: string[] }>(
    `select id, key, unindexed from public.search_terms where unindexed <> '{}' order by id limit $1 for update skip locked`,
    [AT_ONCE],
  )
  for (const { key, unindexed } of changed)
    await tx.all(
      `insert into private.search_queue (product_id) select w.product_id from private.product_words w where w.words @@ $1::tsquery
         on conflict do nothing`,
      [[`'${conceptToken(key)}'`, ...wordsAsked(unindexed.map(foldText), { most: unindexed.length, apart: true })].join(' | ')],
    )
  await tx.all(`update public.search_terms set unindexed = '{}' where id = any ($1)`, [changed.map(({ id }) => id)])
  return changed.length
}
