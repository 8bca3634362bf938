import { loadSupabase } from '../../platform/session/supabase.ts'
import { DRAFTS_BUCKET, type PictureProblem, pictureProblem, sizeWithin } from '../review-picture.ts'

/** A picture as the form holds it: `path` is what the review will name, `src` what is shown meanwhile. */
export type HeldPicture = { path: string; src: string; alt: string }
export type FailedPicture = { file: File; problem: PictureProblem }

/** As large as a picture is ever shown; more only travels. */
const LONGEST_SIDE = 2000
const QUALITY = 0.86

/**
 * Browser only. Puts pictures into the person's own folder, where nobody else sees them, at most three at a time. Each is drawn anew before: smaller, and without
 * what a camera writes into it (where it was taken, of all things). What fails is told apart, and the others stay.
 */
export async function uploadPictures(person: string, files: readonly File[]): Promise<{ uploaded: HeldPicture[]; failed: FailedPicture[] }> {
  const bucket = (await loadSupabase()).storage.from(DRAFTS_BUCKET)
  const uploaded: (HeldPicture | undefined)[] = []
  const failed: FailedPicture[] = []
  const waiting = [...files.entries()]
  const worker = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const [index, file] = next
      const wrong = pictureProblem(file)
      const drawn = wrong ? undefined : await drawAnew(file)
      if (!drawn) {
        failed.push({ file, problem: wrong ?? 'unreadable' })
        continue
      }
      const path = `${person}/${crypto.randomUUID()}.jpg`
      const { error } = await bucket.upload(path, drawn, { contentType: 'image/jpeg', upsert: false })
      if (error) failed.push({ file, problem: 'upload' })
      else uploaded[index] = { path, src: URL.createObjectURL(drawn), alt: '' }
    }
  }
  await Promise.all([worker(), worker(), worker()])
  return { uploaded: uploaded.filter((picture) => picture !== undefined), failed }
}

/** Browser only. Removes what was uploaded and will not be published. Never throws: a job takes it away anyhow. */
export async function forgetUpload({ path, src }: HeldPicture): Promise<void> {
  URL.revokeObjectURL(src)
  await (
    await loadSupabase()
  ).storage
    .from(DRAFTS_BUCKET)
    .remove([path])
    .catch(() => undefined)
}

/** The picture as a JPEG on white, upright, no side longer than `LONGEST_SIDE`; undefined for what is no picture after all. */
async function drawAnew(file: File): Promise<Blob | undefined> {
  try {
    const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' })
    const { width, height } = sizeWithin(bitmap, LONGEST_SIDE)
    const canvas = Object.assign(document.createElement('canvas'), { width, height })
    const pen = canvas.getContext('2d')
    if (!pen) return undefined
    pen.fillStyle = '#fff'
    pen.fillRect(0, 0, width, height)
    pen.drawImage(bitmap, 0, 0, width, height)
    bitmap.close()
    return await new Promise<Blob | undefined>((done) => canvas.toBlob((blob) => done(blob ?? undefined), 'image/jpeg', QUALITY))
  } catch {
    return undefined
  }
}
