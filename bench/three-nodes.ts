/**
 * `node bench/three-nodes.ts`: a day of three nodes in a few minutes, with Debian's packages (`nginx-light`, `pgbouncer`, `postgresql-15`) and the files of `deploy/`: buyers buy
 * all the time while a node is killed, the pooler restarts, a release rolls, and the primary is switched to its replica. Says what became of every order, which answers failed when, and
 * what screens on open lines have missed.
 * Needs root, because each of the three runs as a user of its own.
 */
import { execFile, execFileSync, spawn, type ChildProcess } from 'node:child_process'
import { chownSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { connect, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { promisify } from 'node:util'
import pg from 'pg'
import { pooledUsers } from '@hattha/postgres'
import { deriveKeys } from '../server/keys.ts'
import { call, someAddress } from '../tests/hostile/hostile-shop.ts'
import { freePort, startTestShop, type TestShop } from '../tests/support/shop.ts'
import { wishFor, type GivenProduct } from '../tests/support/market.ts'
import { loadNow } from './finding.ts'
import { watchScreens } from './heard-or-asked.ts'

const ROOT = join(import.meta.dirname, '..')
const POSTGRES = '/usr/lib/postgresql/15/bin'
/** Buyers at the same moment; each buys again when it has bought. */
const BUYERS = 4
const STOCK = 100_000

const folder = mkdtempSync(join(tmpdir(), 'hattha-three-'))
execFileSync('chmod', ['755', folder])
const [primaryPort, replicaPort, addressPort, poolerPort, frontPort] = [
  await freePort(),
  await freePort(),
  await freePort(),
  await freePort(),
  await freePort(),
]
const ending: (() => unknown)[] = [() => rmSync(folder, { recursive: true, force: true })]
const say = (sentence: string) => console.log(`${(performance.now() / 1000).toFixed(1).padStart(7)} s  ${sentence}`)

const postgres = (program: string, ...given: string[]) =>
  execFileSync('runuser', ['-u', 'postgres', '--', join(POSTGRES, program), ...given], { stdio: 'pipe' })
const cluster = (name: string) => join(folder, name)
const start = (name: string, port: number) =>
  postgres('pg_ctl', 'start', '-D', cluster(name), '-w', '-l', join(folder, `${name}.log`), '-o', `-p ${port} -k ${folder}`)
/** Does not hold this process still meanwhile: everybody's lines to the primary go through it, and who stops in order waits for answers that come over them. */
const control = (name: string, act: 'stop' | 'promote') =>
  promisify(execFile)('runuser', ['-u', 'postgres', '--', join(POSTGRES, 'pg_ctl'), act, '-D', cluster(name), '-w', ...(act === 'stop' ? ['-m', 'fast'] : [])])

/** A primary and its streaming replica. */
function startDatabases(): void {
  execFileSync('chown', ['postgres', folder])
  writeFileSync(join(folder, 'password'), 'secret')
  chownSync(join(folder, 'password'), 101, 104)
  postgres('initdb', '-D', cluster('primary'), '-U', 'owner', '-A', 'scram-sha-256', `--pwfile=${join(folder, 'password')}`, '-E', 'UTF8', '--locale=C.UTF-8')
  const more = ['wal_level = logical', 'max_connections = 200', "timezone = 'UTC'", 'jit = off', "listen_addresses = '127.0.0.1'"]
  // Who is asked and who answers is tried here, not what a power cut leaves.
  more.push('fsync = off', 'synchronous_commit = off', 'full_page_writes = off')
  writeFileSync(join(cluster('primary'), 'postgresql.auto.conf'), `${more.join('\n')}\n`)
  writeFileSync(join(cluster('primary'), 'pg_hba.conf'), 'host all all 127.0.0.1/32 scram-sha-256\nhost replication all 127.0.0.1/32 scram-sha-256\n')
  start('primary', primaryPort)
  ending.push(() => control(primary, 'stop'))
  const source = `postgres://owner:secret@127.0.0.1:${primaryPort}/postgres`
  postgres('pg_basebackup', '-D', cluster('replica'), '-d', source, '-R', '-X', 'stream', '-c', 'fast')
  start('replica', replicaPort)
}
let primary = 'primary'

/** The address at which the primary is found: what Patroni, a cloud or a floating address give. Lines break when it moves, as they do there. */
let leadsTo = primaryPort
const lines = new Set<{ destroy(): unknown }>()
const address = createServer((client) => {
  const server = connect(leadsTo, '127.0.0.1')
  for (const [from, to] of [
    [client, server],
    [server, client],
  ] as const) {
    from.on('error', () => to.destroy())
    from.on('close', () => to.destroy())
    from.pipe(to)
    lines.add(from)
    from.on('close', () => lines.delete(from))
  }
})
const owner = `postgres://owner:secret@127.0.0.1:${addressPort}/postgres`

let pooler: ChildProcess | undefined
function startPooler(): void {
  const users = pooledUsers(owner).map(({ login, password }) => `"${login}" "${password}"`)
  writeFileSync(join(folder, 'userlist.txt'), users.join('\n'))
  const settings = readFileSync(join(ROOT, 'deploy/pgbouncer.ini'), 'utf8')
    .replace(/^hattha = .*$/m, `postgres = host=127.0.0.1 port=${addressPort}`)
    .replace(/^listen_addr = .*$/m, 'listen_addr = 127.0.0.1\nunix_socket_dir =')
    .replace(/^listen_port = .*$/m, `listen_port = ${poolerPort}`)
    .replace('/etc/pgbouncer/userlist.txt', join(folder, 'userlist.txt'))
  writeFileSync(join(folder, 'pgbouncer.ini'), settings)
  pooler = spawn('pgbouncer', ['-u', 'nobody', '-q', join(folder, 'pgbouncer.ini')], { stdio: 'ignore' })
}

function startFront(ports: readonly number[]): ChildProcess {
  const servers = ports.map((port) => `server 127.0.0.1:${port} max_fails=1 fail_timeout=2s;`).join('\n')
  const server = readFileSync(join(ROOT, 'deploy/nginx.conf'), 'utf8')
    .replaceAll(/(least_conn;)[^}]+/g, `$1\n${servers}\n`)
    .replace('/var/cache/nginx/shop', join(folder, 'cache'))
    .replace('/var/cache/nginx/assets', join(folder, 'assets'))
    .replace('listen 80;', `listen 127.0.0.1:${frontPort};`)
    .replace('shop.example', '_')
  const paths = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((kind) => `${kind}_temp_path ${join(folder, `nginx-${kind}`)};`).join('\n')
  writeFileSync(
    join(folder, 'nginx.conf'),
    `daemon off; user root; pid ${join(folder, 'nginx.pid')}; error_log ${join(folder, 'nginx.log')} warn; events {}\nhttp { access_log off; ${paths}\n${server}\n}`,
  )
  return spawn('nginx', ['-c', join(folder, 'nginx.conf'), '-e', join(folder, 'nginx.log')], { stdio: 'inherit' })
}

const env = {
  HATTHA_MODE: 'live',
  SITE_URL: 'http://shop.test',
  HOST: '127.0.0.1',
  HATTHA_SECRET: 'x'.repeat(40),
  SMTP_URL: 'smtp://127.0.0.1:9',
  MAIL_FROM: 'Hattha <shop@hattha.example>',
  TRUST_PROXY: '2',
  PROMPTPAY_ID: '0812345678',
  DATABASE_URL: `postgres://pooler@127.0.0.1:${poolerPort}/postgres`,
  DATABASE_DIRECT_URL: owner,
  DATABASE_READ_URL: `postgres://owner:secret@127.0.0.1:${replicaPort}/postgres`,
  DATABASE_CONNECTIONS: '40',
}
const dataFolder = join(folder, 'data')
const startNode = (port: number): Promise<TestShop> => startTestShop({ env, port, dataFolder })

/** A maker's piece, put in by SQL as tests do. */
async function givenPiece(): Promise<GivenProduct> {
  const client = new pg.Client({ connectionString: owner })
  await client.connect()
  const one = async (text: string, values: unknown[] = []): Promise<string> => (await client.query<{ id: string }>(text, values)).rows[0]?.id ?? ''
  const categoryId = await one(`insert into public.categories (slug, name) values ('textiles-three', 'Textiles') returning id`)
  const sellerId = await one(
    `insert into public.sellers (slug, business_name, application_status) values ('three', 'Ban Chonnabot Silk', 'approved') returning id`,
  )
  await client.query(`insert into public.seller_contacts (seller_id, email) values ($1, 'three@makers.test')`, [sellerId])
  const productId = await one(
    `insert into public.products (seller_id, category_id, name, price_minor, weight_grams, status) values ($1, $2, 'Silk scarf', 10000, 200, 'active') returning id`,
    [sellerId, categoryId],
  )
  const variantId = await one('insert into public.product_variants (product_id) values ($1) returning id', [productId])
  await client.query('insert into public.stock_levels (variant_id, on_hand) values ($1, $2)', [variantId, STOCK])
  await client.query(`insert into public.stock_movements (variant_id, kind, quantity) values ($1, 'received', $2)`, [variantId, STOCK])
  await client.end()
  return { productId, variantId, sellerId, categoryId }
}

type Failed = { at: number; what: string; status: number; during: string }
const failed: Failed[] = []
const sold: string[] = []
let answers = 0
let during = 'nothing'
let closing = false

/** Buys until the shop closes, as a browser does: what was not answered is asked again, under the same cart, until it is. */
async function buyer(number: number, product: GivenProduct): Promise<void> {
  const target = { url: `http://127.0.0.1:${frontPort}`, dataFolder }
  for (let turn = 0; !closing; turn++) {
    const phone = `08${String(number * 1_000_000 + turn).padStart(8, '0')}`
    const wish = wishFor([{ product }], { email: `buyer${number}.${turn}@people.test`, paymentMethod: 'shop_promptpay' })
    const { lines: wanted, email, address: to, delivery, couponCode, language } = wish
    const from = someAddress()
    const heard = async (what: string, asking: ReturnType<typeof call>) => {
      const told = await asking
      answers += 1
      if (told.status === 0 || told.status >= 500) failed.push({ at: performance.now() / 1000, what, status: told.status, during })
      return told
    }
    for (;;) {
      const page = await fetch(`${target.url}/en/products/${product.productId}`).catch(() => undefined)
      answers += 1
      if (!page || page.status >= 500) failed.push({ at: performance.now() / 1000, what: 'page', status: page?.status ?? 0, during })
      await page?.arrayBuffer()
      const quote = await heard('quote', call(target, 'quote', { lines: wanted, email, country: 'TH', delivery, couponCode, language }, { from }))
      const placed =
        quote.status === 200
          ? await heard(
              'place-order',
              call(target, 'place-order', { ...wish, quoteHash: quote.json<{ quoteHash: string }>().quoteHash, address: { ...to, phone } }, { from }),
            )
          : quote
      if (placed.status === 200) {
        sold.push(placed.json<{ number: string }>().number)
        break
      }
      if (placed.status !== 0 && placed.status < 500) throw new Error(`${placed.status} ${placed.text}`)
      await pause(200)
    }
    await pause(50)
  }
}

async function phase(name: string, act: () => Promise<unknown>): Promise<void> {
  during = name
  const [before, began] = [sold.length, performance.now()]
  await act()
  // What it did is felt for a moment.
  await pause(4_000)
  const bad = failed.filter((one) => one.during === name)
  const span =
    bad.length === 0
      ? ''
      : `, within ${((bad.at(-1)?.at ?? 0) - (bad[0]?.at ?? 0)).toFixed(1)} s (${[...new Set(bad.map(({ what, status }) => `${what} ${status}`))].join(', ')})`
  say(`${name}: ${sold.length - before} orders in ${((performance.now() - began) / 1000).toFixed(0)} s, ${bad.length} answers failed${span}`)
}

try {
  mkdirSync(dataFolder, { mode: 0o711 })
  mkdirSync(join(folder, 'cache'))
  startDatabases()
  await new Promise<void>((resolve) => address.listen(addressPort, '127.0.0.1', resolve))
  ending.push(() => address.close())
  startPooler()
  ending.push(() => pooler?.kill('SIGKILL'))
  const ports = [await freePort(), await freePort(), await freePort()]
  const nodes: TestShop[] = []
  // The first brings the database up to date, and with it makes the logins of the pooler.
  for (const port of ports) nodes.push(await startNode(port))
  ending.push(() => Promise.all(nodes.map((node) => node.end())))
  const front = startFront(ports)
  ending.push(() => front.kill('SIGTERM'))
  const product = await givenPiece()
  say(`three nodes stand behind nginx, PgBouncer and a primary with its replica (${loadNow()})`)
  const watched = await watchScreens({ url: `http://127.0.0.1:${frontPort}`, owner, key: deriveKeys(env.HATTHA_SECRET).anonKey })
  const buyers = Promise.all(Array.from({ length: BUYERS }, (_, number) => buyer(number + 1, product)))

  await phase('nothing happens', () => pause(6_000))
  await phase('a node is killed', async () => nodes[0]?.end('SIGKILL'))
  await phase('it comes back', async () => (nodes[0] = await startNode(ports[0] ?? 0)))
  await phase('the pooler restarts', async () => {
    pooler?.kill('SIGKILL')
    await pause(300)
    startPooler()
  })
  await phase('a release rolls', async () => {
    for (const [index, port] of ports.entries()) {
      await nodes[index]?.end('SIGTERM')
      nodes[index] = await startNode(port)
    }
  })
  await phase('the primary is switched', async () => {
    await control('primary', 'stop')
    await control('replica', 'promote')
    primary = 'replica'
    leadsTo = replicaPort
    for (const line of lines) line.destroy()
  })
  await phase('nothing happens again', () => pause(6_000))
  closing = true
  await buyers
  say(await watched.end())

  const client = new pg.Client({ connectionString: owner })
  await client.connect()
  const { rows } = await client.query<{ orders: number; numbers: string[]; left: number }>(
    `select (select count(*)::int from public.order_groups) as orders, (select array_agg(number) from public.order_groups) as numbers,
            (select stock_quantity from public.products where id = $1) as left`,
    [product.productId],
  )
  await client.end()
  const [found] = rows
  const kept = new Set(found?.numbers)
  const lost = sold.filter((number) => !kept.has(number)).length
  say(`${sold.length} orders sold, ${lost} lost, ${(found?.orders ?? 0) - new Set(sold).size} doubled; stock tells ${STOCK - (found?.left ?? 0)}`)
  say(
    `${failed.length} of ${answers} answers failed, ${failed.filter((one) => one.during !== 'the primary is switched').length} of them outside of the switch (${loadNow()})`,
  )
} finally {
  closing = true
  for (const end of ending.toReversed()) await Promise.resolve(end()).catch((error: unknown) => console.error(String(error)))
}
