import type { IncomingMessage } from 'node:http'
import type { Duplex } from 'node:stream'
import { WebSocketServer } from 'ws'
import type { Hub } from '../hub.ts'
import type { Version } from '../protocol/frame.ts'
import { CLOSE, Socket } from './socket.ts'

/** Frames carry topic and event beside their payload. */
const FRAME_OVERHEAD = 4 * 1024
const SWEEP_MS = 10_000
/** Headers policies may read; cookies and keys are nobody's business. */
const HIDDEN_HEADERS = ['cookie', 'authorization', 'apikey', 'x-api-key']

/** Opens sockets, and closes those that fell silent. */
export class SocketServer {
  readonly #hub: Hub
  readonly #addressOf: (request: IncomingMessage) => string
  readonly #sockets = new Set<Socket>()
  readonly #addresses = new Map<string, number>()
  readonly #server: WebSocketServer
  readonly #sweeping: NodeJS.Timeout
  #closing = false

  constructor(hub: Hub, addressOf: (request: IncomingMessage) => string) {
    this.#hub = hub
    this.#addressOf = addressOf
    // Without compression: its buffers cost more memory than ten thousand idle sockets may have, and it would let a small frame be a large one.
    this.#server = new WebSocketServer({
      noServer: true,
      clientTracking: false,
      perMessageDeflate: false,
      maxPayload: hub.limits.payloadBytes + FRAME_OVERHEAD,
    })
    this.#sweeping = setInterval(() => this.#sweep(), Math.min(SWEEP_MS, hub.limits.silenceMs)).unref()
  }

  get sockets(): ReadonlySet<Socket> {
    return this.#sockets
  }

  /** Answers an upgrade: 400 for a protocol we do not speak, 401 without a key of ours, 429 and 503 when there is no room. */
  async open(request: IncomingMessage, stream: Duplex, head: Buffer): Promise<void> {
    // Until the websocket listens for itself, a connection that breaks would end the process.
    const broken = (): void => void stream.destroy()
    stream.on('error', broken)
    const query = new URLSearchParams((request.url ?? '').split('?', 2)[1] ?? '')
    const given = request.headers['x-api-key'] ?? query.get('apikey') ?? request.headers['apikey']
    const token = Array.isArray(given) ? given[0] : given
    const version = versionOf(query.get('vsn'))
    if (this.#closing) return refuse(stream, '503 Service Unavailable', 'The server is stopping')
    if (version === undefined) return refuse(stream, '400 Bad Request', 'Unsupported serializer version: use 1.0.0 or 2.0.0')
    const address = this.#addressOf(request)
    if (this.#sockets.size >= this.#hub.limits.sockets || this.#isCrowded(address)) return refuse(stream, '429 Too Many Requests', 'Too many connected users')
    const found = token ? await this.#hub.verify(token).catch(() => undefined) : undefined
    if (!token || !found || found.error) return refuse(stream, '401 Unauthorized', 'No valid API key')
    if (stream.destroyed) return
    const headers = JSON.stringify(Object.fromEntries(Object.entries(request.headers).filter(([name]) => !HIDDEN_HEADERS.includes(name))))
    this.#server.handleUpgrade(request, stream, head, (ws) => {
      stream.off('error', broken)
      const socket = new Socket({ hub: this.#hub, ws, version, token, headers })
      this.#sockets.add(socket)
      this.#addresses.set(address, (this.#addresses.get(address) ?? 0) + 1)
      ws.once('close', () => {
        this.#sockets.delete(socket)
        const left = (this.#addresses.get(address) ?? 1) - 1
        if (left > 0) this.#addresses.set(address, left)
        else this.#addresses.delete(address)
      })
      if (this.#closing) socket.end(CLOSE.goingAway, 'The server is stopping')
    })
  }

  /** Tells everybody to come back later, and lets nobody in any more. */
  async close(): Promise<void> {
    this.#closing = true
    clearInterval(this.#sweeping)
    for (const socket of this.#sockets) socket.end(CLOSE.restart, 'The server is stopping')
    while (this.#sockets.size > 0) await new Promise((next) => setTimeout(next, 10))
  }

  #isCrowded(address: string): boolean {
    return (this.#addresses.get(address) ?? 0) >= this.#hub.limits.socketsOfAddress && !/^(::1$|(::ffff:)?127\.)/.test(address)
  }

  #sweep(): void {
    const since = performance.now() - this.#hub.limits.silenceMs
    for (const socket of this.#sockets) if (socket.heardAt < since) socket.end(CLOSE.goingAway, 'No heartbeat')
  }
}

/** Phoenix takes a client that says nothing for one of protocol 1. */
function versionOf(vsn: string | null): Version | undefined {
  if (vsn === null || vsn === '' || vsn.startsWith('1.')) return '1.0.0'
  return vsn.startsWith('2.') ? '2.0.0' : undefined
}

function refuse(stream: Duplex, status: string, message: string): void {
  const body = JSON.stringify({ message })
  stream.end(`HTTP/1.1 ${status}\r\ncontent-type: application/json\r\ncontent-length: ${Buffer.byteLength(body)}\r\nconnection: close\r\n\r\n${body}`)
}
