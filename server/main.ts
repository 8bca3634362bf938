import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { Hono } from 'hono'
import { functions, READING } from '../app/functions.ts'
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
import type { AuthService, StorageService } from '@hattha/supabase-api'
import { clientIp } from './client-ip.ts'
import { DatabaseCannotStart, forgetLog, MigrationRefused, type Pools } from '@hattha/postgres'
import { databaseSentence } from './database-sentence.ts'
import { receiveTransferEvent } from '../app/payouts/look-at-transfers.server.ts'
import { opnTransfers } from '../app/payouts/opn-transfers.server.ts'
import { sealAccount } from '../app/payouts/sealed-account.server.ts'
import { fillDemo } from './fill-demo.ts'
import { createHttp, createRoutes, mount, type Bindings, type Mount, type Routes } from './http.ts'
import { startInterfaces } from './interfaces.ts'
import type { Job } from './jobs/job.ts'
import { startJobs } from './jobs/jobs.ts'
import { admitSearch } from './limits/admit-search.ts'
import { createBlocklist } from './limits/blocklist.ts'
import { createLimits, isThisMachine } from './limits/limits.ts'
import { createLog, type Log } from './log.ts'
import { loopback } from './loopback.ts'
import { createMailbox } from './mail/mailbox.ts'
import { createMailboxPage } from './mail/mailbox-page.ts'
import { createMailer } from './mail/mailer.ts'
import { createMaintenancePage, createMaintenanceSwitch } from './maintenance.ts'
import { createMetrics } from './metrics.ts'
import { followChanges } from './rendering/follow-changes.ts'
import { createPrinter } from './printer/printer.ts'
import { createCountryAnswer } from './geo/country-answer.ts'
import { createPusher } from './push/pusher.ts'
import { createMovedPages } from './rendering/moved-pages.ts'
import { createPages } from './rendering/pages.ts'
import { createLiveWords } from './rendering/live-words.ts'
import { readCatalogues, watchedCatalogues } from './rendering/words.ts'
import { CannotStart, readSettings, type Settings } from './configuration.ts'
import { startDatabase } from './start-database.ts'
import { createDemoBank } from './demo-bank/demo-bank.ts'
import { createDemoGoogle } from './demo-google/demo-google.ts'
import { PLAYED_GOOGLE, playedIssuer } from './demo-google/played-google.ts'
import { sendBankEvent } from './demo-bank/send-bank-event.ts'
import { greeting } from './greeting.ts'
import { createEndings, onSignals, type Endings } from './stop.ts'
import { createCountryLookup } from './geo/countries.ts'
import { createArrivalCounter } from './visits/arrival-counter.ts'
import { createVisitCounter } from './visits/visit-counter.ts'

const ROOT = join(import.meta.dirname, '..')
/** How long a request may go on after the shop was told to stop. */
const DRAIN_MS = 10_000

/** A shop that answers. */
export type Running = { address: string; stop(): Promise<void> }

/**
 * Starts everything a shop is made of, in the order in which the parts need each other. The port is taken first, so that a second start is refused
 * before it touches anything; until the rest stands, requests are told to come back. What was begun is ended again when a later part fails.
 */
export async function startShop(settings: Settings, log: Log): Promise<Running> {
  const endings = createEndings()
  try {
    return await assemble({ settings, log, endings })
  } catch (error) {
    await endings.run(log)
    throw error
  }
}

async function assemble({ settings, log, endings }: { settings: Settings; log: Log; endings: Endings }): Promise<Running> {
  if (!settings.development && !existsSync(join(settings.buildFolder, 'server', 'index.js')))
    throw new CannotStart('Cannot start: the pages are not built yet. Run "npm start", which builds them, or "npm run build".')
  const metrics = createMetrics()
  let routes: Routes = stillStarting()
  const http = createHttp(
    { fetch: (request, env) => routes.fetch(request, env), sendKept: (incoming, outgoing) => routes.sendKept?.(incoming, outgoing) ?? false },
    { settings, log, metrics },
  )
  await listen(http, settings)
  endings.add(http, 'port', (server) => server.drain(0))

  const { url: databaseUrl, pools, owner, reachable } = await startDatabase({ settings, log, endings })
  if (settings.demo) await fillDemo({ settings, owner, log, sealAccount: (seller, number) => sealAccount({ settings }, seller, number) })
  const mailbox = createMailbox(join(settings.dataFolder, 'mailbox'))
  const catchesMail = settings.smtpUrl === undefined
  const book = letterBook(pools.databaseOf(pools.service))
  const mailer = endings.add(createMailer({ smtpUrl: settings.smtpUrl, from: settings.mailFrom, mailbox, book, log, metrics }), 'mail', (post) => post.close())
  const builtIn = settings.development ? watchedCatalogues(join(ROOT, 'messages')) : constant(readCatalogues(join(ROOT, 'messages')))
  const words = createLiveWords({ builtIn, database: pools.databaseOf(pools.service), log })
  const vocabulary = createLiveVocabulary({ database: pools.databaseOf(pools.service), log })
  const blocklist = createBlocklist({ database: pools.databaseOf(pools.service), log })
  await Promise.all([words.renew(), vocabulary.renew(), blocklist.renew()])
  const backups = await openBackups({ settings, databaseUrl, pools, log, endings })
  const countryOf = createCountryLookup()
  const arrivals = endings.add(
    createArrivalCounter({ database: pools.databaseOf(pools.service), log, trustProxy: settings.trustProxy, countryOf }),
    'arrivals',
    (counter) => counter.stop(),
  )
  const shop: Shop = {
    settings,
    anon: pools.databaseOf(pools.anon),
    service: pools.databaseOf(pools.service),
    mailer,
    pusher: createPusher(settings.webPush),
    printer: endings.add(createPrinter({ cards: join(settings.dataFolder, 'cards'), shop: loopback(settings) }), 'printer', (printer) => printer.close()),
    payments: await paymentProviders(settings, pools),
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

  const interfaces = await startInterfaces({ shop, pools, databaseUrl, functions, reading: READING, letters: accountLetters(shop), metrics, endings })
  const mounts: Mount[] = [...interfaces.mounts, mount('/webhooks', webhooks(shop), 64 * 1024)]
  if (settings.demo)
    mounts.push(
      mount(
        '/demo-bank',
        createDemoBank({ database: shop.service, secret: settings.bankWebhookSecret, address: `${settings.siteUrl}/demo-bank`, words: shop.words }),
        // A file of evidence for the bank is as large.
        5 * 1024 * 1024,
      ),
    )
  const played = playedGoogle(settings, shop.words)
  if (played) mounts.push(mount(PLAYED_GOOGLE, played, 4 * 1024))
  if (catchesMail && (settings.demo || settings.development)) mounts.push(mount('/dev/mailbox', createMailboxPage(mailbox), 0))
  if (backups) mounts.push(mount(DOWNLOADS, backupDownloads(backups, settings.keys.jwtSecret), 0))
  mounts.push(mount('/country.json', createCountryAnswer({ trustProxy: settings.trustProxy, countryOf }), 0))
  const visits = endings.add(createVisitCounter({ database: shop.service, log, trustProxy: settings.trustProxy }), 'visits', (counter) => counter.stop())
  mounts.push(mount('/visits', visits.app, 0))
  const moved = endings.add(createMovedPages({ database: shop.service, log }), 'redirects', (pages) => pages.stop())
  const pages = endings.add(
    await createPages(shop, {
      development: settings.development,
      catalogues: words.current,
      admit: admitSearch(shop, (c) => clientIp(c.env.incoming, settings.trustProxy)),
      findMoved: moved.find,
    }),
    'pages',
    (started) => started.close(),
  )
  mounts.push(mount('/', pages.app, 64 * 1024))
  endings.add(
    followChanges({ url: databaseUrl, purge: pages.purge, renew: { words: words.renew, terms: vocabulary.renew, blocklist: blocklist.renew }, log }),
    'news of changes',
    (news) => news.close(),
  )

  let stopping = false
  const notReady = async () => (stopping ? 'the shop is stopping' : (await reachable()) ? undefined : 'the database does not answer')
  const isClosed = createMaintenanceSwitch(settings)
  const whole = createRoutes({ settings, log, metrics, notReady, isClosed, maintenancePage: createMaintenancePage(join(ROOT, 'messages')), mounts })
  routes = {
    fetch: whole.fetch,
    sendKept: (incoming, outgoing) => {
      if (isClosed()) return false
      arrivals.note(incoming)
      return pages.sendKept(incoming, outgoing)
    },
  }
  endings.add(await startJobs({ pool: owner, jobs: jobsOf({ shop, ...interfaces }), log, metrics }), 'jobs', (worker) => worker.stop())
  // Last in, first out: requests are drained while everything they need still stands.
  endings.add(http, 'web server', (server) => server.drain(DRAIN_MS))
  http.onUpgrade((request, stream, head) => interfaces.realtime.upgrade(request, stream, head))
  // A socket is a connection the web server would wait for.
  endings.add(interfaces.realtime, 'live sockets', (live) => live.leave())
  return {
    address: settings.siteUrl,
    async stop() {
      stopping = true
      await endings.run(log)
    },
  }
}

const constant =
  <Value>(value: Value) =>
  () =>
    value

/** Everything that runs in the background: the shop's jobs, and the sweeping of sessions, links and files that have run out. */
function jobsOf({ shop, auth, storage }: { shop: Shop; auth: AuthService; storage: StorageService }): Readonly<Record<string, Job>> {
  const { settings } = shop
  const bank: Readonly<Record<string, ShopJob>> = settings.demo
    ? { 'send-bank-event': sendBankEvent({ webhookUrl: `${loopback(settings)}/webhooks/demo-bank`, secret: settings.bankWebhookSecret }) }
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
async function paymentProviders(settings: Settings, pools: Pools): Promise<PaymentProvider[]> {
  const { stripe, promptPay, bankAccount } = settings.payments
  // Its SDK is large, so only a shop that uses it has it in memory.
  const cards = stripe ? [(await import('../app/payments/providers/stripe.server.ts')).stripePayments(stripe)] : []
  const bank = settings.demo ? [demoBank({ address: `${loopback(settings)}/demo-bank`, secret: settings.bankWebhookSecret })] : []
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

/** Google as a demo plays it, unless the demo has keys of Google's or another provider in its place. A live shop has none. */
function playedGoogle(settings: Settings, words: Shop['words']): Hono | undefined {
  const { google, siteUrl } = settings
  const issuer = playedIssuer(settings)
  if (!settings.demo || issuer === undefined || google?.issuer !== issuer) return undefined
  return createDemoGoogle({ issuer, address: siteUrl + PLAYED_GOOGLE, clientId: google.clientId, redirectUri: `${siteUrl}/auth/v1/callback`, words })
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

const listen = (http: ReturnType<typeof createHttp>, { host, port }: Settings) =>
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

async function main(): Promise<void> {
  const settings = readSettings({ development: process.argv.includes('--dev') })
  const log = createLog(settings)
  const starting = startShop(settings, log)
  const leave = (code: number) => {
    log.flush()
    process.exit(code)
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
    stop: (signal) => {
      log.info({ signal }, 'stopping: open requests may finish')
      void stop(0)
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
  process.stdout.write(await greeting(settings))
}

if (import.meta.main) {
  try {
    await main()
  } catch (error) {
    process.stderr.write(`${sentenceOf(error)}\n`)
    process.exit(1)
  }
}
