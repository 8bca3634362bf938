/**
 * `node bench/three-nodes.ts`: a day of three nodes in a few minutes, with Debian's packages (`nginx-light`, `pgbouncer`, `haproxy`, `patroni`, `etcd-server`, `postgresql-15`) and the files of `deploy/`:
 * buyers buy all the time while a node is killed, the pooler restarts, a release rolls, the primary is switched by hand, loses power, stands still, and comes back. Says what became of every order,
 * which answers failed when, how long nothing could be written, and what screens on open lines have missed. Services of these packages need not run: it starts its own, at ports from `BENCH_PORT` on.
 * Needs root, because each runs as a user of its own.
 */
import { appendFileSync, mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { deriveKeys } from '../server/keys.ts'
import { startTestShop, type TestShop } from '../tests/support/shop.ts'
import { loadNow } from './finding.ts'
import { watchScreens } from './heard-or-asked.ts'
import { givenPiece, openDoors } from './three-nodes/buyers.ts'
import { frontPort, poolerPort, startFront, startPooler } from './three-nodes/front.ts'
import { comeBack, losePrimary, owner, reading, slotsLeft, standing, startCluster, switchOver } from './three-nodes/patroni.ts'
import { endChild, folder, nextPort, say } from './three-nodes/place.ts'

const dataFolder = join(folder, 'data')
const env = {
  HATTHA_MODE: 'live',
  SITE_URL: 'http://shop.test',
  HOST: '127.0.0.1',
  HATTHA_SECRET: 'x'.repeat(40),
  SMTP_URL: 'smtp://127.0.0.1:9',
  MAIL_FROM: 'Hattha <shop@hattha.example>',
  TRUST_PROXY: '2',
  PROMPTPAY_ID: '0812345678',
  DATABASE_URL: `postgres://pooler@127.0.0.1:${poolerPort}/hattha`,
  DATABASE_DIRECT_URL: owner,
  DATABASE_READ_URL: reading,
  DATABASE_CONNECTIONS: '40',
}
const startNode = async (port: number): Promise<TestShop> => {
  const node = await startTestShop({ env, port, dataFolder })
  const end = async (signal?: NodeJS.Signals) => {
    const code = await node.end(signal)
    appendFileSync(join(folder, `node-${port}.log`), node.output())
    return code
  }
  return { ...node, end }
}

/** What leaves the shop without a primary for a moment. */
const SWITCHES = {
  hand: 'the primary is switched',
  power: 'the primary loses power while a node starts',
  still: 'the primary stands still',
  again: 'the primary is switched again',
}

const ending: (() => unknown)[] = []
if (process.env['BENCH_KEEP'] === undefined) ending.push(() => rmSync(folder, { recursive: true, force: true }))
else say(`everything lies in ${folder}`)
try {
  mkdirSync(dataFolder, { mode: 0o711 })
  await startCluster(ending)
  let pooler = startPooler()
  ending.push(() => endChild(pooler))
  const ports = [nextPort(), nextPort(), nextPort()]
  const nodes: TestShop[] = []
  ending.push(() => Promise.all(nodes.map((node) => node.end())))
  // The first brings the database up to date, and with it makes the logins of the pooler.
  for (const port of ports) nodes.push(await startNode(port))
  const front = startFront(ports)
  ending.push(() => endChild(front))
  const url = `http://127.0.0.1:${frontPort}`
  const product = await givenPiece(owner)
  say(`three nodes stand behind nginx, PgBouncer, HAProxy and three members under Patroni (${loadNow()})`)
  const watched = await watchScreens({ url, owner, key: deriveKeys(env.HATTHA_SECRET).anonKey })
  const doors = openDoors({ url, dataFolder }, product)
  ending.push(doors.leave)
  const { phase } = doors
  const again = async (index: number) => void (nodes[index] = await startNode(ports[index] ?? 0))

  await phase('nothing happens', () => pause(6_000))
  await phase('a node is killed', async () => nodes[0]?.end('SIGKILL'))
  await phase('it comes back', () => again(0))
  await phase('the pooler is killed', async () => {
    await endChild(pooler, 'SIGKILL')
    await pause(300)
    pooler = startPooler()
  })
  await phase('a release rolls', async () => {
    for (const index of ports.keys()) {
      await nodes[index]?.end('SIGTERM')
      await again(index)
    }
  })
  await phase(SWITCHES.hand, switchOver)
  const dark = await phase(SWITCHES.power, async () => {
    await nodes[1]?.end('SIGTERM')
    return losePrimary('SIGKILL', () => again(1))
  })
  await phase('its machine is started again', () => comeBack(dark))
  const still = await phase(SWITCHES.still, () => losePrimary('SIGSTOP'))
  await phase('it moves again', () => comeBack(still))
  await phase(SWITCHES.again, switchOver)
  await phase('nothing happens again', () => pause(6_000))
  say(await watched.end())
  for (const sentence of await doors.close(owner, Object.values(SWITCHES))) say(sentence)
  say(await standing())
  say(`slots that hold back the log: ${(await slotsLeft()).join(', ') || 'none'} (${loadNow()})`)
} finally {
  for (const end of ending.toReversed()) await Promise.resolve(end()).catch((error: unknown) => console.error(String(error)))
}
