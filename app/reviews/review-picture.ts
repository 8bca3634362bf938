/** The specification: PNG, JPG or WebP, at most 5 MB. The buckets hold to the same. */
export const PICTURE_TYPES = ['image/png', 'image/jpeg', 'image/webp'] as const
const PICTURE_BYTES_MAX = 5 * 1024 * 1024
/** As many as `reviews.pictures` of the shop's settings allows. */
export const PICTURES_MAX = 6
export const PICTURE_ALT_MAX = 200

/** Where published pictures are fetched from. */
export const REVIEW_PICTURES = '/storage/v1/object/public/review-pictures/'
/** Where a picture lies until its review is published; only whoever uploaded it sees it there. */
export const DRAFTS_BUCKET = 'review-drafts'

export type PictureProblem = 'format' | 'large' | 'empty' | 'unreadable' | 'upload'

/** What is wrong with a file somebody chose, before it travels. */
export function pictureProblem(file: Pick<File, 'type' | 'size'>): PictureProblem | undefined {
  if (!PICTURE_TYPES.some((type) => type === file.type)) return 'format'
  if (file.size === 0) return 'empty'
  return file.size > PICTURE_BYTES_MAX ? 'large' : undefined
}

/** The size a picture is sent in: no side longer than `most`, never larger than it is. */
export function sizeWithin({ width, height }: { width: number; height: number }, most: number): { width: number; height: number } {
  const scale = Math.min(1, most / Math.max(width, height))
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) }
}
