import pg from 'pg'
import { withShopDatabase } from './with-database.ts'

// npm run books:check: compares the books with what they are about. Its last line is "N journals, D differences"; ends with 1 where there are any.
await withShopDatabase(async (url) => {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    // One moment for both, so that what is booked meanwhile is no difference.
    await client.query('begin transaction isolation level repeatable read read only')
    const { rows: differences } = await client.query<{ problem: string; about: string; expected: string; booked: string }>(
      'select * from private.check_books()',
    )
    const { rows: journals } = await client.query<{ count: string }>('select count(*)::text as count from public.journals')
    for (const { problem, about, expected, booked } of differences) console.log(`${problem} ${about}: ${expected} expected, ${booked} booked`)
    console.log(`${journals[0]?.count ?? 0} journals, ${differences.length} differences`)
    if (differences.length > 0) process.exitCode = 1
  } finally {
    await client.end()
  }
})
