import pg from 'pg'
import type { Logger } from '../kernel/logger.ts'
import { ownAddress } from './own-address.ts'

type Queued = { id: string; method: string; url: string; headers: Record<string, string>; body: Buffer | null; timeout_milliseconds: number }

/** An answer longer than this is cut: it goes into a row that somebody may look at. */
const LONGEST_ANSWER = 1_000_000
/** At once; the rest waits its turn. */
const SIDE_BY_SIDE = 20

/**
 * Sends the requests that the database asks for (`net.http_post` and webhooks, `platform/0003_http_requests.sql`) and keeps the answers. Names that
 * only exist in Supabase's containers (`kong`, `host.docker.internal`) mean this server.
 */
export async function sendRequests(parts: { url: string; address: string; apiPort: number; log: Logger }): Promise<{ stop(): Promise<void> }> {
  const { url, log } = parts
  const client = new pg.Client({ connectionString: url, application_name: 'requests of the project', keepAlive: true })
  const running = new Set<Promise<void>>()
  let stopped = false
  let looking: Promise<void> = Promise.resolve()
  client.on('error', (error) => log.warn({ err: error }, 'the connection that sends requests of the database broke; they wait for the next start'))
  await client.connect()

  const look = async () => {
    while (!stopped && running.size < SIDE_BY_SIDE) {
      const { rows } = await client.query<Queued>(
        `delete from net.http_request_queue where id in (select id from net.http_request_queue order by id for update skip locked limit $1)
         returning id::text, method, url, headers, body, timeout_milliseconds`,
        [SIDE_BY_SIDE - running.size],
      )
      if (rows.length === 0) break
      for (const queued of rows) {
        const sending: Promise<void> = send(queued, parts)
          .then((answer) => keep(client, queued.id, answer))
          .catch((error: unknown) => log.warn({ err: error }, 'the answer to a request of the database could not be kept'))
          .finally(() => {
            running.delete(sending)
            soon()
          })
        running.add(sending)
      }
    }
  }
  // One look at a time, in order; a failed one is the connection's, which has told already.
  const soon = () => void (looking = looking.then(look).catch(() => undefined))
  client.on('notification', soon)
  await client.query('listen net_requests')
  await client.query(`delete from net._http_response where created < now() - interval '6 hours'`)
  soon()
  return {
    async stop() {
      stopped = true
      await looking
      await Promise.all(running)
      await client.end().catch(() => undefined)
    },
  }
}

type Answer = { status: number | null; type: string | null; headers: object | null; content: string | null; timedOut: boolean; error: string | null }

async function send(queued: Queued, at: { address: string; apiPort: number }): Promise<Answer> {
  const patience = AbortSignal.timeout(queued.timeout_milliseconds)
  try {
    const response = await fetch(ownAddress(queued.url, at), {
      method: queued.method,
      headers: queued.headers,
      signal: patience,
      ...(queued.body !== null && { body: new Uint8Array(queued.body) }),
    })
    const content = (await response.text()).slice(0, LONGEST_ANSWER).replaceAll('\0', '')
    return {
      status: response.status,
      type: response.headers.get('content-type'),
      headers: Object.fromEntries(response.headers),
      content,
      timedOut: false,
      error: null,
    }
  } catch (error) {
    const why = error instanceof Error && error.cause instanceof Error ? error.cause : error
    return { status: null, type: null, headers: null, content: null, timedOut: patience.aborted, error: why instanceof Error ? why.message : String(why) }
  }
}

const keep = async (client: pg.Client, id: string, answer: Answer): Promise<void> =>
  void (await client.query(
    'insert into net._http_response (id, status_code, content_type, headers, content, timed_out, error_msg) values ($1, $2, $3, $4, $5, $6, $7)',
    [id, answer.status, answer.type, answer.headers && JSON.stringify(answer.headers), answer.content, answer.timedOut, answer.error],
  ))
