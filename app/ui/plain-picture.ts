/** Twice the width of the largest place a picture has in the shop. */
const LONGEST_SIDE = 2560
const QUALITY = 0.9

const ENDINGS: Readonly<Record<string, string>> = { 'image/png': 'png', 'image/jpeg': 'jpg', 'image/webp': 'webp' }

/** Browser only. How many points a picture has; undefined for what is no picture. */
export async function pictureSize(file: Blob): Promise<{ width: number; height: number } | undefined> {
  try {
    const bitmap = await createImageBitmap(file)
    const { width, height } = bitmap
    bitmap.close()
    return { width, height }
  } catch {
    return undefined
  }
}

/**
 * Browser only. The picture itself and nothing else: drawn anew, so that it tells nobody where and with what it was taken, upright, and no larger than
 * the shop shows it. Throws for what is no picture.
 */
export async function plainPicture(file: File): Promise<{ content: Blob; ending: string }> {
  const bitmap = await createImageBitmap(file)
  try {
    const scale = Math.min(1, LONGEST_SIDE / Math.max(bitmap.width, bitmap.height))
    const canvas = document.createElement('canvas')
    canvas.width = Math.max(1, Math.round(bitmap.width * scale))
    canvas.height = Math.max(1, Math.round(bitmap.height * scale))
    canvas.getContext('2d')?.drawImage(bitmap, 0, 0, canvas.width, canvas.height)
    // Photographs stay what they are; drawings may be transparent. A browser that cannot write WebP writes PNG.
    const wanted = file.type === 'image/jpeg' ? 'image/jpeg' : 'image/webp'
    const content = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, wanted, QUALITY))
    const ending = content ? ENDINGS[content.type] : undefined
    if (!content || ending === undefined) throw new Error('This browser could not draw the picture anew.')
    return { content, ending }
  } finally {
    bitmap.close()
  }
}
