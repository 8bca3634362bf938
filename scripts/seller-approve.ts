import pg from 'pg'
import { withShopDatabase } from './with-database.ts'

// npm run seller:approve -- EMAIL [REASON]: lets a person sell who has applied; they read the reason by email. Works while the shop runs, and while it does not.
const [email, ...said] = process.argv.slice(2)
const reason = said.join(' ') || 'Welcome!'
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
    if (application.status === 'approved') {
      console.log(`${address} may sell already.`)
      return
    }
    if (application.status === 'rejected') {
      console.error(`${address} was turned away and can apply again at /dashboard after thirty days.`)
      process.exitCode = 1
      return
    }
    await client.query('begin')
    await client.query(`select set_config('app.actor', 'terminal', true)`)
    await client.query(`select private.decide_application($1, 'approved', $2, null)`, [application.id, reason])
    await client.query('commit')
    console.log(`${address} may sell now${application.business_name ? ` as ${application.business_name}` : ''}.`)
  } finally {
    await client.end()
  }
}
