/** Screens on open lines, for bench/three-nodes.ts: what the database says all the time must be on each, heard or asked for, whatever happens to nodes, lines and primary. */
import { setTimeout as pause } from 'node:timers/promises'
import { createClient } from '@supabase/supabase-js'
import pg from 'pg'

const SCREENS = 6
const SAID_EACH_MS = 20
/** As a busy shop has one now and then; supabase-js takes up to ten seconds between its attempts. */
const PATIENCE_MS = 20_000

type Screen = { heard: Set<number>; shown: Set<number>; asked: number }

/** Speaks and listens until `end`, which says what every screen shows. `url` leads through the front to the nodes, `owner` to the primary. */
export async function watchScreens({ url, owner, key }: { url: string; owner: string; key: string }) {
  const pool = new pg.Pool({ connectionString: owner, max: 4, connectionTimeoutMillis: 5_000 })
  pool.on('error', () => undefined)
  pool.on('connect', (connection) => connection.on('error', () => undefined))
  const patiently = async <Row extends pg.QueryResultRow>(sql: string, values: readonly unknown[] = []): Promise<Row[]> => {
    for (;;) {
      const rows = await pool.query<Row>(sql, [...values]).then(
        (answer) => answer.rows,
        () => undefined,
      )
      if (rows) return rows
      await pause(50)
    }
  }
  const clients = Array.from({ length: SCREENS }, () => createClient(url, key, { auth: { persistSession: false, autoRefreshToken: false } }))
  const joins: Promise<void>[] = []
  const screens = clients.map((client) => {
    const screen: Screen = { heard: new Set(), shown: new Set(), asked: 0 }
    const joined = Promise.withResolvers<void>()
    joins.push(joined.promise)
    // As the shop's pages do (`listenForNews`): whenever listening begins, all is asked for.
    const ask = async () => {
      screen.asked += 1
      const said = await patiently<{ n: number }>(`select (payload ->> 'n')::int as n from realtime.messages where topic = 'screens'`)
      for (const { n } of said) screen.shown.add(n)
    }
    client
      .channel('screens', { config: { broadcast: { replication_ready: true } } })
      .on('broadcast', { event: 'said' }, ({ payload }: { payload: { n: number } }) => {
        screen.heard.add(payload.n)
        screen.shown.add(payload.n)
      })
      .on('system', {}, ({ extension, status }: { extension?: string; status?: string }) => {
        if (extension === 'system' && status === 'ok') void ask()
      })
      .subscribe((status) => {
        if (status !== 'SUBSCRIBED') return
        joined.resolve()
        void ask()
      })
    return screen
  })
  await Promise.all(joins)
  let count = 0
  let ended = false
  const speaking = (async () => {
    while (!ended) {
      await patiently(`select realtime.send(jsonb_build_object('n', $1::int), 'said', 'screens', false)`, [(count += 1)])
      await pause(SAID_EACH_MS)
    }
  })()

  return {
    /** In one sentence, what was said and what of it the screens show. */
    async end(): Promise<string> {
      ended = true
      await speaking
      // What a replica had not been sent when it took over is in no database, and on no screen that asked.
      const there = (await patiently<{ n: number }>(`select (payload ->> 'n')::int as n from realtime.messages where topic = 'screens'`)).map(({ n }) => n)
      const missing = () => screens.map(({ shown }) => there.filter((n) => !shown.has(n)).length)
      for (const until = performance.now() + PATIENCE_MS; performance.now() < until && missing().some((many) => many > 0);) await pause(100)
      const unheard = screens.map(({ heard }) => there.filter((n) => !heard.has(n)).length)
      for (const client of clients) await client.removeAllChannels().then(() => client.realtime.disconnect())
      await pool.end()
      return (
        `${there.length} messages said to ${screens.length} screens: not heard ${unheard.join(', ')}; ` +
        `after asking ${screens.map(({ asked }) => asked).join(', ')} times missing ${missing().join(', ')}`
      )
    },
  }
}
