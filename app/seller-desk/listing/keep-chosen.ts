import { pictureSize, plainPicture } from '../../ui/plain-picture.ts'
import { addressOfPicture } from '../products/my-pictures.ts'
import { fittingPictures, MAX_PHOTOGRAPH_BYTES, PICTURE_TYPES, type PictureProblem } from '../products/product-picture.ts'
import type { ListedPicture } from './answers.ts'
import { keepPhoto } from './listing-shelf.ts'

/** Browser only. Keeps a picture of a listing on the phone and answers the address it gets. Throws where there is no room. */
export async function keepPicture(listing: string, { content, ending }: { content: Blob; ending: string }): Promise<string> {
  const url = addressOfPicture(listing, ending)
  await keepPhoto(url, content)
  return url
}

/** Browser only. Keeps those of the chosen photographs that fit behind the `there` that are there, made smaller, and says why others do not. */
export async function keepChosen(
  files: readonly File[],
  { listing, there, most }: { listing: string; there: number; most: number },
): Promise<{ added: ListedPicture[]; problem: PictureProblem | undefined }> {
  const sizes = new Map<File, { width: number; height: number }>()
  // One after another: ten large photographs at once are more than a phone's memory holds.
  for (const file of files.filter(({ type, size }) => PICTURE_TYPES.includes(type) && size <= MAX_PHOTOGRAPH_BYTES)) {
    const size = await pictureSize(file)
    if (size) sizes.set(file, size)
  }
  const { fitting, problem } = fittingPictures(there, files, sizes, most)
  const added = []
  for (const file of fitting) added.push({ url: await keepPicture(listing, await plainPicture(file)), alt: '', sent: false })
  return { added, problem }
}
