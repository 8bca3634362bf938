import type { Exception } from './check-statements.ts'

/** Statements that pass through: whoever hands them in is looked at where they write it, or has them checked by tests that run them. */
const COMPOSED = Object.entries({
  'app/reviews/read/list-reviews.server.ts': 'one column for each aspect of the list',
  'app/exports/export-rows.server.ts': 'the columns and conditions of each list that can be taken along',
  'app/reports/run-report.server.ts': 'the questions of the shop’s own list of reports, asked as a role that reads nothing else',
  'bench/bench-orders.ts': 'four inserts one after the other, the states handed to the one that needs them',
  'bench/bench-shop.ts': 'takes indexes away and makes them again as they were',
  'bench/simulate/world.ts': 'inserts that answer an id each, handed to the one that needs it, and ids of what visitors ask for',
  'bench/heard-or-asked.ts': 'the same statements, asked again until the switched primary answers',
  'bench/three-nodes/buyers.ts': 'inserts that answer an id each, handed to the one that needs it',
  'bench/three-nodes/patroni.ts': 'the same writes, asked again until the switched primary answers',
  'bench/office/ask-lists.ts': 'the questions of each list of the office',
  'bench/office/sow-lists.ts': 'rows of any table, after its own shape',
  'bench/office/table-shapes.ts': 'asks any table for its largest numbers',
  'demo/load-rows.ts': 'loads rows of any table',
  'demo/orders.ts': 'one query with the condition of each season of the demo',
  'demo/promotions.ts': 'one insert with the values of each of the four offers',
  'packages/postgres/backup/keep-log.ts': 'commands of replication, which nobody can prepare',
  'packages/postgres/backup/restore-cluster.ts': 'names of roles and passwords cannot be bound',
  'packages/postgres/backup/take-base.ts': 'commands of replication, which nobody can prepare',
  'packages/postgres/describe-schema.ts': 'asks the catalogue for one kind of line after the other',
  'packages/postgres/describe-types.ts': 'asks the catalogue for one kind of line after the other',
  'packages/postgres/migrate.ts': 'runs the files of the migrations; a password cannot be bound',
  'packages/postgres/pooled-logins.ts': 'names of roles and databases, settings and passwords cannot be bound',
  'packages/postgres/postgres-database.ts': 'the Database itself',
  'packages/supabase-api/auth/connection.ts': 'the Sql of the auth service itself',
  'packages/supabase-api/auth/hooks/run-hook.ts': 'the function a project has named in its settings',
  'packages/supabase-api/project/apply-file.ts': 'runs the files of a project',
  'packages/supabase-api/project/stand-in.ts': 'runs the files that stand in for extensions',
  'packages/supabase-api/realtime/database.ts': 'the database of realtime itself',
  'packages/supabase-api/realtime/log/follow-log.ts': 'commands of replication, which nobody can prepare',
  'packages/supabase-api/realtime/log/published-triggers.ts': 'names of tables cannot be bound',
  'packages/supabase-api/realtime/peers/peers.ts': 'the connection itself',
  'packages/supabase-api/rest/catalogue/rows.ts': 'reads any of its queries as JSON',
  'packages/supabase-api/rest/http/run.ts': 'what a request was translated to',
  'packages/supabase-api/storage/database.ts': 'the Sql of the storage itself',
  'packages/supabase-api/storage/objects/list.ts': 'sorted by a column and a direction of a list',
  'scripts/typed-sql/describe-statement.ts': 'describes any statement',
  'app/staff-use-case.ts': 'It hands on what commands ask, which is checked where they ask it.',
  'server/watching/slow-statements.ts': 'asks for the plan of any statement',
  'server/read-replica.ts': 'hands on what pages ask, which is checked where they ask it',
  'server/reading-only.ts': 'It hands on what commands ask, which is checked where they ask it.',
  'packages/supabase-api/auth/sessions/live-session.ts': 'The name of the function is a setting, quoted by functionName.',
  'packages/supabase-api/auth/actor.ts': 'The name of the function is a setting, quoted by functionName.',
}).map(([file, because]) => ({ file, about: 'put together while the program runs', because }))

/** Several commands at once cannot be prepared; none of these reads a row. */
const SCRIPTS = [
  'bench/bench-shop.ts',
  'bench/rest-memory.ts',
  'bench/rest.ts',
  'packages/postgres/migrate.ts',
  'packages/supabase-api/project/prepare-database.ts',
  'packages/supabase-api/rest/http/run.ts',
  'server/jobs/prepare-jobs.ts',
].map((file) => ({ file, about: 'multiple commands', because: 'a script' }))

/** Tables that are not the shop's: a project of Supabase brings them, or the bench makes its own. */
const ELSEWHERE = [
  { file: 'bench/rest.ts', about: 'column s.name does not exist', because: 'a table of the bench' },
  { file: 'packages/supabase-api/project/prepare-database.ts', about: '"supabase_migrations.', because: 'the ledger of a project' },
  { file: 'packages/supabase-api/project/prepare-database.ts', about: '"vault.secrets"', because: 'an extension of a project' },
  { file: 'packages/supabase-api/project/send-requests.ts', about: '"net.', because: 'an extension of a project' },
]

/** Columns that may be null and are not in these rows: PostgreSQL tells where a column comes from, not what the condition leaves of it. */
const NEVER_NULL = [
  { file: 'app/blog/feeds/list-feed.server.ts', about: '"published_at"', because: 'a check constraint: what is published has its moment' },
  { file: 'app/blog/find-posts.server.ts', about: '"published_at"', because: 'a check constraint: what is published has its moment' },
  { file: 'app/blog/post/get-post.server.ts', about: '"published_at"', because: 'a check constraint: what is published has its moment' },
  { file: 'app/chat/talk/translate-message.server.ts', about: '"content"', because: 'the condition asks for it' },
  { file: 'app/membership/keep-membership.server.ts', about: '"email"', because: 'the condition asks for one' },
  { file: 'app/notifications/letter-of-notification.server.ts', about: '"email"', because: 'the condition asks for one' },
  { file: 'app/payments/settle-payment.server.ts', about: '"order_group_id"', because: 'joined by it' },
  { file: 'app/payments/settle-plan.server.ts', about: '"plan_purchase_id"', because: 'the condition asks for it' },
  { file: 'app/payments/transfers/confirm-transfer.server.ts', about: '"reference"', because: 'the condition asks for it' },
  { file: 'app/settings/data/data-export-route.ts', about: '"content"', because: 'a copy is made ready together with its content' },
  { file: 'app/stories/get-stories.server.ts', about: '"image"', because: 'the condition asks for it' },
  ...['app/returns/case-pictures.server.ts', 'packages/supabase-api/storage/buckets/buckets.ts', 'packages/supabase-api/storage/links/signed-links.ts'].map(
    (file) => ({ file, about: '"name"', because: 'Supabase declares it so, and every object has a name' }),
  ),
  {
    file: 'packages/supabase-api/storage/objects/find-object.ts',
    about: 'it may be null',
    because: 'Supabase declares it so, and the storage writes them all',
  },
  ...['caller.ts', 'sessions/flow-state.ts', 'sessions/refresh-session.ts', 'users/get-user.ts'].map((file) => ({
    file: `packages/supabase-api/auth/${file}`,
    about: 'it may be null',
    because: 'GoTrue declares it so, and the auth service writes them all',
  })),
  { file: 'packages/supabase-api/auth/factors/prove-by-totp.ts', about: '"secret"', because: 'a factor of this kind has one' },
]

export const EXCEPTIONS: readonly Exception[] = [...COMPOSED, ...SCRIPTS, ...ELSEWHERE, ...NEVER_NULL]
