import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { SellerPortrait } from '../sellers/seller-portrait.tsx'
import { Stars } from '../ui/stars.tsx'
import { usePreloading } from '../ui/use-slow-connection.ts'
import type { MapSeller } from './seller-map.ts'
import { VerifiedMark } from '../ui/verified-mark.tsx'

/** A maker in the list beside the map. All of it one link. */
export function MapSellerRow({ seller }: { seller: MapSeller }) {
  const { t } = useTranslation('sellers')
  const preloading = usePreloading()
  return (
    <li className="relative flex flex-wrap gap-3.5 py-3.5">
      <SellerPortrait name={seller.name} src={seller.avatar} className="size-12" sizes="3rem" />
      <div className="min-w-0 flex-1 basis-40">
        <h3 className="text-base leading-snug">
          <Link
            to={`/sellers/${seller.id}`}
            prefetch={preloading}
            discover="none"
            className="after:absolute after:inset-0 hover:text-indigo focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:-outline-offset-2 focus-visible:after:outline-indigo"
          >
            {seller.name}
          </Link>
        </h3>
        <p className="text-sm text-ink-soft">{[seller.place, seller.craft].filter(Boolean).join(' · ')}</p>
        <p className="mt-1 flex flex-wrap items-center gap-x-4 gap-y-1 text-sm">
          {seller.isVerified && <VerifiedMark label={t('verified')} />}
          <Stars rating={seller.rating} reviews={seller.reviewCount} />
        </p>
      </div>
    </li>
  )
}
