import type { PictureBudget } from '../platform/device.ts'

/** What our server gives whoever names none (`server/rendering/resize-pictures.ts`). */
const UNSAID_QUALITY = 85

/** What stands where a picture is missing. */
export const NO_PICTURE = '/pictures/placeholder.webp'

/** Pictures people uploaded, and where smaller copies of them are made (`/render/image` of `/storage/v1`). */
const UPLOADED = /^\/storage\/v1\/object\/public\/(?=[^?]+(\?v=\d+)?$)/
const RENDERED = '/storage/v1/render/image/public/'

/** What the database takes as the address of a picture (`private.is_picture_address`): one of this shop, or a whole one by HTTPS. */
const PICTURE_ADDRESS = /^(\/|https:\/\/[A-Za-z0-9]([A-Za-z0-9.-]*[A-Za-z0-9])?(:\d{1,5})?\/)[A-Za-z0-9._~!$&()*+,;=:@%-][A-Za-z0-9._~!$&()*+,;=:@%/?-]*$/

/** Whether it leads to a picture and nowhere else. What a person has just chosen is shown from the browser's own memory (`blob:`). */
export const isPictureAddress = (src: string): boolean => (PICTURE_ADDRESS.test(src) && src.length <= 500) || /^blob:https?:\/\//.test(src)

/** With the shop's address in front, for feeds, search engines and where links are shared; undefined for what is no picture's address. */
export const wholePictureAddress = (src: string | null | undefined, siteUrl: string): string | undefined =>
  !src || src.startsWith('blob:') || !isPictureAddress(src) ? undefined : src.startsWith('/') ? `${siteUrl}${src}` : src

/**
 * The address of a picture in a width and quality. Only pictures of our own server can be had in sizes; others are taken as they are. What is no address
 * of a picture is the one that stands where none is.
 */
export const pictureAddress = (src: string, width: number, quality: number): string =>
  !isPictureAddress(src)
    ? pictureAddress(NO_PICTURE, width, quality)
    : isSized(src)
      ? `${src.replace(UPLOADED, RENDERED)}${src.includes('?') ? '&' : '?'}width=${width}${quality === UNSAID_QUALITY && !UPLOADED.test(src) ? '' : `&quality=${quality}`}`
      : src

/** Whether a picture can be had in sizes: those of our own server can. `?v=` tells versions of one picture apart. */
export const isSized = (src: string) => isPictureAddress(src) && (/^\/pictures\/[^?]+(\?v=\d+)?$/.test(src) || UPLOADED.test(src))

/** The widths a screen chooses from as a `srcset`, none wider than the budget and `widest` allow; undefined for pictures that have one size. */
export function srcSet(src: string, budget: PictureBudget, widths: readonly number[], widest?: number): string | undefined {
  if (!isSized(src)) return undefined
  return within(widths, budget, widest)
    .map((width) => `${pictureAddress(src, width, budget.quality)} ${width}w`)
    .join(', ')
}

const within = (widths: readonly number[], { maxWidth }: PictureBudget, widest = Number.POSITIVE_INFINITY) => [
  ...new Set(widths.map((width) => Math.min(width, maxWidth, widest))),
]

/** What a `<source>` is told: of one width nothing more than that. */
export function sourceSet(
  src: string,
  budget: PictureBudget,
  { widths, sizes, widest }: { widths: readonly number[]; sizes: string; widest?: number | undefined },
) {
  const [only, another] = within(widths, budget, widest)
  return only !== undefined && another === undefined && isSized(src)
    ? { srcSet: pictureAddress(src, only, budget.quality) }
    : { srcSet: srcSet(src, budget, widths, widest), sizes }
}

/** A length that is the same on every screen. */
const FIXED = /^[\d.]+(rem|px)$/

/**
 * What an `<img>` is told, of a picture that stands in `sizes`. One with two widths to choose from, of which one is twice the other, or that stands equally wide everywhere, is told them by
 * density: the same choice in a third of the words.
 */
export function imageSources(
  src: string,
  budget: PictureBudget,
  { widths, sizes, widest }: { widths: readonly number[]; sizes: string; widest?: number | undefined },
) {
  const [small, large, more] = within(widths, budget, widest)
  const at = (width: number) => pictureAddress(src, width, budget.quality)
  if (isSized(src) && small && large && more === undefined && (large === 2 * small || FIXED.test(sizes)))
    return { src: at(small), srcSet: `${at(large)} ${large / small}x` }
  return { src: at(Math.min(budget.maxWidth, widest ?? 800, 800)), srcSet: srcSet(src, budget, widths, widest), sizes: isSized(src) ? sizes : undefined }
}
