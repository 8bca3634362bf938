import pg from 'pg'
import { withShopDatabase } from './with-database.ts'

// npm run staff:invite -- EMAIL [ROLE]: invites somebody to work here, as an owner without a role; the first owner of a shop without staff is made at once. Works while the shop runs, and while it does not.
const [email, role = 'owner'] = process.argv.slice(2)
/** What has become of it. Without a second factor a role opens nothing. */
const SENTENCES = {
  granted: `${email} is ${role} now, as the first of the staff. A letter says so. The rights count once a second factor is switched on at /settings and the account signs in with it.`,
  had: `${email} is ${role} already.`,
  invited: `${email} gets a letter with a link that makes it ${role}, within seven days; it takes an account with that address, and a second factor, which the page of the link sets up.`,
}

await withShopDatabase(async (url) => {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    const { rows: roles } = await client.query<{ slug: string; description: string }>(
      'select slug, description from public.staff_roles order by has_all desc, slug',
    )
    if (!email?.includes('@') || !roles.some(({ slug }) => slug === role)) {
      console.error('Who, and as what? npm run staff:invite -- ada@example.com support')
      for (const { slug, description } of roles) console.error(`  ${slug.padEnd(12)} ${description}`)
      process.exitCode = 1
      return
    }
    const { rows } = await client.query<{ was: 'granted' | 'had' | 'invited' }>('select private.invite_staff($1, $2) as was', [email, role])
    console.log(SENTENCES[rows[0]?.was ?? 'invited'])
  } finally {
    await client.end()
  }
})
