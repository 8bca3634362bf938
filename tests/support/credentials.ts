import type { TestDatabase } from './database.ts'
import { givenSeller } from './market.ts'

/** A credential that waits to be looked at, of a maker of its own unless one is named; with the picture of its paper. */
export async function givenCredential(db: TestDatabase, { seller, number = 'TG 63100028' }: { seller?: string; number?: string } = {}): Promise<string> {
  const owner = seller ?? (await givenSeller(db))
  const path = `${owner}/${crypto.randomUUID()}.webp`
  await db.owner.all(`insert into storage.objects (bucket_id, name) values ('credential-files', $1)`, [path])
  const { id } = await db.owner.one<{ id: string }>(
    `insert into public.seller_credentials (seller_id, kind, number, about, path) values ($1, 'gi', $2, 'Lamphun brocade', $3) returning id`,
    [owner, number, path],
  )
  return id
}
