import { answered } from '../../platform/answered.ts'
import { loadSupabase, type ShopClient, type Tables } from '../../platform/session/supabase.ts'
import { plainPicture } from '../../ui/plain-picture.ts'
import type { ArrangedPicture } from './product-picture.ts'

const BUCKET = 'product-images'
/** Where the shop shows what lies in the bucket; without a host, so that pictures move with the shop. */
const SHOWN_AT = `/storage/v1/object/public/${BUCKET}/`
/** Uploads at a time: a phone's line carries no more at once. */
const AT_ONCE = 3
/** A picture never changes under its name. */
const KEPT_SECONDS = '31536000'

/** Browser only. The pictures of a listing in their order. Throws the API's error. */
export async function listPictures(productId: string): Promise<ArrangedPicture[]> {
  return (await rowsOf(await loadSupabase(), productId)).map(({ id, url }) => ({ key: id, id, src: url }))
}

/**
 * Browser only. Makes the pictures of a listing those that were arranged: sends the new ones, puts all in order, takes away what is missing (the
 * files go later, by a job). Answers how many could not be sent; the others stand. Throws the API's error where a row could not be written.
 */
export async function keepPictures(productId: string, arranged: readonly ArrangedPicture[]): Promise<number> {
  const supabase = await loadSupabase()
  const before = await rowsOf(supabase, productId)
  const sent = await sendAll(supabase, productId, arranged)
  const table = () => supabase.from('product_images')
  for (const [position, picture] of arranged.entries()) {
    const url = sent.get(picture)
    if (picture.id !== undefined) await answered(table().update({ position }).eq('id', picture.id))
    else if (url !== undefined) await answered(table().insert({ product_id: productId, url, position }))
  }
  const gone = before.filter(({ id }) => !arranged.some((picture) => picture.id === id))
  if (gone.length > 0) {
    await answered(
      table()
        .delete()
        .in(
          'id',
          gone.map(({ id }) => id),
        ),
    )
  }
  return arranged.filter((picture) => picture.file !== undefined && !sent.has(picture)).length
}

async function rowsOf(supabase: ShopClient, productId: string): Promise<Pick<Tables<'product_images'>, 'id' | 'url'>[]> {
  const { data } = await answered(supabase.from('product_images').select('id,url').eq('product_id', productId).order('position').order('id'))
  return data
}

/** The addresses of the pictures that were sent. */
async function sendAll(supabase: ShopClient, productId: string, arranged: readonly ArrangedPicture[]): Promise<Map<ArrangedPicture, string>> {
  const sent = new Map<ArrangedPicture, string>()
  const waiting = arranged.filter(({ file }) => file !== undefined)
  const worker = async () => {
    for (let picture = waiting.shift(); picture?.file; picture = waiting.shift()) {
      const path = await send(supabase, productId, picture.file).catch(() => undefined)
      if (path !== undefined) sent.set(picture, SHOWN_AT + path)
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, worker))
  return sent
}

async function send(supabase: ShopClient, productId: string, file: File): Promise<string> {
  const { content, ending } = await plainPicture(file)
  const path = `${productId}/${crypto.randomUUID()}.${ending}`
  const { error } = await supabase.storage.from(BUCKET).upload(path, content, { contentType: content.type, cacheControl: KEPT_SECONDS })
  if (error) throw error
  return path
}
