import { Picture } from './picture.tsx'

/** A small square picture beside a row; the placeholder where there is none. */
export const Thumbnail = ({ src, alt = '' }: { src: string | null; alt?: string }) => (
  <span className="block size-16 shrink-0 overflow-hidden rounded-control">
    <Picture src={src || '/pictures/placeholder.webp'} alt={alt} sizes="64px" ratio="1 / 1" fallback="/pictures/placeholder.webp" />
  </span>
)
