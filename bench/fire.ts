/**
 * The load generator, a program of its own (`bench/cannon.ts` starts it): so many callers ask the addresses in turn on connections that are kept, each as soon as it was
 * answered. It counts bytes and reads nothing but heads, because what it spends is taken from the shop beside it: generators that decode bodies measure themselves.
 */
import { connect } from 'node:net'

export type Order = { urls: readonly string[]; seconds: number; callers: number; headers: Readonly<Record<string, string>> }
/** Answers per second, how long they took in milliseconds, and how many were no success. */
export type Shots = { perSecond: number; p50: number; p99: number; failed: number }

process.once('message', (order) => {
  // Only `bombard` of cannon.ts sends anything.
  void fire(order as Order).then((shots) => process.send?.(shots, () => process.disconnect()))
})

async function fire({ urls, seconds, callers, headers }: Order): Promise<Shots> {
  const { hostname, port } = new URL(urls[0] ?? '')
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`)
  const requests = urls.map((url) => {
    const { pathname, search, host } = new URL(url)
    return Buffer.from(`GET ${pathname}${search} HTTP/1.1\r\nhost: ${host}\r\n${lines.join('')}\r\n`)
  })
  const times: number[] = []
  let failed = 0
  let asked = 0
  const begun = performance.now()
  const until = begun + seconds * 1000

  const caller = () =>
    new Promise<void>((done) => {
      const socket = connect({ host: hostname, port: Number(port), noDelay: true })
      let askedAt = 0
      let head = Buffer.alloc(0)
      let missing = 0
      const ask = () => {
        if (performance.now() >= until) return void socket.end(done)
        askedAt = performance.now()
        socket.write(requests[asked++ % requests.length] ?? '')
      }
      const answered = () => {
        times.push(performance.now() - askedAt)
        ask()
      }
      socket.on('connect', ask)
      socket.on('error', () => {
        failed += 1
        done()
      })
      socket.on('data', (bytes) => {
        if (missing > 0) {
          missing -= bytes.length
          if (missing <= 0) answered()
          return
        }
        head = head.length === 0 ? bytes : Buffer.concat([head, bytes])
        const end = head.indexOf('\r\n\r\n')
        if (end < 0) return
        const { status, length } = readHead(head.toString('latin1', 0, end))
        missing = length - (head.length - end - 4)
        head = Buffer.alloc(0)
        if (status !== 200) failed += 1
        if (missing <= 0) answered()
      })
    })
  await Promise.all(Array.from({ length: callers }, caller))
  const sorted = times.toSorted((a, b) => a - b)
  const at = (share: number) => sorted[Math.floor(sorted.length * share)] ?? 0
  return { perSecond: (1000 * times.length) / (performance.now() - begun), p50: at(0.5), p99: at(0.99), failed }
}

function readHead(head: string): { status: number; length: number } {
  const length = /\r\ncontent-length: *(\d+)/i.exec(head)?.[1]
  if (length === undefined) throw new Error(`An answer without its length, which this program cannot count:\n${head}`)
  return { status: Number(head.slice(9, 12)), length: Number(length) }
}
