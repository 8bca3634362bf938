/**
 * Live sockets. 10,000 that only beat their hearts, and one message to 1,000 that listen. The server is a process of its own, so that its memory is the server's alone;
 * the sockets are opened by this one.
 */
import { fork } from 'node:child_process'
import { join } from 'node:path'
import { WebSocket } from 'ws'
import { quantile, report } from './finding.ts'

const IDLE = 10_000
const IDLE_BUDGET_MB = 600
const LISTENERS = 1_000
const MESSAGES = 50
const DELIVERY_BUDGET_MS = 200
/** Opened at one time; more would fill the queue of connections nobody has accepted yet. */
const AT_ONCE = 200

type Said = { ready?: { address: string; key: string }; megabytes?: number }

const server = fork(join(import.meta.dirname, 'live-server.ts'), { stdio: ['ignore', 'inherit', 'inherit', 'ipc'] })
const said = (wanted: (message: Said) => boolean): Promise<Said> =>
  new Promise((resolve, reject) => {
    // Only live-server.ts sends anything.
    const listen = (message: unknown) => {
      if (!wanted(message as Said)) return
      server.off('message', listen)
      resolve(message as Said)
    }
    server.on('message', listen)
    server.once('exit', (code) => reject(new Error(`the server ended with ${code}`)))
  })

const memory = async (): Promise<number> => {
  const answer = said(({ megabytes }) => megabytes !== undefined)
  server.send('memory')
  return (await answer).megabytes ?? 0
}

const { ready } = await said(({ ready: started }) => started !== undefined)
if (!ready) throw new Error('the server did not say where it listens')
const { address, key } = ready

function open(): Promise<WebSocket> {
  return new Promise((opened, failed) => {
    const ws = new WebSocket(`${address}/realtime/v1/websocket?apikey=${key}&vsn=2.0.0`, { perMessageDeflate: false, skipUTF8Validation: true })
    ws.once('open', () => opened(ws))
    ws.once('error', failed)
  })
}

async function many(count: number, ready: (ws: WebSocket, index: number) => Promise<void>): Promise<WebSocket[]> {
  const sockets: WebSocket[] = []
  while (sockets.length < count) {
    const batch = await Promise.all(Array.from({ length: Math.min(AT_ONCE, count - sockets.length) }, () => open()))
    await Promise.all(batch.map((ws, index) => ready(ws, sockets.length + index)))
    sockets.push(...batch)
  }
  return sockets
}

/** Says something and waits for the answer. */
const ask = (ws: WebSocket, frame: unknown[]): Promise<void> =>
  new Promise((answered) => {
    ws.once('message', () => answered())
    ws.send(JSON.stringify(frame))
  })

const before = await memory()
const idle = await many(IDLE, (ws, index) => ask(ws, ['1', '1', `realtime:person ${index}`, 'phx_join', { config: {} }]))
// Twice round, as clients do every 25 seconds.
for (const beat of ['2', '3']) await Promise.all(idle.map((ws) => ask(ws, [null, beat, 'phoenix', 'heartbeat', {}])))
const after = await memory()
report({
  what: `memory of the server with ${IDLE} idle sockets, each on a topic of its own`,
  measured: `${after} MB (${(((after - before) * 1024) / IDLE).toFixed(1)} KB a socket)`,
  budget: `${IDLE_BUDGET_MB} MB`,
  met: after <= IDLE_BUDGET_MB,
})
for (const ws of idle) ws.terminate()

const times: number[] = []
const waiting = new Map<number, { left: number; sentAt: number; done: () => void }>()
const listeners = await many(LISTENERS, async (ws) => {
  await ask(ws, ['1', '1', 'realtime:stage', 'phx_join', { config: {} }])
  ws.on('message', (data: Buffer) => {
    const [, , , , message] = JSON.parse(data.toString()) as [unknown, unknown, unknown, unknown, { payload?: { n?: number } }]
    const one = waiting.get(message.payload?.n ?? -1)
    if (!one) return
    times.push(performance.now() - one.sentAt)
    if ((one.left -= 1) === 0) one.done()
  })
})
const speaker = await open()
await ask(speaker, ['1', '1', 'realtime:stage', 'phx_join', { config: {} }])
const say = (n: number): Promise<void> =>
  new Promise((done) => {
    waiting.set(n, { left: LISTENERS, sentAt: performance.now(), done })
    speaker.send(JSON.stringify(['1', null, 'realtime:stage', 'broadcast', { type: 'broadcast', event: 'news', payload: { n, text: 'x'.repeat(200) } }]))
  })
for (let n = 0; n < 5; n += 1) await say(n)
times.length = 0
for (let n = 5; n < 5 + MESSAGES; n += 1) await say(n)
const p99 = quantile(times, 0.99)
report({
  what: `a message to ${LISTENERS} subscribers, p99 from the sender to a listener (${MESSAGES} messages)`,
  measured: `${p99.toFixed(0)} ms (median ${quantile(times, 0.5).toFixed(0)} ms)`,
  budget: `${DELIVERY_BUDGET_MS} ms`,
  met: p99 <= DELIVERY_BUDGET_MS,
})
for (const ws of [...listeners, speaker]) ws.terminate()
server.send('stop')
await new Promise((ended) => server.once('exit', ended))
