/**
 * `node bench/varnish.ts`: the file of `deploy/` for Varnish, tried with Debian's packages `varnish`, `varnish-modules` and `gcc`, before two nodes that say what they were asked. Says each
 * sentence that held, and ends at the first that did not.
 */
import { deepStrictEqual as same, match, ok, strictEqual as equal } from 'node:assert'
import { spawn, spawnSync } from 'node:child_process'
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, request, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { quietLog } from '../tests/support/quiet-log.ts'
import { freePort } from '../tests/support/shop.ts'
import { headersOf } from '../server/rendering/kept-answers.ts'
import { createProxyPurges } from '../server/rendering/proxy-purges.ts'

const FILE = join(import.meta.dirname, '../deploy/varnish.vcl')
if (spawnSync('varnishd', ['-C', '-f', FILE]).status !== 0) {
  console.error('varnishd does not take deploy/varnish.vcl, or is not there: apt-get install varnish varnish-modules gcc')
  process.exit(1)
}

/** Two nodes that make pages: each answer says what it was made from and how many this node has made. */
const made: string[] = []
let count = 0
const pages: Readonly<Record<string, readonly string[] | undefined>> = {
  '/en/products/1': ['product-1', 'category-1'],
  '/en/products/2': ['product-2', 'category-1'],
  '/th/products/1': ['product-1'],
  '/en/unsaid': undefined,
}
const nodes: Server[] = []
let folder = ''
let varnish: ReturnType<typeof spawn> | undefined
let url = ''

async function startNode(name: string): Promise<number> {
  const node = createServer((incoming, outgoing) => {
    const { pathname } = new URL(incoming.url ?? '', 'http://node')
    if (pathname === '/readyz') return void outgoing.end('ready')
    const currency = /currency=(\w+)/.exec(incoming.headers.cookie ?? '')?.[1] ?? 'THB'
    const line = `${incoming.method} ${incoming.url} ${currency} ${incoming.headers['accept-encoding'] ?? ''}`
    made.push(line)
    count += 1
    if (pathname === '/assets/only-second.js') {
      outgoing.writeHead(name === 'second' ? 200 : 404, { 'cache-control': 'public, max-age=31536000, immutable' }).end('script')
    } else if (pathname in pages) {
      const keys = pages[pathname]
      const page = { status: 200, headers: { etag: `"${line} ${count}"`, 'content-type': 'text/plain' }, br: Buffer.alloc(0), ...(keys && { keys }) }
      outgoing.writeHead(200, headersOf(page, { prefix: '/en', seconds: 60, purged: true })).end(`${line} ${count}`)
    } else outgoing.writeHead(200, { 'cache-control': 'private, no-cache' }).end(`${line} ${count}`)
  })
  await new Promise<void>((resolve) => node.listen(0, '127.0.0.1', resolve))
  nodes.push(node)
  // Listening on TCP, so the address is not a pipe's name.
  return (node.address() as AddressInfo).port
}

async function startVarnish(): Promise<void> {
  const [first, second, port] = [await startNode('first'), await startNode('second'), await freePort()]
  const vcl = [
    ['10.0.0.11', first],
    ['10.0.0.12', second],
  ].reduce(
    (text, [host, at]) => text.replace(`.host = "${host}"; .port = "3000"`, `.host = "127.0.0.1"; .port = "${at}"`).replace(`"${host}";`, '"127.0.0.1";'),
    readFileSync(FILE, 'utf8'),
  )
  folder = mkdtempSync(join(tmpdir(), 'hattha-varnish-'))
  // It becomes users of its own, who have to read this.
  chmodSync(folder, 0o755)
  writeFileSync(join(folder, 'shop.vcl'), vcl)
  varnish = spawn('varnishd', ['-F', '-n', join(folder, 'run'), '-a', `127.0.0.1:${port}`, '-f', join(folder, 'shop.vcl'), '-s', 'malloc,16m'], {
    stdio: 'ignore',
  })
  url = `http://127.0.0.1:${port}`
  let answers = false
  while (!answers) {
    if (varnish.exitCode !== null) throw new Error(`Varnish ended with ${varnish.exitCode}`)
    answers = await fetch(`${url}/en/hello`).then(
      (answer) => answer.ok,
      () => false,
    )
    if (!answers) await pause(50)
  }
}

async function end(): Promise<void> {
  const ended = varnish && new Promise((resolve) => varnish?.once('exit', resolve))
  varnish?.kill()
  await ended
  for (const node of nodes) node.close()
  if (folder) rmSync(folder, { recursive: true, force: true })
}

const ask = async (path: string, headers: Record<string, string> = {}) => {
  const answer = await fetch(url + path, { headers: { 'accept-encoding': 'identity', ...headers } })
  return { text: await answer.text(), answer }
}
/** Asks until a page is another one: who asks first after a soft purge may still be given the old one, while the new one is made. */
async function renewed(path: string, before: string): Promise<void> {
  for (let round = 0; (await ask(path)).text === before; round++) {
    ok(round < 200, `${path} was not made anew`)
    await pause(25)
  }
}

const held: [string, () => Promise<void>][] = []
held.push([
  'a page is kept by address, currency and encoding, and says nothing of its keys to readers',
  async () => {
    const first = await ask('/en/products/1')
    equal((await ask('/en/products/1', { cookie: 'i18next=th; sb-session=1' })).text, first.text)
    for (const header of ['surrogate-key', 'surrogate-control', 'xkey', 'x-accel-expires', 'age'])
      same([header, first.answer.headers.get(header)], [header, null])
    equal(first.answer.headers.get('cache-control'), 'private, no-cache')
    const euro = await ask('/en/products/1', { cookie: 'a=b; currency=EUR' })
    match(euro.text, /EUR/)
    equal((await ask('/en/products/1', { cookie: 'currency=EUR; z=1' })).text, euro.text)
    equal((await ask('/en/products/1')).text, first.text)
    match((await ask('/th/products/1')).text, /\/th\/products\/1 THB/)
    equal(made.length, 3)
    // Twice in one header: the shop decides, and nobody else is given that.
    await ask('/en/products/1', { cookie: 'currency=USD; currency=EUR' })
    equal(made.length, 4)
    equal(
      (await fetch(`${url}/en/products/1`, { headers: { 'if-none-match': first.answer.headers.get('etag') ?? '', 'accept-encoding': 'identity' } })).status,
      304,
    )
  },
])

held.push([
  'what is told by its key is made anew, and nothing else; what has not said its keys is made anew with anything',
  async () => {
    const paths = ['/en/products/1', '/en/products/2', '/th/products/1', '/en/unsaid']
    const before = new Map<string, string>()
    for (const path of paths) before.set(path, (await ask(path)).text)
    const purges = createProxyPurges({ urls: [url], log: quietLog() })
    made.splice(0)
    purges.purge(new Set(['product-1', 'list']))
    for (const path of ['/en/products/1', '/th/products/1', '/en/unsaid']) await renewed(path, before.get(path) ?? '')
    equal((await ask('/en/products/2')).text, before.get('/en/products/2'))
    const after = (await ask('/en/products/1')).text
    purges.purge()
    await renewed('/en/products/1', after)
    await renewed('/en/products/2', before.get('/en/products/2') ?? '')
    purges.stop()
  },
])

held.push([
  'only a node may purge',
  async () => {
    const before = (await ask('/en/products/2')).text
    const from = (localAddress: string, headers: Record<string, string>) =>
      new Promise<number | undefined>((resolve, reject) =>
        request(url, { method: 'PURGE', localAddress, headers }, (answer) => resolve(answer.resume().statusCode))
          .on('error', reject)
          .end(),
      )
    equal(await from('127.0.0.2', { 'xkey-purge': 'product-2' }), 405)
    equal(await from('127.0.0.1', {}), 405)
    equal((await ask('/en/products/2')).text, before)
    equal(await from('127.0.0.1', { 'xkey-purge': 'product-9' }), 200)
  },
])

held.push([
  'what belongs to somebody is never kept, and a file is asked of the node that has it',
  async () => {
    for (const path of ['/rest/v1/orders', '/en/cart']) {
      await ask(path)
      await ask(path)
    }
    equal(made.length, 4)
    equal((await fetch(`${url}/functions/v1/quote`, { method: 'POST', body: '{}' })).status, 200)
    equal((await ask('/metrics')).answer.status, 404)
    const files = await Promise.all([1, 2, 3, 4].map(() => ask('/assets/only-second.js')))
    same(
      files.map(({ answer }) => answer.status),
      [200, 200, 200, 200],
    )
  },
])

try {
  await startVarnish()
  for (const [sentence, holds] of held) {
    made.splice(0)
    await holds()
    console.log(`held: ${sentence}`)
  }
} finally {
  await end()
}
