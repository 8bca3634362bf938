/** A picture of a listing while its maker arranges them: one the shop has (`id`), or one that was chosen and is not sent yet (`file`). */
export type ArrangedPicture = { key: string; src: string } & ({ id: string; file?: undefined } | { id?: undefined; file: File })

/** Why a file is no picture for us; keys below `product.pictures` of the catalogue `dashboard`. */
export type PictureProblem = 'wrongType' | 'tooLarge' | 'tooMany'

/** The specification: PNG, JPG or WebP, at most 5 MB. The bucket `product-images` holds to the same. */
export const PICTURE_TYPES: readonly string[] = ['image/png', 'image/jpeg', 'image/webp']
export const MAX_PICTURE_BYTES = 5 * 1024 * 1024
export const MAX_PICTURES = 10

/** Those of the chosen files that fit behind what is there, and why others do not. */
export function chosenPictures(
  there: readonly ArrangedPicture[],
  files: readonly File[],
  addressOf: (file: File) => string,
): { pictures: ArrangedPicture[]; problem: PictureProblem | undefined } {
  const pictures = [...there]
  let problem: PictureProblem | undefined
  for (const file of files) {
    if (!PICTURE_TYPES.includes(file.type)) problem = 'wrongType'
    else if (file.size > MAX_PICTURE_BYTES) problem = 'tooLarge'
    else if (pictures.length >= MAX_PICTURES) problem = 'tooMany'
    else {
      const src = addressOf(file)
      pictures.push({ key: src, src, file })
    }
  }
  return { pictures, problem }
}

/** The same pictures with one of them a place further on (`by` 1) or back (-1). */
export function rearranged(pictures: readonly ArrangedPicture[], index: number, by: 1 | -1): ArrangedPicture[] {
  const moved = pictures[index]
  const place = index + by
  if (moved === undefined || place < 0 || place >= pictures.length) return [...pictures]
  return pictures.toSpliced(index, 1).toSpliced(place, 0, moved)
}
