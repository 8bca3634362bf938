import { MOBILE_MAX_WIDTH } from '../platform/device.ts'
import { imageSources, isSized, sourceSet } from './picture-address.ts'
import { phoneSizes, widthsFor } from './picture-widths.ts'
import { usePictureBudgets } from './use-slow-connection.ts'

type PictureProps = {
  src: string
  /** What the picture shows; empty when the words beside it say so already. */
  alt: string
  /** How wide it stands on the page, as the `sizes` attribute has it: `(min-width: 64rem) 25vw, 50vw`. */
  sizes: string
  /** More pixels than the picture ever has on a screen: wider copies are not offered. */
  widest?: number
  /** Width to height, as CSS has it, so that the place is kept: `4 / 5`. */
  ratio?: string
  /** The largest picture of the first view: fetched at once and first. All others wait until they come near. */
  first?: boolean
  /** Shown when the picture cannot be loaded, before the last resort that every picture has. */
  fallback?: string
  className?: string
}

/** What most pictures have, said of all of them in `said-once.css`. */
const CARD_RATIO = '4 / 5'

/** A picture in the size and quality that fits the device and the connection (specification, section 9). */
export function Picture({ src, alt, sizes, widest, ratio = CARD_RATIO, first = false, fallback, className }: PictureProps) {
  const { desk, mobile } = usePictureBudgets()
  const replace = (image: HTMLImageElement) => replacePicture(image, fallback)
  return (
    <picture key={src}>
      {isSized(src) && (
        <source
          media={`(max-width: ${MOBILE_MAX_WIDTH}px)`}
          {...sourceSet(src, mobile, { widths: widthsFor(sizes, 'phone'), sizes: phoneSizes(sizes), widest })}
        />
      )}
      <img
        {...imageSources(src, desk, { widths: widthsFor(sizes, 'desk'), sizes, widest })}
        alt={alt}
        loading={first ? 'eager' : 'lazy'}
        fetchPriority={first ? 'high' : undefined}
        decoding={first ? 'sync' : 'async'}
        style={ratio === CARD_RATIO ? undefined : { aspectRatio: ratio }}
        className={className}
        // What could not be loaded before the page came alive has told nobody.
        ref={(image) => void (image?.complete && image.naturalWidth === 0 && image.currentSrc && replace(image))}
        onError={(event) => replace(event.currentTarget)}
      />
    </picture>
  )
}

/** Puts `fallback` in the place of what could not be loaded, then the last resort, then gives up: no picture is asked for twice. */
export function replacePicture(image: HTMLImageElement, fallback?: string): void {
  const tried = Number(image.dataset['replaced'] ?? 0)
  const next = (fallback ? [fallback, LAST_RESORT] : [LAST_RESORT])[tried]
  if (!next) return
  image.dataset['replaced'] = String(tried + 1)
  const source = image.closest('picture')?.querySelector('source')
  // Taken out of choice, not out of the document: React still owns it.
  if (source) source.media = 'not all'
  image.removeAttribute('srcset')
  image.src = next
}

/** Shown where nothing else can be; small, and part of the shop itself. */
const LAST_RESORT = '/placeholder-product.svg'
