import type { PictureBudget } from '../platform/device.ts'

/** The widths our server makes; each picture exists in every one of them up to its own. */
export const PICTURE_WIDTHS = [200, 320, 400, 640, 800, 960, 1280] as const

/** What stands where a picture is missing. */
export const NO_PICTURE = '/pictures/placeholder.webp'

/** Pictures people uploaded, and where smaller copies of them are made (`/render/image` of `/storage/v1`). */
const UPLOADED = /^\/storage\/v1\/object\/public\/(?=[^?]+$)/
const RENDERED = '/storage/v1/render/image/public/'

/** The address of a picture in a width and quality. Only pictures of our own server can be had in sizes; others are taken as they are. */
export const pictureAddress = (src: string, width: number, quality: number): string =>
  isSized(src) ? `${src.replace(UPLOADED, RENDERED)}${src.includes('?') ? '&' : '?'}width=${width}&quality=${quality}` : src

/** Whether a picture can be had in sizes: those of our own server can. `?v=` tells versions of one picture apart. */
export const isSized = (src: string) => /^\/pictures\/[^?]+(\?v=\d+)?$/.test(src) || UPLOADED.test(src)

/** Every width within the budget and up to `widest` as a `srcset`; undefined for pictures that have one size. */
export function srcSet(src: string, { quality, maxWidth }: PictureBudget, widest = Number.POSITIVE_INFINITY): string | undefined {
  if (!isSized(src)) return undefined
  return PICTURE_WIDTHS.filter((width) => width <= Math.min(maxWidth, widest))
    .map((width) => `${pictureAddress(src, width, quality)} ${width}w`)
    .join(', ')
}
