/**
 * The server of bench/live-sockets.ts and bench/live-nodes.ts, a program of its own: live events over a real database, its own or that of `LIVE_DATABASE`, nothing else. Answers
 * `memory` and `stop` of its parent.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createApiKeys, createAuth, createRealtime, defaultAuthSettings, supabaseMigrations } from '@hattha/supabase-api'
import { connectAuthenticator, connectPools, migrate, startEmbedded } from '@hattha/postgres'

const jwtSecret = 'a secret of at least thirty-two characters, for benchmarks'
const log = { debug: () => undefined, info: () => undefined, warn: console.warn, error: console.error }
const folder = mkdtempSync(join(tmpdir(), 'live-'))
const lent = process.env['LIVE_DATABASE']
const database = lent === undefined ? await startEmbedded({ folder, durable: false }) : undefined
const url = database?.url ?? lent ?? ''
if (database) await migrate({ url, sources: supabaseMigrations() })
const [pool, pools] = [connectAuthenticator({ url, size: 4 }), connectPools({ url, size: 2 })]
const auth = createAuth({
  pool: pools.auth,
  settings: defaultAuthSettings({ siteUrl: 'http://localhost', externalUrl: 'http://localhost/auth/v1', jwtSecret }),
  mailer: { send: async () => undefined },
  letters: () => undefined,
  log,
})
const realtime = createRealtime({ url, pool, verify: auth.verify, log })
await realtime.ready()
const server = createServer((_request, response) => response.writeHead(404).end())
server.on('upgrade', (request, stream, head) => {
  if (!realtime.upgrade(request, stream, head)) stream.destroy()
})
server.listen({ port: 0, host: '127.0.0.1', backlog: 4_096 }, () => {
  const address = server.address()
  if (typeof address !== 'object' || !address) throw new Error('no port')
  process.send?.({ ready: { address: `ws://127.0.0.1:${address.port}`, key: createApiKeys(jwtSecret).anon } })
})

process.on('message', (asked) => {
  if (asked === 'memory') process.send?.({ megabytes: Math.round(process.memoryUsage.rss() / 1024 / 1024) })
  if (asked === 'stop')
    void (async () => {
      await realtime.close()
      server.close()
      await Promise.all([pool.end(), pools.end()])
      await database?.stop()
      rmSync(folder, { recursive: true, force: true })
      process.exit(0)
    })()
})
