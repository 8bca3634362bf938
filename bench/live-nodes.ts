/**
 * `node bench/live-nodes.ts [50000]`: so many sockets over three nodes that share a database, from programs of their own; a message that one of them says to all. Then a node is killed, and whoever
 * hangs on the others still hears what is said. Each process has as many files as the machine allows.
 */
import { fork, type ChildProcess } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { migrate, startEmbedded } from '@hattha/postgres'
import { supabaseMigrations } from '@hattha/supabase-api'
import { loadNow } from './finding.ts'

const SOCKETS = Number(process.argv[2] ?? 50_000)
const NODES = 3
/** Programs that open sockets, for each node. */
const CLIENTS = 2
const MESSAGES = 5
const PATIENCE_MS = 60_000

type Look = { heard: number; last: number; open: number }
const say = (sentence: string) => console.log(`${(performance.now() / 1000).toFixed(1).padStart(7)} s  ${sentence}`)
const program = (name: string, given: string[], env: Record<string, string> = {}) =>
  fork(join(import.meta.dirname, name), given, { stdio: ['ignore', 'ignore', 'inherit', 'ipc'], env: { ...process.env, ...env } })
const answer = <Said>(child: ChildProcess): Promise<Said> =>
  new Promise((resolve, reject) => {
    const gone = (code: number | null) => reject(new Error(`a program ended with ${code}`))
    child.once('exit', gone)
    child.once('message', (said) => {
      child.off('exit', gone)
      // Only our own programs say anything.
      resolve(said as Said)
    })
  })
const asked = <Said>(child: ChildProcess, question: string): Promise<Said> => {
  const said = answer<Said>(child)
  child.send(question)
  return said
}

const folder = mkdtempSync(join(tmpdir(), 'live-nodes-'))
const database = await startEmbedded({ folder, durable: false })
const children: ChildProcess[] = []
try {
  await migrate({ url: database.url, sources: supabaseMigrations() })
  const nodes = Array.from({ length: NODES }, () => program('live-server.ts', [], { LIVE_DATABASE: database.url }))
  children.push(...nodes)
  const ready = await Promise.all(nodes.map((node) => answer<{ ready: { address: string; key: string } }>(node)))
  const each = Math.floor(SOCKETS / NODES / CLIENTS)
  const began = performance.now()
  const clients = ready.flatMap(({ ready: { address, key } }, node) =>
    Array.from({ length: CLIENTS }, () => ({ node, child: program('live-clients.ts', [address, key, String(each)]) })),
  )
  children.push(...clients.map(({ child }) => child))
  await Promise.all(clients.map(({ child }) => answer(child)))
  const seconds = (performance.now() - began) / 1000
  const memory = async () =>
    (await Promise.all(nodes.filter(({ killed }) => !killed).map((node) => asked<{ megabytes: number }>(node, 'memory')))).map(({ megabytes }) => megabytes)
  const all = each * CLIENTS * NODES
  say(`${all} sockets on ${NODES} nodes, opened in ${seconds.toFixed(0)} s; ${(await memory()).join(', ')} MB (${loadNow()})`)

  /** Says something from the last client of all, and looks until those that hang on `listening` have heard it. */
  const spoken = async (listening: typeof clients) => {
    for (const { child } of listening) child.send('forget')
    const wanted = listening.length * each
    const at = Date.now()
    listening.at(-1)?.child.send('speak')
    for (;;) {
      await pause(50)
      const looks = await Promise.all(listening.map(({ child }) => asked<Look>(child, 'look')))
      const heard = looks.reduce((sum, look) => sum + look.heard, 0)
      // Who speaks does not hear itself.
      if (heard >= wanted - 1 || Date.now() - at > PATIENCE_MS)
        return { heard, wanted: wanted - 1, ms: Math.max(...looks.map(({ last }) => last)) - at, open: looks.reduce((sum, { open }) => sum + open, 0) }
    }
  }
  for (let time = 0; time < MESSAGES; time++) {
    const { heard, wanted, ms } = await spoken(clients)
    say(`a message to all: ${heard} of ${wanted} heard it, the last after ${ms} ms`)
  }
  nodes[0]?.kill('SIGKILL')
  await pause(1_000)
  const left = clients.filter(({ node }) => node !== 0)
  const { heard, wanted, ms, open } = await spoken(left)
  say(`a node is killed: ${heard} of ${wanted} on the others heard the next message, the last after ${ms} ms; ${open} are open`)
  say(`${(await memory()).join(', ')} MB (${loadNow()})`)
} finally {
  for (const child of children) child.kill('SIGKILL')
  await database.stop()
  rmSync(folder, { recursive: true, force: true })
}
process.exit(0)
