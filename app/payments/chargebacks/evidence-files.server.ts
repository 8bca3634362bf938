import { randomUUID } from 'node:crypto'
import * as v from 'valibot'
import type { Shop } from '../../shop.ts'
import { staffUseCase } from '../../staff-use-case.ts'
import { refuse } from '../../use-case.ts'
import { FILE_KINDS } from './dispute.ts'

const BUCKET = 'chargeback-files'
const ENDINGS = { 'image/png': 'png', 'image/jpeg': 'jpg', 'application/pdf': 'pdf' } as const
/** How a file of each type begins. What a file calls itself, its sender chose. */
const BEGINNINGS: Readonly<Record<string, readonly number[]>> = {
  png: [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
  jpg: [0xff, 0xd8, 0xff],
  pdf: [0x25, 0x50, 0x44, 0x46, 0x2d],
}

const Id = v.pipe(v.string(), v.uuid())
const Open = v.object({ chargeback: Id, type: v.picklist(['image/png', 'image/jpeg', 'application/pdf']) })
const Keep = v.object({
  chargeback: Id,
  path: v.pipe(v.string(), v.regex(/^[\da-f-]{36}\/[\da-f-]{36}\.(?:png|jpg|pdf)$/)),
  name: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(120), v.regex(/^[^\p{Cc}]*$/u)),
  kind: v.picklist(FILE_KINDS),
})

/** `POST /functions/v1/open-chargeback-file`: a place for a file of evidence, `{ path, url }`, to which it is sent with PUT. 422 `already_decided` for a chargeback that is decided. */
export const openChargebackFileFunction = staffUseCase('chargebacks.write', Open, async (shop, _staff, { chargeback, type }) => {
  await shop.service.one('select (private.chargeback_to_answer($1)).id', [chargeback])
  const path = `${chargeback}/${randomUUID()}.${ENDINGS[type]}`
  const answer = await storage(shop, `/object/upload/sign/${BUCKET}/${path}`, { method: 'POST' })
  const { url } = v.parse(v.object({ url: v.string() }), await answer.json())
  return { path, url: `/storage/v1${url}` }
})

/**
 * `POST /functions/v1/keep-chargeback-file`: the file lies there and becomes part of the evidence, in the place of another of its kind. 422 `not_that_file` for one that is not what it
 * calls itself, 404 where none lies there, 422 `already_decided` for a chargeback that is decided.
 */
export const keepChargebackFileFunction = staffUseCase('chargebacks.write', Keep, async (shop, _staff, { chargeback, path, name, kind }) => {
  if (!path.startsWith(`${chargeback}/`)) return refuse('not_found')
  const content = await readEvidenceFile(shop, path).catch(() => undefined)
  if (!content) return refuse('not_found')
  const begins = BEGINNINGS[path.split('.').at(-1) ?? ''] ?? []
  if (content.length < begins.length || begins.some((byte, place) => content[place] !== byte)) return refuse('not_that_file')
  const { id } = await shop.service.one<{ id: string }>('select private.keep_chargeback_file($1, $2, $3, $4) as id', [chargeback, path, name, kind])
  return { done: true, id }
})

/** A file of evidence, as it lies in the bucket. Throws where there is none. */
export async function readEvidenceFile(shop: Pick<Shop, 'settings'>, path: string): Promise<Uint8Array> {
  const answer = await storage(shop, `/object/${BUCKET}/${path}`)
  return new Uint8Array(await answer.arrayBuffer())
}

/** A day is enough to finish a form. */
const UNUSED_HOURS = 24

/** Job `forget-chargeback-files`: takes away files that are part of no evidence. */
export async function forgetChargebackFiles(shop: Shop): Promise<void> {
  const unused = await shop.service.all<{ name: string | null }>(
    `select o.name from storage.objects o where o.bucket_id = '${BUCKET}' and o.created_at < private.now() - $1 * interval '1 hour'
        and not exists (select from public.chargeback_files f where f.path = o.name) limit 500`,
    [UNUSED_HOURS],
  )
  if (unused.length === 0) return
  await storage(shop, `/object/${BUCKET}`, {
    method: 'DELETE',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ prefixes: unused.flatMap(({ name }) => name ?? []) }),
  })
}

/** Asks the storage of this very shop, as the shop itself. Throws when it does not answer well. */
async function storage({ settings }: Pick<Shop, 'settings'>, path: string, init: RequestInit = {}): Promise<Response> {
  const { host, port, keys } = settings
  const name = host === '0.0.0.0' || host === '::' ? '127.0.0.1' : host.includes(':') ? `[${host}]` : host
  const answer = await fetch(`http://${name}:${port}/storage/v1${path}`, {
    ...init,
    headers: { authorization: `Bearer ${keys.serviceKey}`, apikey: keys.serviceKey, ...init.headers },
    signal: AbortSignal.timeout(20_000),
  })
  if (!answer.ok) throw new Error(`Storage answered ${answer.status} to ${path}.`)
  return answer
}
