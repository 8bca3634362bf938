import { randomUUID } from 'node:crypto'
import { askStorage } from '../exports/export-file.server.ts'
import { isDatabaseError } from '../platform/database-error.ts'
import type { Shop } from '../shop.ts'
import { isOwnMachine, isPublicAddress } from '../platform/public-address.server.ts'
import { FOR_GOOD, type PictureFailure, type ReadPicture, readPicture } from './read-picture.server.ts'

type Due = { id: bigint; product_id: string; address: string; alt: string; position: number; tries: number }
type Needs = Pick<Shop, 'service' | 'settings'>
type KeepPicture = (shop: Needs, path: string, picture: ReadPicture) => Promise<void>

/** So many at once, and so many in a run: then other jobs have their turn. */
const AT_ONCE = 4
const ROUNDS = 25
const MOST_TRIES = 6
const BUCKET = 'product-images'

/** A live shop asks the public internet only; a demo this machine as well. */
const reachOf = ({ settings }: Needs): ((address: string) => boolean) =>
  settings.demo ? (address) => isPublicAddress(address) || isOwnMachine(address) : isPublicAddress

/**
 * Job `fetch-import-pictures`: fetches pictures that imported products have elsewhere, and puts them into their listings. What fails is tried again, later each time; what can never be fetched is
 * not. Safe beside itself: a picture is in one pair of hands. Nothing is asked of anybody inside a transaction.
 */
export async function fetchImportPictures(
  shop: Needs,
  { mayReach = reachOf(shop), keep = keepPicture }: { mayReach?: (address: string) => boolean; keep?: KeepPicture } = {},
): Promise<void> {
  for (let round = 0; round < ROUNDS; round++) {
    const due = await shop.service.all<Due>(
      `with due as (select p.id from public.import_pictures p where p.state = 'waiting' and p.next_try_at <= private.now()
                     order by p.next_try_at, p.id limit $1 for update skip locked)
       update public.import_pictures p set tries = p.tries + 1, next_try_at = private.now() + interval '1 minute' * power(4, least(p.tries, 5)) * 2
         from due where p.id = due.id returning p.id, p.product_id, p.address, p.alt, p.position, p.tries`,
      [AT_ONCE],
    )
    if (due.length === 0) return
    await Promise.all(due.map((one) => fetchOne(shop, one, mayReach, keep)))
  }
}

async function fetchOne(shop: Needs, due: Due, mayReach: (address: string) => boolean, keep: KeepPicture): Promise<void> {
  const picture = await readPicture(due.address, mayReach)
  if ('failure' in picture) {
    await fail(shop, due, picture.failure)
    return
  }
  const path = `${due.product_id}/${randomUUID()}.${picture.ending}`
  try {
    await keep(shop, path, picture)
    await shop.service.transaction(async (tx) => {
      await tx.all(`update public.import_pictures set state = 'done', failure = '' where id = $1 and state = 'waiting'`, [due.id])
      await tx.all('insert into public.product_images (product_id, url, alt, position) values ($1, $2, $3, $4)', [
        due.product_id,
        `/storage/v1/object/public/${BUCKET}/${path}`,
        due.alt,
        due.position,
      ])
    })
  } catch (error) {
    // A file without a row is taken away by the job that forgets pictures.
    if (isDatabaseError(error) && !/^(22|23|HT|PT)/.test(error.code)) throw error
    await fail(shop, due, isDatabaseError(error) ? 'no_room' : 'no_answer')
  }
}

const fail = ({ service }: Needs, { id, tries }: Due, failure: PictureFailure | 'no_room') =>
  service.all(`update public.import_pictures set failure = $2, state = case when $3 then 'failed' else state end where id = $1 and state = 'waiting'`, [
    id,
    failure,
    failure === 'no_room' || FOR_GOOD.has(failure) || tries >= MOST_TRIES,
  ])

const keepPicture: KeepPicture = async (shop, path, { content, type }) => {
  const kept = await askStorage(shop, `/object/${BUCKET}/${path}`, {
    method: 'POST',
    headers: { 'content-type': type, 'cache-control': 'max-age=31536000' },
    body: new Uint8Array(content),
    signal: AbortSignal.timeout(20_000),
  })
  if (!kept.ok) throw new Error(`The storage kept no picture: ${kept.status}`)
}
