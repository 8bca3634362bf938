import { MOBILE_MAX_WIDTH, PICTURE_BUDGETS, type PictureBudget } from '../platform/device.ts'
import { Picture, replacePicture } from '../ui/picture.tsx'
import { isSized, pictureAddress, srcSet } from '../ui/picture-address.ts'
import { phoneSizes, widthsFor } from '../ui/picture-widths.ts'
import { usePictureBudgets } from '../ui/use-slow-connection.ts'

/** A phone sees the middle of a wide picture, cut by the server, so that it is not sent what it does not show. */
const PHONE_RATIO = '4:3'
const SIZES = '(min-width: 80rem) 43rem, (min-width: 64rem) 54vw, 94vw'
const DESK = `(min-width: ${MOBILE_MAX_WIDTH + 1}px)`
const PHONE = `(max-width: ${MOBILE_MAX_WIDTH}px)`

const forDesk = (src: string, budget: PictureBudget = PICTURE_BUDGETS.desk) => srcSet(src, budget, widthsFor(SIZES, 'desk'))
const forPhone = (src: string, budget: PictureBudget = PICTURE_BUDGETS.mobile) =>
  srcSet(src, budget, widthsFor(SIZES, 'phone'))?.replaceAll(/(quality=\d+)/g, `$1&ratio=${encodeURIComponent(PHONE_RATIO)}`)

/** The wide picture of a slide, as a phone and as a desk wants it. `first` for the largest thing of the first view. */
export function HeroPicture({ src, first }: { src: string; first: boolean }) {
  const sized = isSized(src)
  const { desk, mobile } = usePictureBudgets()
  return (
    <>
      {first && sized && <Preload src={src} />}
      <picture key={src}>
        {sized && <source media={PHONE} srcSet={forPhone(src, mobile)} sizes={phoneSizes(SIZES)} />}
        <img
          src={pictureAddress(src, Math.min(800, desk.maxWidth), desk.quality)}
          srcSet={forDesk(src, desk)}
          sizes={sized ? SIZES : undefined}
          alt=""
          loading={first ? 'eager' : 'lazy'}
          fetchPriority={first ? 'high' : undefined}
          decoding={first ? 'sync' : 'async'}
          className="size-full object-cover"
          ref={(image) => void (image?.complete && image.naturalWidth === 0 && image.currentSrc && replacePicture(image))}
          onError={(event) => replacePicture(event.currentTarget)}
        />
      </picture>
    </>
  )
}

/** React moves these into the head, so the picture is asked for before the styles are there. */
const Preload = ({ src }: { src: string }) => (
  <>
    <link rel="preload" as="image" href={pictureAddress(src, 800, 85)} imageSrcSet={forDesk(src)} imageSizes={SIZES} media={DESK} fetchPriority="high" />
    <link
      rel="preload"
      as="image"
      href={pictureAddress(src, 800, 75)}
      imageSrcSet={forPhone(src)}
      imageSizes={phoneSizes(SIZES)}
      media={PHONE}
      fetchPriority="high"
    />
  </>
)

/** Three pieces side by side: what the hero shows while nobody has made slides. */
export function HeroProducts({ images }: { images: readonly string[] }) {
  const [large, ...small] = images
  if (!large) return null
  return (
    <div className="grid size-full grid-cols-[1.7fr_1fr] grid-rows-2 gap-2 sm:gap-3">
      <div className="row-span-2 min-h-0 overflow-hidden">
        <Picture src={large} alt="" ratio="auto" sizes="(min-width: 80rem) 27rem, (min-width: 64rem) 34vw, 60vw" first className="size-full" />
      </div>
      {small.slice(0, 2).map((src) => (
        <div key={src} className="min-h-0 overflow-hidden">
          <Picture src={src} alt="" ratio="auto" sizes="(min-width: 80rem) 16rem, (min-width: 64rem) 20vw, 34vw" first className="size-full" />
        </div>
      ))}
    </div>
  )
}
