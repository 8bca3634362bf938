import { readFileSync } from 'node:fs'
import { createServer, request as send, type IncomingHttpHeaders, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { ROOT } from './source-tree.ts'

/** What a proxy before several nodes does, as `deploy/nginx.conf` has it, without the proxy: one after the other, and the next where one has not answered. */
export type Front = {
  url: string
  /** Resolves when a request whose address begins so has been handed to this node and is not answered. */
  handed(node: string, address: string): Promise<void>
  close(): Promise<void>
}

type Whole = { status: number; headers: IncomingHttpHeaders; body: Buffer }

/** `nodes`: their addresses, of which some may be gone. */
export async function startFront(nodes: readonly string[]): Promise<Front> {
  const mayRepeat = repeatable()
  const waiting = new Set<{ node: string; address: string; told: () => void }>()
  let turn = 0
  const server = createServer((incoming, outgoing) => {
    void (async () => {
      const body = await whole(incoming)
      const { method = 'GET', url: address = '/' } = incoming
      const again = method === 'GET' || method === 'HEAD' || mayRepeat.test(address)
      const first = turn++
      for (let tried = 0; tried < nodes.length; tried++) {
        const node = nodes[(first + tried) % nodes.length] ?? ''
        const handed = () => {
          for (const one of waiting) if (one.node === node && address.startsWith(one.address)) one.told()
        }
        const answer = await ask({ node, incoming, body, handed }).catch((error: unknown) => error)
        const refused = answer instanceof Error && 'code' in answer && answer.code === 'ECONNREFUSED'
        if (isWhole(answer) && (tried + 1 === nodes.length || !(again && [502, 503].includes(answer.status))))
          return void outgoing.writeHead(answer.status, answer.headers).end(answer.body)
        if (!again && !refused) break
      }
      outgoing.writeHead(502).end()
    })()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    handed: (node, address) =>
      new Promise((resolve) => {
        const one = { node, address, told: () => (waiting.delete(one), resolve()) }
        waiting.add(one)
      }),
    close: () => new Promise((resolve) => (server.closeAllConnections(), server.close(() => resolve()))),
  }
}

/** The functions that nginx hands to another node when one was cut off. */
function repeatable(): RegExp {
  const found = /location ~ (\S+) \{[^}]*non_idempotent/.exec(readFileSync(join(ROOT, 'deploy/nginx.conf'), 'utf8'))?.[1]
  if (found === undefined) throw new Error('deploy/nginx.conf says of no function that it may be asked again')
  return new RegExp(found)
}

const isWhole = (answer: unknown): answer is Whole => typeof answer === 'object' && answer !== null && 'body' in answer

async function whole(stream: IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = []
  for await (const part of stream) parts.push(part)
  return Buffer.concat(parts)
}

/** The whole answer of a node over a line of its own, or what came between. */
const ask = ({ node, incoming, body, handed }: { node: string; incoming: IncomingMessage; body: Buffer; handed: () => void }): Promise<Whole> =>
  new Promise((resolve, reject) => {
    const { 'transfer-encoding': _, ...headers } = incoming.headers
    const asking = send(new URL(incoming.url ?? '/', node), {
      method: incoming.method,
      agent: false,
      headers: { ...headers, connection: 'close', 'content-length': body.length },
    })
    asking.once('error', reject)
    asking.once('response', (answer) =>
      whole(answer).then((read) => {
        const { 'transfer-encoding': __, ...said } = answer.headers
        resolve({ status: answer.statusCode ?? 502, headers: { ...said, connection: 'close', 'content-length': String(read.length) }, body: read })
      }, reject),
    )
    asking.end(body, handed)
  })
