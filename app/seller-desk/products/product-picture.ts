export type PictureProblem =
  | 'product.pictures.problem.wrongType'
  | 'product.pictures.problem.tooLarge'
  | 'product.pictures.problem.tooMany'
  | 'ui:form.file'
  | 'ui:form.image'
  | 'ui:form.smallest'

/** The specification: PNG, JPG or WebP, at most 5 MB. The bucket `product-images` holds to the same; larger photographs are made smaller before they are sent. */
export const PICTURE_TYPES: readonly string[] = ['image/png', 'image/jpeg', 'image/webp']
export const MAX_PICTURE_BYTES = 5 * 1024 * 1024
/** What a camera may have written and a phone can still draw anew. */
export const MAX_PHOTOGRAPH_BYTES = 40 * 1024 * 1024
export const MAX_PICTURES = 10
/** Of how a piece is made. */
export const MAX_MAKING_PICTURES = 12
/** Both sides of a picture: less is a blot on the page of a product. */
export const LEAST_SIDE = 400

type Size = { width: number; height: number }

/** Those of the chosen files that fit behind the `there` that are there, of at most `most`, and why others do not. `sizes` has the points of those that are pictures. */
export function fittingPictures(
  there: number,
  files: readonly File[],
  sizes: ReadonlyMap<File, Size>,
  most = MAX_PICTURES,
): { fitting: File[]; problem: PictureProblem | undefined } {
  const fitting: File[] = []
  let problem: PictureProblem | undefined
  for (const file of files) {
    const wrong = problemOf(file, sizes.get(file))
    if (wrong) problem = wrong
    else if (there + fitting.length >= most) problem = 'product.pictures.problem.tooMany'
    else fitting.push(file)
  }
  return { fitting, problem }
}

function problemOf(file: File, size: Size | undefined): PictureProblem | undefined {
  if (!PICTURE_TYPES.includes(file.type)) return 'product.pictures.problem.wrongType'
  if (file.size === 0) return 'ui:form.file'
  if (!size) return file.size > MAX_PICTURE_BYTES ? 'product.pictures.problem.tooLarge' : 'ui:form.image'
  return Math.min(size.width, size.height) < LEAST_SIDE ? 'ui:form.smallest' : undefined
}

/** The same pictures with one of them in another place; as they were where there is no such place. */
export function rearranged<Picture>(pictures: readonly Picture[], from: number, to: number): Picture[] {
  const moved = pictures[from]
  if (moved === undefined || to < 0 || to >= pictures.length) return [...pictures]
  return pictures.toSpliced(from, 1).toSpliced(to, 0, moved)
}
