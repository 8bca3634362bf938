/** Sockets of bench/live-nodes.ts, a program of its own, since each may have only so many files: `live-clients.ts ADDRESS KEY COUNT`. All join one topic and tell their parent what was heard. */
import { WebSocket } from 'ws'

const [address = '', key = '', count = '0'] = process.argv.slice(2)
/** Opened at one time; more would fill the queue of connections nobody has accepted yet. */
const AT_ONCE = 100
const BEAT_MS = 25_000

let heard = 0
let last = 0
const sockets: WebSocket[] = []

const join = (): Promise<void> =>
  new Promise((joined, failed) => {
    const ws = new WebSocket(`${address}/realtime/v1/websocket?apikey=${key}&vsn=2.0.0`, { perMessageDeflate: false, skipUTF8Validation: true })
    ws.once('error', failed)
    ws.once('open', () => ws.send('["1","1","realtime:square","phx_join",{"config":{}}]'))
    ws.once('message', () => {
      ws.on('message', (data: Buffer) => {
        if (!data.includes('"broadcast"')) return
        heard += 1
        last = Date.now()
      })
      joined()
    })
    sockets.push(ws)
  })

for (let opened = 0; opened < Number(count); opened += AT_ONCE) await Promise.all(Array.from({ length: Math.min(AT_ONCE, Number(count) - opened) }, join))
const [speaker] = sockets
setInterval(() => {
  for (const ws of sockets) if (ws.readyState === WebSocket.OPEN) ws.send('[null,"2","phoenix","heartbeat",{}]')
}, BEAT_MS)
process.on('message', (asked) => {
  if (asked === 'speak')
    speaker?.send(JSON.stringify(['1', null, 'realtime:square', 'broadcast', { type: 'broadcast', event: 'news', payload: { text: 'x'.repeat(200) } }]))
  if (asked === 'look') process.send?.({ heard, last, open: sockets.filter((ws) => ws.readyState === WebSocket.OPEN).length })
  if (asked === 'forget') heard = 0
})
process.send?.('open')
