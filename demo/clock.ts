import type pg from 'pg'
import type { DemoRole } from './demo-account.ts'
import { uuidOf } from './random.ts'

/**
 * What the shop takes for the present, as in `private.now()`, and who asks: nobody, or one of the demo's people with a second factor shown at that moment.
 * null for the present itself.
 */
export const turnClock = (client: pg.PoolClient, moment: Date | null, role?: DemoRole) =>
  client.query(`select set_config('app.now', $1, false), set_config('request.jwt.claims', $2, false)`, [
    moment?.toISOString() ?? '',
    moment === null || role === undefined
      ? ''
      : JSON.stringify({
          sub: uuidOf('person', `${role}@hattha.test`),
          role: 'authenticated',
          aal: 'aal2',
          amr: [{ method: 'totp', timestamp: Math.floor(moment.getTime() / 1000) }],
        }),
  ])
