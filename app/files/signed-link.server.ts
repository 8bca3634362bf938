import * as v from 'valibot'
import type { Shop } from '../shop.ts'

/** Long enough to look at it; who wants it again says again why. */
const LINK_SECONDS = 60

/** A link of the storage of this very shop, asked as the shop itself: whether somebody may look has been decided. */
export async function signedLink({ settings: { host, port, keys } }: Shop, bucket: string, path: string): Promise<string> {
  const name = host === '0.0.0.0' || host === '::' ? '127.0.0.1' : host.includes(':') ? `[${host}]` : host
  const place = [bucket, ...path.split('/')].map(encodeURIComponent).join('/')
  const signed = await fetch(`http://${name}:${port}/storage/v1/object/sign/${place}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${keys.serviceKey}`, apikey: keys.serviceKey, 'content-type': 'application/json' },
    body: JSON.stringify({ expiresIn: LINK_SECONDS }),
    signal: AbortSignal.timeout(10_000),
  })
  if (!signed.ok) throw new Error(`The storage signed no link: ${signed.status}`)
  const { signedURL } = v.parse(v.object({ signedURL: v.string() }), await signed.json())
  return `/storage/v1${signedURL}`
}
