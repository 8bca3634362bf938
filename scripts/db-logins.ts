import { pooledUsers } from '@hattha/postgres'
import { readSettings } from '../server/configuration.ts'

// npm run -s db:logins > userlist.txt: what PgBouncer has to know to let the shop's roles in. Their passwords follow from the owner's in DATABASE_DIRECT_URL.
const { databaseUrl } = readSettings()
if (databaseUrl === undefined) {
  console.error('The embedded database has no pooler before it: set DATABASE_DIRECT_URL.')
  process.exit(1)
}
for (const { login, password } of pooledUsers(databaseUrl)) console.log(`"${login}" "${password}"`)
