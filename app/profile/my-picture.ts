import { answered } from '../platform/answered.ts'
import { loadSupabase } from '../platform/session/supabase.ts'
import { plainPicture } from '../ui/plain-picture.ts'

/** The specification: PNG, JPG or WebP, at most 5 MB. The bucket holds to the same. */
export const PICTURE_TYPES = ['image/png', 'image/jpeg', 'image/webp'] as const
const PICTURE_BYTES_MAX = 5 * 1024 * 1024
const BUCKET = 'avatars'

/** What is wrong with a file somebody chose, before it travels. */
export function pictureProblem(file: Pick<File, 'type' | 'size'>): 'picture.format' | 'picture.large' | 'ui:form.file' | undefined {
  if (!PICTURE_TYPES.some((type) => type === file.type)) return 'picture.format'
  if (file.size === 0) return 'ui:form.file'
  return file.size > PICTURE_BYTES_MAX ? 'picture.large' : undefined
}

/** Both sides of a face: as many points as it is shown with. */
export const LEAST_SIDE = 96

/** What is wrong with the picture itself, by its points. */
export function sizeProblem(size: { width: number; height: number } | undefined): 'ui:form.image' | 'ui:form.smallest' | undefined {
  if (!size) return 'ui:form.image'
  return Math.min(size.width, size.height) < LEAST_SIDE ? 'ui:form.smallest' : undefined
}

/** Whose face it is: a person's, or that of a shop. */
export type Pictured = 'profiles' | 'sellers'

/**
 * Browser only. Puts a picture into the folder of whom it shows, drawn anew, and shows it from now on; the one before goes. Throws for what is no picture, and
 * the API's error.
 */
export async function keepPicture({ of, id, file, before }: { of: Pictured; id: string; file: File; before: string }): Promise<void> {
  const address = await sendPictureOf(id, file)
  await answered((await loadSupabase()).from(of).update({ avatar_url: address }).eq('id', id))
  await forgetPicture(id, before)
}

/** Browser only. Puts a picture into the folder of a person or a shop, drawn anew; answers its address without a host, because the shop may move. Throws storage's error. */
export async function sendPictureOf(id: string, file: File): Promise<string> {
  const { content, ending } = await plainPicture(file)
  const path = `${id}/${crypto.randomUUID()}.${ending}`
  const bucket = (await loadSupabase()).storage.from(BUCKET)
  const { error } = await bucket.upload(path, content, { contentType: content.type })
  if (error) throw error
  return new URL(bucket.getPublicUrl(path).data.publicUrl).pathname
}

/** Browser only. Throws the API's error. */
export async function removePicture({ of, id, before }: { of: Pictured; id: string; before: string }): Promise<void> {
  await answered((await loadSupabase()).from(of).update({ avatar_url: null }).eq('id', id))
  await forgetPicture(id, before)
}

/** Browser only. Removes every picture of somebody who has left; the token of the account is good for a while longer. Never throws. */
export async function removeAllPictures(id: string): Promise<void> {
  try {
    const bucket = (await loadSupabase()).storage.from(BUCKET)
    const { data } = await bucket.list(id)
    if (data && data.length > 0) await bucket.remove(data.map(({ name }) => `${id}/${name}`))
  } catch {
    // Nobody can reach them any more but by an address nobody knows.
  }
}

/** Browser only. Removes the file itself. It is shown nowhere any more, so a failure is not worth a word. */
export async function forgetPicture(id: string, picture: string): Promise<void> {
  const name = picture.split(`/${BUCKET}/${id}/`)[1]
  if (name) await (await loadSupabase()).storage.from(BUCKET).remove([`${id}/${name}`])
}
