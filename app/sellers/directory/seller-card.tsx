import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { Picture } from '../../ui/picture.tsx'
import { Stars } from '../../ui/stars.tsx'
import { usePreloading } from '../../ui/use-slow-connection.ts'
import { SellerPortrait } from '../seller-portrait.tsx'
import type { ListedSeller } from '../seller.ts'
import { VerifiedMark } from '../../ui/verified-mark.tsx'
import { NO_PICTURE } from '../../ui/picture-address.ts'

/** Shown where a maker's picture cannot be had. */
const PICTURES = 3
/** Of a phone's width as much as a third of a card, and on a desk about so: one length for both says a third of the words. */
const SIZES = '9rem'
const WIDEST = 400

/** A maker in the directory: what they make, who and where they are. All of it one link. */
export function SellerCard({ seller, first = false }: { seller: ListedSeller; first?: boolean }) {
  const { t } = useTranslation('sellers')
  const id = useId()
  const preloading = usePreloading()
  const empty = Math.max(0, PICTURES - seller.pictures.length)
  return (
    <article aria-labelledby={id} className="group/card card-frame">
      <div aria-hidden="true" className="card-three">
        {seller.pictures.map((picture) => (
          <Picture key={picture} src={picture} alt="" sizes={SIZES} widest={WIDEST} first={first} fallback={NO_PICTURE} />
        ))}
        {Array.from({ length: empty }, (_, index) => (
          <span key={index} className="aspect-square bg-paper" />
        ))}
      </div>
      <div className="flex grow flex-col gap-3 p-4 sm:p-5">
        <div className="flex items-center gap-3.5">
          <SellerPortrait name={seller.name} src={seller.avatar} className="size-14" sizes="3.5rem" />
          <div className="min-w-0">
            <h2 id={id} className="text-lg leading-snug">
              <Link to={`/sellers/${seller.id}`} prefetch={preloading} discover="none" className="card-cover">
                {seller.name}
              </Link>
            </h2>
            <p className="line-clamp-2 text-sm text-ink-soft">{seller.location || seller.province}</p>
          </div>
        </div>
        <p className="flex flex-wrap items-center gap-x-4 gap-y-1 text-sm">
          {seller.isVerified && <VerifiedMark label={t('verified')} />}
          <Stars rating={seller.rating} reviews={seller.reviewCount} />
        </p>
        <p className="mt-auto text-sm text-ink-soft">
          {[seller.craft, seller.years > 0 && t('years', { count: seller.years }), t('products', { count: seller.products })].filter(Boolean).join(' · ')}
        </p>
        {seller.closed && <p className="text-sm font-semibold text-gold">{t('closed')}</p>}
      </div>
    </article>
  )
}
