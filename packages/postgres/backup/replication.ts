import type { Duplex } from 'node:stream'
import pg from 'pg'

/** The parts of pg's connection that replication needs; its types leave them out. */
type RawConnection = {
  stream: Duplex
  on(event: 'copyData', listener: (message: { chunk: Buffer }) => void): void
  once(event: 'replicationStart', listener: () => void): void
  sendCopyFromChunk(chunk: Buffer): void
}

/** A connection that speaks the replication protocol about the whole server. */
export type Replication = { client: pg.Client; raw: RawConnection; broken: Promise<unknown>; end(): Promise<void> }

const GOODBYE_MS = 1_000

/** Opens one. The role needs `replication`, and the server has to let it in for that. */
export async function openReplication(url: string): Promise<Replication> {
  const client = new pg.Client({
    connectionString: url,
    // pg hands this on to the server; its types leave it out.
    ...({ replication: 'true' } as object),
    application_name: 'backup',
    keepAlive: true,
    connectionTimeoutMillis: 10_000,
  })
  let lost: (reason: unknown) => void = () => undefined
  const broken = new Promise<unknown>((resolve) => (lost = resolve))
  client.on('error', lost)
  client.on('end', () => lost(new Error('the connection ended')))
  await client.connect()
  // The cast is safe as long as the tests pass: they read real backups through it.
  const raw = (client as unknown as { connection: RawConnection }).connection
  return {
    client,
    raw,
    broken,
    async end() {
      // A paused stream would never read the server's goodbye.
      raw.stream.resume()
      const impatient = setTimeout(() => raw.stream.destroy(), GOODBYE_MS)
      await client.end().catch(() => undefined)
      clearTimeout(impatient)
    },
  }
}

/** A place in the log, `16/B374D848`, as a number. */
export const placeOf = (text: string): bigint => {
  const [high = '0', low = '0'] = text.split('/')
  return (BigInt(`0x${high}`) << 32n) | BigInt(`0x${low}`)
}

/** The same the other way. */
export const placeText = (place: bigint): string => `${(place >> 32n).toString(16).toUpperCase()}/${(place & 0xffffffffn).toString(16).toUpperCase()}`

/** What PostgreSQL calls the file of the log that begins at `place`. */
export function segmentName(timeline: number, place: bigint, segmentBytes: number): string {
  const number = place / BigInt(segmentBytes)
  const each = 0x100000000n / BigInt(segmentBytes)
  const part = (value: bigint): string => value.toString(16).toUpperCase().padStart(8, '0')
  return `${part(BigInt(timeline))}${part(number / each)}${part(number % each)}`
}
