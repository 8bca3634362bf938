/** A picture of a listing while its maker arranges them: one the shop has (`id`), or one that was chosen and is not sent yet (`file`). */
export type ArrangedPicture = { key: string; src: string } & ({ id: string; file?: undefined } | { id?: undefined; file: File })

/** Why a file is no picture for us; keys of the catalogues `dashboard` and `ui`. */
export type PictureProblem =
  | 'product.pictures.problem.wrongType'
  | 'product.pictures.problem.tooLarge'
  | 'product.pictures.problem.tooMany'
  | 'ui:form.file'
  | 'ui:form.image'
  | 'ui:form.smallest'

/** The specification: PNG, JPG or WebP, at most 5 MB. The bucket `product-images` holds to the same. */
export const PICTURE_TYPES: readonly string[] = ['image/png', 'image/jpeg', 'image/webp']
export const MAX_PICTURE_BYTES = 5 * 1024 * 1024
export const MAX_PICTURES = 10
/** Both sides of a picture: less is a blot on the page of a product. */
export const LEAST_SIDE = 400

type Size = { width: number; height: number }

/** Those of the chosen files that fit behind what is there, and why others do not. `sizes` has the points of those that are pictures. */
export function chosenPictures(
  there: readonly ArrangedPicture[],
  files: readonly File[],
  { addressOf, sizes }: { addressOf: (file: File) => string; sizes: ReadonlyMap<File, Size> },
): { pictures: ArrangedPicture[]; problem: PictureProblem | undefined } {
  const pictures = [...there]
  let problem: PictureProblem | undefined
  for (const file of files) {
    const wrong = problemOf(file, sizes.get(file))
    if (wrong) problem = wrong
    else if (pictures.length >= MAX_PICTURES) problem = 'product.pictures.problem.tooMany'
    else {
      const src = addressOf(file)
      pictures.push({ key: src, src, file })
    }
  }
  return { pictures, problem }
}

function problemOf(file: File, size: Size | undefined): PictureProblem | undefined {
  if (!PICTURE_TYPES.includes(file.type)) return 'product.pictures.problem.wrongType'
  if (file.size === 0) return 'ui:form.file'
  if (file.size > MAX_PICTURE_BYTES) return 'product.pictures.problem.tooLarge'
  if (!size) return 'ui:form.image'
  return Math.min(size.width, size.height) < LEAST_SIDE ? 'ui:form.smallest' : undefined
}

/** The same pictures with one of them a place further on (`by` 1) or back (-1). */
export function rearranged(pictures: readonly ArrangedPicture[], index: number, by: 1 | -1): ArrangedPicture[] {
  const moved = pictures[index]
  const place = index + by
  if (moved === undefined || place < 0 || place >= pictures.length) return [...pictures]
  return pictures.toSpliced(index, 1).toSpliced(place, 0, moved)
}
