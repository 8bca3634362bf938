import { clsx } from 'clsx'
import { useState } from 'react'
import { Picture } from '../ui/picture.tsx'
import { initialsOf } from './seller-initials.ts'

/** The face of a maker, or their initials where there is no picture or it cannot be had. */
export function SellerPortrait({ name, src, className, sizes = '5rem' }: { name: string; src: string | null; className?: string; sizes?: string }) {
  const [failed, setFailed] = useState(false)
  return (
    <span
      className={clsx(
        'relative inline-flex shrink-0 items-center justify-center overflow-hidden rounded-full bg-indigo-wash font-serif text-lg font-semibold text-indigo',
        className,
      )}
      aria-hidden="true"
    >
      {initialsOf(name)}
      {src && !failed && (
        <span className="absolute inset-0" onErrorCapture={() => setFailed(true)}>
          <Picture src={src} alt="" sizes={sizes} ratio="1" className="size-full" />
        </span>
      )}
    </span>
  )
}
