import { loadSupabase } from '../../platform/session/supabase.ts'
import { slugOf } from '../../desk-kit/slug-of.ts'
import { pictureSize, plainPicture } from '../../ui/plain-picture.ts'

const BUCKET = 'shop-pictures'
/** Where the shop shows what lies in the bucket; without a host, so that pictures move with the shop. */
const SHOWN_AT = `/storage/v1/object/public/${BUCKET}/`
/** A picture never changes under its name. */
const KEPT_SECONDS = '31536000'
export const PICTURE_TYPES = ['image/jpeg', 'image/png', 'image/webp']

/** Where in the bucket a picture lies, by what it is of. */
export type ShopFolder = 'collections' | 'slides' | 'categories' | 'brands' | 'posts' | 'library'

export type PictureTrouble = 'notAPicture' | 'tooSmall' | 'notSent'

/** Browser only. Checks a picture and lays it among those of the shop, without what a camera writes into it; its address and key, or why not. */
export async function sendShopPicture(
  file: File,
  { folder, least }: { folder: ShopFolder; least: number },
): Promise<{ at: string; id: string } | { trouble: PictureTrouble }> {
  const size = PICTURE_TYPES.includes(file.type) ? await pictureSize(file) : undefined
  if (!size) return { trouble: 'notAPicture' }
  if (size.width < least) return { trouble: 'tooSmall' }
  try {
    const { content, ending } = await plainPicture(file)
    // The name leads back to the file it came from; what follows tells two of one name apart.
    const path = `${folder}/${slugOf(file.name.replace(/\.[^.]*$/, '')) || 'picture'}-${crypto.randomUUID().slice(0, 8)}.${ending}`
    const measured = (await pictureSize(content)) ?? size
    const { data, error } = await (await loadSupabase()).storage.from(BUCKET).upload(path, content, {
      contentType: content.type,
      cacheControl: KEPT_SECONDS,
      metadata: measured,
    })
    return error ? { trouble: 'notSent' } : { at: SHOWN_AT + path, id: data.id }
  } catch {
    return { trouble: 'notSent' }
  }
}
