import { answered } from '../../platform/answered.ts'
import { loadSupabase } from '../../platform/session/supabase.ts'
import { type MakingStep, stepOf } from '../../catalog/making-steps.ts'
import { type ProductChange, waitingOf } from './product-change.ts'

const BUCKET = 'product-images'
/** Where the shop shows what lies in the bucket; without a host, so that pictures move with the shop. */
const SHOWN_AT = `/storage/v1/object/public/${BUCKET}/`
/** A picture never changes under its name. */
const KEPT_SECONDS = '31536000'

/** With a step it shows how the piece is made. */
export type KeptPicture = { url: string; alt: string; step?: MakingStep | undefined }

/** The address a picture of a piece gets: known before it is sent, so that sending it twice makes one file. */
export const addressOfPicture = (productId: string, ending: string): string => `${SHOWN_AT}${productId}/${crypto.randomUUID()}.${ending}`

/** Browser only. The pictures of a listing in their order; those that wait in the place of those that show. Throws the API's error. */
export async function listPictures(productId: string, change: ProductChange | null): Promise<KeptPicture[]> {
  const waiting = waitingOf(change, 'pictures')
  // The database writes it as [{url, alt, step}] (`public.arrange_pictures`).
  if (waiting) return (waiting.after as Row[]).map(pictureOf)
  const { data } = await answered(
    (await loadSupabase()).from('product_images').select('url,alt,step').eq('product_id', productId).order('position').order('id'),
  )
  return data.map(pictureOf)
}

type Row = { url: string; alt: string; step?: string | null }
const pictureOf = ({ url, alt, step: word }: Row): KeptPicture => {
  const step = stepOf(word)
  return step === null ? { url, alt } : { url, alt, step }
}

/** Pictures as the database takes them. */
export const writtenPictures = (pictures: readonly KeptPicture[]) =>
  pictures.map(({ url, alt, step }) => (step === undefined ? { url, alt } : { url, alt, step }))

/** Browser only. Says all pictures of a listing at once, in their order; files that are missing go later, by a job. Throws the API's error. */
export async function arrangePictures(productId: string, pictures: readonly KeptPicture[]): Promise<void> {
  await answered((await loadSupabase()).rpc('arrange_pictures', { p_product_id: productId, p_pictures: writtenPictures(pictures) }))
}

/** Browser only. Sends a picture to its address; one that lies there already was sent before. Throws storage's error. */
export async function sendPicture(url: string, content: Blob): Promise<void> {
  const supabase = await loadSupabase()
  const { error } = await supabase.storage.from(BUCKET).upload(url.slice(SHOWN_AT.length), content, { contentType: content.type, cacheControl: KEPT_SECONDS })
  if (error && !('statusCode' in error && String(error.statusCode) === '409')) throw error
}
