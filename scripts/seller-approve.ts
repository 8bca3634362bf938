import pg from 'pg'
import { withShopDatabase } from './with-database.ts'

// npm run seller:approve -- EMAIL: lets a person sell who has applied. Works while the shop runs, and while it does not.
const [email] = process.argv.slice(2)
if (!email) {
  console.error('Whose application? npm run seller:approve -- ada@example.com')
  process.exit(1)
}
await withShopDatabase((url) => approve(url, email))

async function approve(url: string, address: string): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    const { rows } = await client.query<{ id: string; status: string; business_name: string }>(
      'select a.id, a.status, a.business_name from public.seller_applications a join public.profiles p on p.id = a.person_id where lower(p.email) = lower($1)',
      [address],
    )
    const [application] = rows
    if (!application) {
      console.error(
        `Nobody with the address ${address} has applied to sell. They apply when they register as a seller, or later on their profile at /dashboard.`,
      )
      process.exitCode = 1
      return
    }
    await client.query('select private.approve_seller($1)', [application.id])
    console.log(
      application.status === 'approved'
        ? `${address} may sell already.`
        : `${address} may sell now${application.business_name ? ` as ${application.business_name}` : ''}.`,
    )
  } finally {
    await client.end()
  }
}
