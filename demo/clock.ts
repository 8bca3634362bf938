import type pg from 'pg'
import type { DemoRole } from './demo-account.ts'
import { uuidOf } from './random.ts'

/** What the shop takes for the present, as in `private.now()`; null for the present itself. */
export const turnClock = (client: pg.PoolClient, moment: Date | null) => client.query(`select set_config('app.now', $1, false)`, [moment?.toISOString() ?? ''])

/** Who asks from here on, with a second factor shown at this moment of the clock; null for nobody. */
export const actAs = (client: pg.PoolClient, role: DemoRole | null) =>
  client.query(
    `select set_config('request.jwt.claims', case when $1::uuid is null then '' else jsonb_build_object('sub', $1::uuid, 'role', 'authenticated', 'aal', 'aal2',
       'amr', jsonb_build_array(jsonb_build_object('method', 'totp', 'timestamp', extract(epoch from private.now())::bigint)))::text end, false)`,
    [role === null ? null : uuidOf('person', `${role}@hattha.test`)],
  )
