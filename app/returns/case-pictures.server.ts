import { createHmac, randomUUID, timingSafeEqual } from 'node:crypto'
import * as v from 'valibot'
import type { Shop } from '../shop.ts'
import { refuse, useCase } from '../use-case.ts'
import { CaseKey, findCaseFor } from './case-access.server.ts'
import { MAX_CASE_PICTURES } from './case.ts'

const BUCKET = 'case-pictures'
const ENDINGS = { 'image/jpeg': 'jpg', 'image/png': 'png', 'image/webp': 'webp' } as const

/** Long enough to look at a case and come back to it; a page asks for new links whenever it asks for the case. */
const LINK_SECONDS = 3600

type Signing = Pick<Shop, 'settings'>

const signatureOf = (shop: Signing, id: string, until: string): Buffer =>
  createHmac('sha256', shop.settings.keys.orderLinkKey).update(`case-picture:${id}:${until}`).digest()

/** A link to a picture, good for a while. Whole hours, so that the same picture keeps its address while somebody looks. The caller has made sure who asks. */
export function pictureLink(shop: Signing, id: string, now = Date.now()): string {
  const until = String((Math.floor(now / 1000 / LINK_SECONDS) + 2) * LINK_SECONDS)
  return `/case-picture?id=${id}&until=${until}&signature=${signatureOf(shop, id, until).toString('base64url')}`
}

/** The picture a link leads to; undefined for one that is not ours, was changed, or is too old. */
export function pictureIdOf(shop: Signing, link: URLSearchParams, now = Date.now()): string | undefined {
  const [id, until, signature] = ['id', 'until', 'signature'].map((name) => link.get(name) ?? '')
  if (!id || !until || !signature || !/^[\da-f-]{36}$/.test(id) || !/^\d{1,12}$/.test(until) || Number(until) < now / 1000) return undefined
  const given = Buffer.from(signature, 'base64url')
  const right = signatureOf(shop, id, until)
  return given.length === right.length && timingSafeEqual(given, right) ? id : undefined
}

/** The storage of this very shop, asked as the shop itself: guests have no account a policy could know. */
export function ownStorage(shop: Signing, path: string, init: RequestInit = {}): Promise<Response> {
  const { host, port, keys } = shop.settings
  const name = host === '0.0.0.0' || host === '::' ? '127.0.0.1' : host.includes(':') ? `[${host}]` : host
  return fetch(`http://${name}:${port}/storage/v1${path}`, {
    ...init,
    headers: { authorization: `Bearer ${keys.serviceKey}`, apikey: keys.serviceKey, ...init.headers },
    signal: AbortSignal.timeout(10_000),
  })
}

const Wanted = v.object({
  ...CaseKey.entries,
  types: v.pipe(v.array(v.picklist(['image/jpeg', 'image/png', 'image/webp'])), v.minLength(1), v.maxLength(MAX_CASE_PICTURES)),
})

/** `POST /functions/v1/case-picture-links`: for each picture a place and the token that lets it be put there, once (`uploadToSignedUrl`). 404 for an order that is not the caller's. */
export const casePictureLinksFunction = useCase(Wanted, async (shop, caller, wanted) => {
  const access = await findCaseFor(shop.service, caller, wanted)
  if (!access) return refuse('not_found')
  const links = await Promise.all(
    wanted.types.map(async (type) => {
      const path = `${access.orderId}/${randomUUID()}.${ENDINGS[type]}`
      const signed = await ownStorage(shop, `/object/upload/sign/${BUCKET}/${path}`, { method: 'POST' })
      if (!signed.ok) throw new Error(`The storage signed no upload: ${signed.status}`)
      const { token } = v.parse(v.object({ token: v.string() }), await signed.json())
      return { path, token }
    }),
  )
  return { links }
})

/** A day is enough to finish a form. */
const UNUSED_HOURS = 24

/** Job `forget-case-pictures`: takes away pictures that were sent and belong to nothing that was said. */
export async function forgetCasePictures(shop: Shop): Promise<void> {
  const unused = await shop.service.all<{ name: string }>(
    `select s.name from storage.objects s where s.bucket_id = '${BUCKET}' and s.created_at < private.now() - $1 * interval '1 hour'
        and not exists (select from public.order_case_pictures p where p.path = s.name) limit 500`,
    [UNUSED_HOURS],
  )
  if (unused.length === 0) return
  const answered = await ownStorage(shop, `/object/${BUCKET}`, {
    method: 'DELETE',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ prefixes: unused.map(({ name }) => name) }),
  })
  if (!answered.ok) throw new Error(`The storage took nothing away: ${answered.status}`)
}
