import type { IncomingMessage } from 'node:http'
import type { Duplex } from 'node:stream'
import { createAdaptorServer } from '@hono/node-server'
import { Hono } from 'hono'
import { connectPools, startEmbedded } from '@hattha/postgres'
import type { Logger } from '../kernel/logger.ts'
import { ProjectCannotStart } from './cannot-start.ts'
import type { Endings } from './endings.ts'
import type { Mail } from './mail.ts'
import { sendRequests } from './send-requests.ts'
import { prepareDatabase } from './prepare-database.ts'
import type { ProjectConfig } from './project-config.ts'
import { projectKeys, type ProjectKeys } from './project-keys.ts'
import { projectLetters } from './project-letters.ts'
import { authOf, functionsOf, realtimeOf, restOf, storageOf, type Parts } from './project-services.ts'

export type Serving = {
  address: string
  databaseUrl: string
  keys: ProjectKeys
  migrations: readonly string[]
  seeds: readonly string[]
  functions: readonly string[]
}

type Upgrade = (request: IncomingMessage, stream: Duplex, head: Buffer) => boolean

/**
 * Serves a Supabase project on `port` of the loopback address with an embedded database below `dataFolder`. What was started is handed to
 * `endings`. Throws ProjectCannotStart, DatabaseCannotStart or MigrationRefused, each with a sentence a person can act on.
 */
export async function serveProject(options: {
  config: ProjectConfig
  port: number
  dataFolder: string
  mail: Mail
  log: Logger
  endings: Endings
  warn: (sentence: string) => void
}): Promise<Serving> {
  const { config, port, dataFolder, mail, log, endings, warn } = options
  const { sections } = config
  const address = `http://127.0.0.1:${port}`
  const keys = await projectKeys(config)
  const letters = projectLetters({ config, warn })

  const web = await openWeb(port)
  const database = endings.add(await startEmbedded({ folder: dataFolder }), 'database', (started) => started.stop())
  if (database.notice !== undefined) warn(database.notice)
  const { migrations, seeds } = await prepareDatabase({ url: database.url, config, warn })

  const onError = (error: Error) => log.warn({ err: error }, 'a database connection broke')
  const pools = endings.add(connectPools({ url: database.url, schemas: sections.api.extra_search_path, onError }), 'database connections', (all) => all.end())
  const parts: Parts = { config, keys, letters, address, databaseUrl: database.url, dataFolder, pools, mail, log, endings, warn }
  const auth = authOf(parts)
  const served = { ...parts, auth }

  const app = new Hono()
  if (sections.auth.enabled) app.route('/auth/v1', auth.app)
  if (sections.api.enabled) app.route('/rest/v1', await restOf(served))
  if (sections.storage.enabled) app.route('/storage/v1', await storageOf(served))
  const realtime = sections.realtime.enabled ? realtimeOf(served) : undefined
  if (realtime) {
    await realtime.ready()
    app.route('/realtime/v1', realtime.app)
    web.onUpgrade((request, stream, head) => realtime.upgrade(request, stream, head))
  }
  const requests = await sendRequests({ url: database.url, address, apiPort: sections.api.port, log })
  endings.add(requests, 'requests of the database', (sending) => sending.stop())
  const functions = sections.edge_runtime.enabled ? functionsOf(served) : undefined
  if (functions) app.route('/functions/v1', functions.app)
  app.route('/dev/mailbox', mail.page)
  app.post('/graphql/v1', (c) => c.json({ errors: [{ message: 'pg_graphql extension is not enabled.' }] }))
  app.notFound((c) => c.json({ message: 'no Route matched with those values' }, 404))
  web.serve(app.fetch)
  // Ended first, though begun first: what is under way is answered while everything behind it still stands.
  endings.add(web, 'web server', (open) => open.close())
  if (realtime) endings.add(realtime, 'live events', (live) => live.leave())
  return { address, databaseUrl: database.url, keys, migrations, seeds, functions: functions?.names() ?? [] }
}

/** Listens at once, so that a second start of the project touches nothing; who asks before there is something to serve waits for it. */
async function openWeb(port: number) {
  type Fetch = (request: Request, env: object) => Response | Promise<Response>
  const ready = Promise.withResolvers<Fetch>()
  let take: Upgrade = () => false
  const server = createAdaptorServer({ fetch: async (request: Request, env: object) => (await ready.promise)(request, env) })
  server.on('upgrade', (request: IncomingMessage, stream: Duplex, head: Buffer) => {
    stream.on('error', () => stream.destroy())
    void ready.promise.then(() => {
      if (!take(request, stream, head)) stream.end('HTTP/1.1 404 Not Found\r\nconnection: close\r\ncontent-length: 0\r\n\r\n')
    })
  })
  await new Promise<void>((listening, failed) => {
    server.once('error', (error: Error & { code?: string }) => {
      if (error.code === 'EADDRINUSE')
        failed(
          new ProjectCannotStart(`Cannot start: port ${port} is taken. Stop what uses it, or choose another: --port ${port < 65_535 ? port + 1 : port - 1}`),
        )
      else if (error.code === 'EACCES') failed(new ProjectCannotStart(`Cannot start: this user may not listen on port ${port}. Choose another with --port.`))
      else failed(error)
    })
    server.listen(port, '127.0.0.1', listening)
  })
  const close = () => {
    const closed = new Promise<void>((done) => server.close(() => done()))
    // Idle connections would be waited for until they time out, and so would a client that reads a stream without end.
    if ('closeIdleConnections' in server) server.closeIdleConnections()
    const late = setTimeout(() => 'closeAllConnections' in server && server.closeAllConnections(), CLOSE_PATIENCE_MS)
    return closed.finally(() => clearTimeout(late))
  }
  return { serve: (fetch: Fetch) => ready.resolve(fetch), onUpgrade: (by: Upgrade) => void (take = by), close }
}

/** Requests under way may take so long when the server stops. */
const CLOSE_PATIENCE_MS = 5000
