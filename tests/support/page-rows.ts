import { randomUUID } from 'node:crypto'
import type { TestDatabase } from './database.ts'

/** A page of the shop's own that nobody sees yet. */
export async function givenPage(db: TestDatabase): Promise<string> {
  return (await db.owner.one<{ id: string }>('insert into public.pages (id) values ($1) returning id', [`p-${randomUUID()}`])).id
}

type Given = { from: string; number?: number; text?: string }

/** A version of a page, with an English text; `from` as PostgreSQL adds it to now. */
export async function givenPageVersion(db: TestDatabase, page: string, { from, number = 1, text = 'Words.' }: Given): Promise<void> {
  const { id } = await db.owner.one<{ id: string }>(
    `insert into public.page_versions (page_id, number, holds_from, reason) values ($1, $2, now() + $3::interval, 'Because') returning id`,
    [page, number, from],
  )
  await db.owner.all(`insert into public.page_texts (version_id, language, title, lead, content) values ($1, 'en', 'Words', '', $2)`, [id, text])
  await db.owner.all('update public.pages set shown_from = coalesce(shown_from, now() + $2::interval) where id = $1', [page, from])
}

/** Something of everything that pages have: one that is read, one that is hidden, one that waits, what was taken back, and what is being written. */
export async function givenPageRows(db: TestDatabase): Promise<void> {
  const [read, hidden, waits] = [await givenPage(db), await givenPage(db), await givenPage(db)]
  await givenPageVersion(db, read, { from: '-1 day' })
  await givenPageVersion(db, read, { from: '1 day', number: 2 })
  await db.owner.all('update public.page_versions set withdrawn_at = now() where page_id = $1 and number = 2', [read])
  await givenPageVersion(db, hidden, { from: '-1 day' })
  await db.owner.all(`update public.pages set status = 'hidden' where id = $1`, [hidden])
  await givenPageVersion(db, waits, { from: '1 day' })
  await db.owner.all(`insert into public.page_drafts (page_id, language, title) values ($1, 'th', 'ร่าง')`, [read])
}
