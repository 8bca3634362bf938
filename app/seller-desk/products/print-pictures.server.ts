import { askStorage } from '../../exports/export-file.server.ts'
import type { Shop } from '../../shop.ts'
import { printOf } from './picture-print.ts'

type Needs = Pick<Shop, 'service' | 'settings'>
type Due = { image_id: string; url: string; tries: number }
/** The content of a picture by its address; null where it lies nowhere. */
type ReadPicture = (shop: Needs, url: string) => Promise<Uint8Array | null>

/** So many of a run, one after another: making it small takes a processor, and pages come first. */
const ROUND = 60
const MOST_TRIES = 5

/**
 * Job `print-pictures`: keeps what pictures of listings look like, new ones and, a few at a time, those that stand already; the database puts near ones of two shops before staff. Safe
 * beside itself and after a kill: a picture is due again after ten minutes until its print is kept. What cannot be read is given up after five times.
 */
export async function printPictures(shop: Needs, read: ReadPicture = readStored): Promise<void> {
  const due = await shop.service.all<Due>(
    `with due as (select p.image_id from private.picture_prints p where p.next_try_at <= private.now()
                    order by p.next_try_at, p.image_id limit $1 for update skip locked)
     update private.picture_prints p set tries = p.tries + 1, next_try_at = private.now() + interval '10 minutes'
       from due, public.product_images i where p.image_id = due.image_id and i.id = p.image_id returning p.image_id, i.url, p.tries`,
    [ROUND],
  )
  for (const one of due) {
    const print = await read(shop, one.url)
      .then((content) => content && printOf(content))
      .catch(() => undefined)
    if (print === undefined && one.tries < MOST_TRIES) continue
    await shop.service.all('select private.keep_print($1, $2::bigint, $3)', [
      one.image_id,
      print === undefined || print === null ? null : String(print),
      one.url,
    ])
  }
}

async function readStored(shop: Needs, url: string): Promise<Uint8Array | null> {
  const answer = await askStorage(shop, url.replace('/storage/v1/object/public/', '/object/'), { method: 'GET' })
  if (answer.status === 404 || answer.status === 400) return null
  if (!answer.ok) throw new Error(`The storage gave no picture: ${answer.status}`)
  return new Uint8Array(await answer.arrayBuffer())
}
