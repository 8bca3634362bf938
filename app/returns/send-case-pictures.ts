import { plainPicture } from '../ui/plain-picture.ts'
import { callFunction } from '../platform/call-function.ts'
import { loadSupabase } from '../platform/session/supabase.ts'
import { MAX_CASE_PICTURES } from './case.ts'

/** A picture that was chosen and not sent yet; `src` is its address in this browser. */
export type ChosenPicture = { key: string; src: string; file: File }

/** Why a file is no picture for a case; keys below `returns:problem`. */
export type ChosenProblem = 'wrongType' | 'tooLarge' | 'tooMany'

/** The specification: PNG, JPG or WebP, at most 5 MB. The bucket `case-pictures` holds to the same. */
export const CASE_PICTURE_TYPES: readonly string[] = ['image/png', 'image/jpeg', 'image/webp']
const MAX_BYTES = 5 * 1024 * 1024

/** Those of the chosen files that fit behind what is there, and why others do not. */
export function choosePictures(
  there: readonly ChosenPicture[],
  files: readonly File[],
  addressOf: (file: File) => string,
): { pictures: ChosenPicture[]; problem: ChosenProblem | undefined } {
  const pictures = [...there]
  let problem: ChosenProblem | undefined
  for (const file of files) {
    if (!CASE_PICTURE_TYPES.includes(file.type)) problem = 'wrongType'
    else if (file.size > MAX_BYTES) problem = 'tooLarge'
    else if (pictures.length >= MAX_CASE_PICTURES) problem = 'tooMany'
    else {
      const src = addressOf(file)
      pictures.push({ key: src, src, file })
    }
  }
  return { pictures, problem }
}

/**
 * Browser only. Sends pictures for an order, drawn anew so that they tell nobody where they were taken. Answers where they lie; undefined when one of them could not be
 * sent: a case without the picture that proves it is not what its writer meant.
 */
export async function sendCasePictures(
  access: { order: string; token?: string | undefined },
  pictures: readonly ChosenPicture[],
): Promise<string[] | undefined> {
  if (pictures.length === 0) return []
  try {
    const drawn = await Promise.all(pictures.map(({ file }) => plainPicture(file)))
    const answer = await callFunction<{ links: { path: string; token: string }[] }>('case-picture-links', {
      ...access,
      types: drawn.map(({ content }) => content.type),
    })
    if (!answer.done) return undefined
    const bucket = (await loadSupabase()).storage.from('case-pictures')
    const sent = await Promise.all(
      drawn.map(async ({ content }, index) => {
        const link = answer.result.links[index]
        if (!link) return undefined
        const { error } = await bucket.uploadToSignedUrl(link.path, link.token, content, { contentType: content.type })
        return error ? undefined : link.path
      }),
    )
    return sent.every((path) => path !== undefined) ? sent : undefined
  } catch {
    return undefined
  }
}
