import { existsSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { getHeapStatistics } from 'node:v8'
import { Hono } from 'hono'
import { functions, READING, REPEATABLE } from '../app/functions.ts'
import { createLiveVocabulary } from '../app/catalog/search/live-vocabulary.server.ts'
import { jobs } from '../app/jobs.ts'
import { demoBank } from '../app/payments/providers/demo-bank.server.ts'
import { ownAccount } from '../app/payments/providers/own-account.server.ts'
import { letterBook } from '../app/letters/letter-book.server.ts'
import { takeReport } from '../app/letters/take-report.server.ts'
import type { PaymentProvider } from '../app/payments/payment-provider.ts'
import { hearCarrier } from '../app/orders/carrying/hear-carriers.server.ts'
import { playedCarrier } from '../app/orders/carrying/played-carrier.server.ts'
import { tellOfParcels } from '../app/orders/carrying/tell-of-parcels.server.ts'
import { receiveEvent } from '../app/payments/receive-event.server.ts'
import type { Shop, ShopJob } from '../app/shop.ts'
import { startBackups, type StartedBackups } from './backups/backups.ts'
import { sweepProofs } from './backups/prove-base.ts'
import { backupDownloads, DOWNLOADS } from './backups/download-link.ts'
import { accountLetters } from './account-letters.ts'
import { budgetOf, type Budget } from './budget.ts'
import type { AuthService, StorageService } from '@hattha/supabase-api'
import { DatabaseCannotStart, forgetLog, MigrationRefused, type Pools } from '@hattha/postgres'
import { databaseSentence } from './database-sentence.ts'
import { receiveTransferEvent } from '../app/payouts/look-at-transfers.server.ts'
import { opnTransfers } from '../app/payouts/opn-transfers.server.ts'
import { sealAccount } from '../app/payouts/sealed-account.server.ts'
import { areaOf, createHttp, createRoutes, mount, type Bindings, type Mount, type Routes } from './http.ts'
import { startInterfaces } from './interfaces.ts'
import type { Job } from './jobs/job.ts'
import { freeLeftJobs } from './jobs/left-jobs.ts'
import { startJobs } from './jobs/jobs.ts'
import { createBlocklist } from './limits/blocklist.ts'
import { createLimits, isThisMachine } from './limits/limits.ts'
import { createLog, ofPlainFacts, type Log } from './log.ts'
import { loopback } from './loopback.ts'
import { createMailbox } from './mail/mailbox.ts'
import { createMailer } from './mail/mailer.ts'
import { createMaintenancePage, createMaintenanceSwitch } from './maintenance.ts'
import { createMetrics } from './metrics.ts'
import { asTold, CannotStand, metricsOfAll, startMany, toldAbove } from './many-processes.ts'
import { joinNodes } from './node-presence.ts'
import { createPublicReading, type PublicReading } from './read-replica.ts'
import { followChanges } from './rendering/follow-changes.ts'
import { createPrinter } from './printer/printer.ts'
import { createPusher } from './push/pusher.ts'
import { createLiveWords } from './rendering/live-words.ts'
import { readCatalogues, watchedCatalogues } from './rendering/words.ts'
import { CannotStart, readSettings, type Settings } from './configuration.ts'
import { startDatabase } from './start-database.ts'
import { sendBankEvent } from './demo-bank/send-bank-event.ts'
import { fillDemo } from './fill-demo.ts'
import { greeting } from './greeting.ts'
import { startWeb } from './web-mounts.ts'
import { createEndings, onSignals, type Endings } from './stop.ts'
import { createCountryLookup } from './geo/countries.ts'
import { startWatching } from './watching/start-watching.ts'
import { tellVitalSigns, tellWhatIsHeld } from './vital-signs.ts'
import { createArrivalCounter } from './visits/arrival-counter.ts'

const ROOT = join(import.meta.dirname, '..')
/** How long a request may go on after the shop was told to stop. */
const DRAIN_MS = 10_000

/** Where a process stands that is one of many on its machine: the database is there already, and one that only works listens on no port. */
type Place = { lent?: string; listens?: boolean; own?: string }

/** A shop that answers. */
export type Running = { address: string; stop(): Promise<void> }

/**
 * Starts everything a shop is made of, in the order in which the parts need each other. The port is taken first, so that a second start is refused
 * before it touches anything; until the rest stands, requests are told to come back. What was begun is ended again when a later part fails.
 */
export async function startShop(settings: Settings, log: Log, place: Place = {}): Promise<Running> {
  const endings = createEndings()
  try {
    return await assemble({ settings, log, endings, place })
  } catch (error) {
    await endings.run(log)
    throw error
  }
}

async function assemble({ settings, log, endings, place }: { settings: Settings; log: Log; endings: Endings; place: Place }): Promise<Running> {
  const { roles } = settings.node
  const budget = budgetOf(roles, settings.node)
  if (roles.has('web') && !settings.development && !existsSync(join(settings.buildFolder, 'server', 'index.js')))
    throw new CannotStart('Cannot start: the pages are not built yet. Run "npm start", which builds them, or "npm run build".')
  const metrics = createMetrics(place.lent === undefined ? undefined : metricsOfAll)
  const { tracing } = endings.add(await startWatching({ settings, log, areaOf }), 'watching', (watching) => watching.stop())
  let routes: Routes = stillStarting()
  const http = createHttp(
    { fetch: (request, env) => routes.fetch(request, env), sendKept: (incoming, outgoing) => routes.sendKept?.(incoming, outgoing) ?? false },
    { settings, log: ofPlainFacts(log), metrics, tracing },
  )
  // One of several nodes takes no request before it can answer: whoever sends it one finds another. Alone, it says that it starts.
  const late = settings.databaseUrl !== undefined || place.lent !== undefined
  if (late && place.lent === undefined) await listen(passing(settings), settings)
  if (!late) {
    await listen(http, settings)
    endings.add(http, 'port', (server) => server.drain(0))
  }

  const { url: databaseUrl, pools, owner, reachable } = await startDatabase({ settings, log, endings, budget, lent: place.lent })
  const presence = endings.add(await joinNodes({ url: databaseUrl, settings, log }), 'presence', (node) => node.stop())
  if (place.lent === undefined) await filled({ settings, owner, log })
  log.info(
    { roles: [...roles].join(','), connections: budget.total, heapMb: Math.round(getHeapStatistics().heap_size_limit / 1_048_576) },
    'this process holds at most',
  )
  const mailbox = createMailbox(join(settings.dataFolder, 'mailbox'))
  const book = letterBook(pools.databaseOf(pools.service))
  const mailer = endings.add(createMailer({ smtpUrl: settings.smtpUrl, from: settings.mailFrom, mailbox, book, log, metrics }), 'mail', (post) => post.close())
  const builtIn = settings.development ? watchedCatalogues(join(ROOT, 'messages')) : constant(readCatalogues(join(ROOT, 'messages')))
  const words = createLiveWords({ builtIn, database: pools.databaseOf(pools.service), log })
  const vocabulary = createLiveVocabulary({ database: pools.databaseOf(pools.service), log })
  const blocklist = createBlocklist({ database: pools.databaseOf(pools.service), log })
  const maintenance = createMaintenanceSwitch({ settings, database: pools.databaseOf(pools.service), log })
  await Promise.all([words.renew(), vocabulary.renew(), blocklist.renew(), maintenance.renew()])
  const backups = await openBackups({ settings, databaseUrl, pools, log, endings })
  const countryOf = createCountryLookup()
  const arrivals = endings.add(
    createArrivalCounter({ ...settings, secret: settings.keys.visitKey, database: pools.databaseOf(pools.service), log, countryOf, alone: !late }),
    'arrivals',
    (counter) => counter.stop(),
  )
  // A node that answers no pages reaches the shop as everybody does.
  const own = place.own ?? (roles.has('web') ? loopback(settings) : settings.siteUrl)
  const shop: Shop = {
    settings,
    anon: pools.databaseOf(pools.anon),
    service: pools.databaseOf(pools.service),
    mailer,
    pusher: createPusher(settings.webPush),
    printer: endings.add(createPrinter({ cards: join(settings.dataFolder, 'cards'), shop: own }), 'printer', (printer) => printer.close()),
    payments: await paymentProviders(settings, pools, own),
    carriers: settings.demo ? [playedCarrier({ secret: settings.keys.carrierSecret, told: tellOfParcels(pools.databaseOf(pools.service)) })] : [],
    transfers: settings.payments.opn && opnTransfers(settings.payments.opn),
    backups,
    limits: createLimits({ pool: pools.auth, exempt: settings.rateLimits === 'others' ? isThisMachine : () => false }),
    blocklist,
    countryOf,
    words: (language) => words.current().in(language).t,
    builtIn: () => builtIn().own,
    vocabulary: vocabulary.current,
    heardFound: (said, found) => arrivals.heardFound(said, found),
    log,
  }

  const interfaces = await startInterfaces({
    shop,
    pools,
    databaseUrl,
    functions,
    reading: READING,
    repeatable: REPEATABLE,
    letters: accountLetters(shop),
    metrics,
    endings,
    budget,
  })
  const mounts: Mount[] = [...interfaces.mounts]
  const reading = roles.has('web') ? publicReading({ settings, databaseUrl, shop, budget, endings }) : undefined
  const web = roles.has('web') ? await startWeb({ shop, reading: reading?.database ?? shop.anon, catalogues: words.current, mailbox, endings }) : undefined
  if (web) mounts.push(mount('/webhooks', webhooks(shop), 64 * 1024))
  if (web && backups) mounts.push(mount(DOWNLOADS, backupDownloads(backups, settings.keys.jwtSecret), 0))
  mounts.push(...(web?.mounts ?? []))
  endings.add(
    followChanges({
      url: databaseUrl,
      purge: (changed) => web?.pages.purge(changed),
      changed: reading?.changed,
      renew: { words: words.renew, terms: vocabulary.renew, blocklist: blocklist.renew, maintenance: maintenance.renew },
      log,
    }),
    'news of changes',
    (news) => news.close(),
  )

  let stopping = false
  const notReady = async () => (stopping ? 'the shop is stopping' : (await reachable()) ? undefined : 'the database does not answer')
  const { isClosed } = maintenance
  const whole = createRoutes({ settings, log, metrics, notReady, isClosed, maintenancePage: createMaintenancePage(join(ROOT, 'messages')), mounts })
  routes = {
    fetch: whole.fetch,
    sendKept: (incoming, outgoing) => {
      if (isClosed()) return false
      arrivals.note(incoming)
      const sent = web?.pages.sendKept(incoming, outgoing) ?? false
      if (sent) metrics.keptPages.inc()
      return sent
    },
  }
  tellWhatIsHeld(metrics.registry, {
    pools: { anon: pools.anon, authenticated: pools.authenticated, service: pools.service, auth: pools.auth },
    ...(interfaces.realtime && { sockets: interfaces.realtime.sockets }),
    ...(web && { kept: web.pages.kept }),
  })
  if (roles.has('worker')) {
    tellVitalSigns({ registry: metrics.registry, database: shop.service, log })
    endings.add(freeLeftJobs({ pool: owner, presence, log }), 'jobs that were left', (looking) => looking.stop())
    const worker = await startJobs({ pool: owner, jobs: jobsOf({ shop, ...interfaces, own }), log, metrics, tracing, named: presence.hold })
    endings.add(worker, 'jobs', (running) => running.stop())
  }
  if (late && place.listens !== false) await listen(http, settings)
  // Last in, first out: requests are drained while everything they need still stands.
  endings.add(http, 'web server', (server) => server.drain(DRAIN_MS))
  const { realtime } = interfaces
  if (realtime) {
    http.onUpgrade((request, stream, head) => realtime.upgrade(request, stream, head))
    // A socket is a connection the web server would wait for.
    endings.add(realtime, 'live sockets', (live) => live.leave())
  }
  return {
    address: settings.siteUrl,
    async stop() {
      stopping = true
      await endings.run(log)
    },
  }
}

const filled = async ({ settings, owner, log }: { settings: Settings; owner: Parameters<typeof fillDemo>[0]['owner']; log: Log }) => {
  if (settings.demo) await fillDemo({ settings, owner, log, sealAccount: (seller, number) => sealAccount({ settings }, seller, number) })
}

const constant =
  <Value>(value: Value) =>
  () =>
    value

/** Everything that runs in the background: the shop's jobs, and the sweeping of sessions, links and files that have run out. */
function jobsOf({ shop, auth, storage, own }: { shop: Shop; auth: AuthService; storage: StorageService; own: string }): Readonly<Record<string, Job>> {
  const { settings } = shop
  const bank: Readonly<Record<string, ShopJob>> = settings.demo
    ? { 'send-bank-event': sendBankEvent({ webhookUrl: `${own}/webhooks/demo-bank`, secret: settings.bankWebhookSecret }) }
    : {}
  const ofShop = Object.entries<ShopJob>({ ...jobs, ...bank }).map(([name, { run, cron, always }]): [string, Job] => [
    name,
    { run: (payload) => run(shop, payload), ...(cron !== undefined && { cron }), ...(always && { always }) },
  ])
  return {
    ...Object.fromEntries(ofShop),
    'sweep-accounts': { cron: '17 * * * *', run: () => auth.sweep() },
    'sweep-files': { cron: '43 * * * *', run: () => storage.sweep() },
  }
}

/** Who takes payments, the first that serves a method: Stripe where it is set up, in a demo its bank, and the shop's own accounts. */
async function paymentProviders(settings: Settings, pools: Pools, own: string): Promise<PaymentProvider[]> {
  const { stripe, promptPay, bankAccount } = settings.payments
  // Its SDK is large, so only a shop that uses it has it in memory.
  const cards = stripe ? [(await import('../app/payments/providers/stripe.server.ts')).stripePayments(stripe)] : []
  const bank = settings.demo ? [demoBank({ address: `${own}/demo-bank`, secret: settings.bankWebhookSecret })] : []
  return [...cards, ...bank, ownAccount({ database: pools.databaseOf(pools.service), accounts: { promptPay, bankAccount } })]
}

/** Backups, where the settings say where to. */
async function openBackups(parts: { settings: Settings; databaseUrl: string; pools: Pools; log: Log; endings: Endings }): Promise<StartedBackups | undefined> {
  const { settings, databaseUrl, pools, log, endings } = parts
  const { backups } = settings
  if (!backups) {
    // Whoever may not replicate has none.
    await forgetLog(databaseUrl).catch((error: unknown) => log.debug({ err: error }, 'no slots of earlier backups to take away'))
    return undefined
  }
  await sweepProofs(settings.dataFolder)
  const started = await startBackups({ settings: { ...settings, backups }, databaseUrl, database: pools.databaseOf(pools.service), log })
  return endings.add(started, 'backups', (running) => running.stop())
}

/** A replica for what everybody reads, where the settings name one. */
function publicReading(parts: { settings: Settings; databaseUrl: string; shop: Shop; budget: Budget; endings: Endings }): PublicReading | undefined {
  const { settings, databaseUrl, shop, budget, endings } = parts
  const { readUrl, readLagMs: lagMs } = settings.node
  if (readUrl === undefined) return undefined
  const reading = createPublicReading({ readUrl, ownerUrl: databaseUrl, primary: shop.anon, lagMs, size: budget.pools.anon, log: shop.log })
  return endings.add(reading, 'public reading', (started) => started.stop())
}

/** Where payment providers tell us of payments, carriers of parcels, and mail servers of letters. They sign the raw body, so nobody may parse it before. */
function webhooks(shop: Shop): Hono {
  const app = new Hono()
  app.post('/opn', async (c) => receiveTransferEvent(shop, await c.req.text(), c.req.raw.headers))
  // What a mail server hands over of what came back.
  app.post('/letters', async (c) => takeReport(shop, await c.req.text(), c.req.raw.headers))
  app.post('/carriers/:carrier', async (c) => hearCarrier(shop, c.req.param('carrier'), await c.req.text(), c.req.raw.headers))
  app.post('/:provider', async (c) => receiveEvent(shop, c.req.param('provider'), await c.req.text(), c.req.raw.headers))
  return app
}

const listen = (http: { listen(): Promise<void> }, { host, port }: Settings) =>
  http.listen().catch((error: unknown) => {
    const code = error instanceof Error && 'code' in error ? error.code : undefined
    if (code === 'EADDRINUSE')
      throw new CannotStart(
        `Cannot start: port ${port} is taken. If the shop runs already, stop it first; else choose another port, for example PORT=${port + 1} npm start.`,
      )
    if (code === 'EACCES')
      throw new CannotStart(`Cannot start: this user may not listen on port ${port}. Ports below 1024 are reserved; choose another with PORT.`)
    if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND') throw new CannotStart(`Cannot start: this machine has no address ${host}. Check HOST.`)
    throw error
  })

/** Takes the port and gives it back: it is free. */
const passing = ({ host, port }: Settings) => ({
  listen: () =>
    new Promise<void>((resolve, reject) => {
      const probe = createServer()
      probe.once('error', reject)
      probe.listen(port, host, () => probe.close(() => resolve()))
    }),
})

/** What answers while the database and the pages start: alive, but not ready. */
function stillStarting(): Hono<Bindings> {
  const app = new Hono<Bindings>()
  app.get('/healthz', (c) => c.json({ status: 'alive' }))
  app.all('*', (c) => c.text('The shop is starting.', 503, { 'retry-after': '2' }))
  return app
}

/** A failure a person can do something about is one sentence; anything else shows where it happened. */
function sentenceOf(error: unknown): string {
  if (error instanceof CannotStart) return error.message
  if (error instanceof DatabaseCannotStart || error instanceof MigrationRefused) return `Cannot start: ${databaseSentence(error)}`
  return `Cannot start. This should not happen: ${error instanceof Error ? error.stack : String(error)}`
}

/** A node of several processes: brings the database up to date, once, and keeps the others standing above it. */
async function startNode(settings: Settings, log: Log, fail: () => void): Promise<Running> {
  const endings = createEndings()
  try {
    const { url, owner } = await startDatabase({ settings, log, endings, budget: budgetOf(new Set(), settings.node) })
    await filled({ settings, owner, log })
    endings.add(await startMany({ settings, url, log, failed: fail }), 'processes', (all) => all.stop())
    return { address: settings.siteUrl, stop: () => endings.run(log) }
  } catch (error) {
    await endings.run(log)
    throw error
  }
}

async function main(): Promise<void> {
  const told = toldAbove()
  const read = readSettings({ development: process.argv.includes('--dev') })
  const settings = told ? asTold(read, told) : read
  const { errorsDsn } = settings.watch
  const tracker =
    errorsDsn === undefined ? undefined : (await import('./watching/error-tracker.ts')).createErrorTracker({ dsn: errorsDsn, environment: settings.mode })
  const log = createLog(settings, { tracker })
  const isAbove = !told && !settings.development && settings.node.processes > 1
  const starting = isAbove
    ? startNode(settings, log, () => void stop(1))
    : startShop(settings, log, told && { lent: told.lent, listens: told.listens, own: loopback(settings) })
  const leave = (code: number) => {
    log.flush()
    void Promise.resolve(tracker?.stop()).finally(() => process.exit(code))
  }
  let failed = false
  const stop = (code: number) =>
    starting.then(
      async (running) => {
        await running.stop()
        leave(code)
      },
      () => leave(code),
    )
  onSignals({
    stop: (signal, code) => {
      log.info({ signal }, 'stopping: open requests may finish')
      void stop(code)
    },
    force: () => leave(130),
  })
  // The state of the process is unknown after this, so it ends in order and whoever watches it starts it again.
  process.on('uncaughtException', (error) => {
    log.error({ err: error }, 'an error nobody expected; stopping')
    if (failed) leave(1)
    failed = true
    void stop(1)
  })
  await starting
  if (told) process.send?.('stands')
  else process.stdout.write(await greeting(settings))
}

if (import.meta.main) {
  try {
    await main()
  } catch (error) {
    // What keeps one of several from standing it has said itself.
    if (!(error instanceof CannotStand)) process.stderr.write(`${sentenceOf(error)}\n`)
    process.exit(1)
  }
}
