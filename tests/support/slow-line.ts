import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http'
import { connect, type AddressInfo } from 'node:net'
import { randomInt } from 'node:crypto'

/** Most answers are a little late, some are much later than what was asked after them: what only works in one order then fails. */
const DELAYS = { usual: 250, late: 3_000, lateOneIn: 20 }

/**
 * A proxy between a browser and the shop that holds each request back for a moment of its own. It finds what a quiet machine hides: a screen that is right only
 * because its answers come in the order they were asked for.
 */
export async function openSlowLine(): Promise<{ url: string; close: () => Promise<void> }> {
  const server = createServer((asked, answer) => void setTimeout(() => pass(asked, answer), delay()))
  // What stays open (the live channel) is slow to begin only.
  server.on('connect', (asked, socket, head) => {
    const [host, port] = (asked.url ?? '').split(':')
    const there = connect(Number(port), host, () => {
      socket.write('HTTP/1.1 200 OK\r\n\r\n')
      there.write(head)
      there.pipe(socket).pipe(there)
    })
    there.on('error', () => socket.destroy())
    socket.on('error', () => there.destroy())
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () =>
      new Promise((closed) => {
        server.closeAllConnections()
        server.close(() => closed())
      }),
  }
}

const delay = (): number => randomInt(randomInt(DELAYS.lateOneIn) === 0 ? DELAYS.late : DELAYS.usual)

function pass(asked: IncomingMessage, answer: ServerResponse): void {
  const passed = request(asked.url ?? '', { method: asked.method ?? 'GET', headers: asked.headers }, (given) => {
    answer.writeHead(given.statusCode ?? 502, given.rawHeaders)
    given.pipe(answer)
  })
  // A broken line is a broken line for the browser too.
  passed.on('error', () => answer.destroy())
  answer.on('close', () => passed.destroy())
  asked.pipe(passed)
}
