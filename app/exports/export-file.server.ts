import type { Shop } from '../shop.ts'

export const BUCKET = 'staff-exports'

/** Where the file of an export lies. */
export const pathOf = (person: string, id: string): string => `${person}/${id}.csv`

/** Keeps a file whose lines come one after the other. */
export type KeepFile = (shop: Shop, path: string, lines: AsyncIterable<string>) => Promise<void>

/** Keeps it in the shop's own storage, sent on while it is written: it is never whole in memory. */
export const keepInStorage: KeepFile = async (shop, path, lines) => {
  const encoder = new TextEncoder()
  const reading = lines[Symbol.asyncIterator]()
  const body = new ReadableStream<Uint8Array>({
    async pull(controller) {
      const next = await reading.next()
      if (next.done) controller.close()
      else controller.enqueue(encoder.encode(next.value))
    },
  })
  const kept = await askStorage(shop, `/object/${BUCKET}/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'text/csv', 'x-upsert': 'true' },
    body,
    duplex: 'half',
  })
  if (!kept.ok) throw new Error(`The storage kept no export: ${kept.status}`)
}

/** A link to the file that is good for a minute and saves it under a name. The caller has made sure whose it is. */
export async function fileLink(shop: Shop, path: string, name: string): Promise<string> {
  const signed = await askStorage(shop, `/object/sign/${BUCKET}/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ expiresIn: 60 }),
    signal: AbortSignal.timeout(10_000),
  })
  if (!signed.ok) throw new Error(`The storage signed no link: ${signed.status}`)
  const { signedURL } = (await signed.json()) as { signedURL: string }
  return `/storage/v1${signedURL}&download=${encodeURIComponent(name)}`
}

/** Takes files away; what is not there any more is none. */
export async function removeFiles(shop: Shop, paths: readonly string[]): Promise<void> {
  const gone = await askStorage(shop, `/object/${BUCKET}`, {
    method: 'DELETE',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ prefixes: paths }),
    signal: AbortSignal.timeout(10_000),
  })
  if (!gone.ok) throw new Error(`The storage removed no exports: ${gone.status}`)
}

/** A body that is still being written wants `duplex`, which the DOM's types do not know. */
type Init = RequestInit & { duplex?: 'half' }

/** The storage of this very shop, asked as the shop itself. */
export function askStorage({ settings: { host, port, keys } }: Pick<Shop, 'settings'>, path: string, init: Init): Promise<Response> {
  const name = host === '0.0.0.0' || host === '::' ? '127.0.0.1' : host.includes(':') ? `[${host}]` : host
  return fetch(`http://${name}:${port}/storage/v1${path}`, {
    ...init,
    headers: { authorization: `Bearer ${keys.serviceKey}`, apikey: keys.serviceKey, ...init.headers },
  })
}
