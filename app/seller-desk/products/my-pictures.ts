import { answered } from '../../platform/answered.ts'
import { loadSupabase, type ShopClient } from '../../platform/session/supabase.ts'
import { plainPicture } from '../../ui/plain-picture.ts'
import { type ProductChange, waitingOf } from './product-change.ts'
import type { ArrangedPicture } from './product-picture.ts'

const BUCKET = 'product-images'
/** Where the shop shows what lies in the bucket; without a host, so that pictures move with the shop. */
const SHOWN_AT = `/storage/v1/object/public/${BUCKET}/`
/** Uploads at a time: a phone's line carries no more at once. */
const AT_ONCE = 3
/** A picture never changes under its name. */
const KEPT_SECONDS = '31536000'

/** Browser only. The pictures of a listing in their order; those that wait in the place of those that show. Throws the API's error. */
export async function listPictures(productId: string, change: ProductChange | null): Promise<ArrangedPicture[]> {
  const waiting = waitingOf(change, 'pictures')
  // The database writes it as [{url, alt}] (`public.arrange_pictures`).
  if (waiting) return (waiting.after as Kept[]).map(({ url }) => ({ key: url, id: url, src: url }))
  return (await rowsOf(await loadSupabase(), productId)).map(({ url }) => ({ key: url, id: url, src: url }))
}

/**
 * Browser only. Makes the pictures of a listing those that were arranged: sends the new ones, then says all at once in their order (the files of those that
 * are missing go later, by a job). Answers how many could not be sent; the others stand, or wait. Throws the API's error where they could not be kept.
 */
export async function keepPictures(productId: string, arranged: readonly ArrangedPicture[]): Promise<number> {
  const supabase = await loadSupabase()
  const before = await rowsOf(supabase, productId)
  const sent = await sendAll(supabase, productId, arranged)
  const kept = arranged.flatMap((picture): Kept[] => {
    const url = picture.file === undefined ? picture.src : sent.get(picture)
    return url === undefined ? [] : [{ url, alt: before.find((row) => row.url === url)?.alt ?? '' }]
  })
  await answered(supabase.rpc('arrange_pictures', { p_product_id: productId, p_pictures: kept }))
  return arranged.filter((picture) => picture.file !== undefined && !sent.has(picture)).length
}

type Kept = { url: string; alt: string }

async function rowsOf(supabase: ShopClient, productId: string): Promise<Kept[]> {
  const { data } = await answered(supabase.from('product_images').select('url,alt').eq('product_id', productId).order('position').order('id'))
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
