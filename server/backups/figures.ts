import type pg from 'pg'
import type { Figures } from '../../app/platform/backups.ts'

/** Counts, at one moment, what a shop must not lose; `differences` are those of `books:check`. */
export async function countShop(client: pg.Client): Promise<Figures> {
  await client.query('begin transaction isolation level repeatable read read only')
  try {
    const { rows } = await client.query<Record<keyof Figures, number>>(
      `select (select count(*) from public.orders)::int as orders, (select count(*) from public.products)::int as products,
              (select count(*) from auth.users)::int as people, (select count(*) from public.journals)::int as journals,
              (select count(*) from storage.objects)::int as files, (select count(*) from private.check_books())::int as differences`,
    )
    if (!rows[0]) throw new Error('the database counted nothing')
    return rows[0]
  } finally {
    await client.query('commit')
  }
}
