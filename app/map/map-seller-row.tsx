import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { MakerPortrait } from '../sellers/seller-portrait.tsx'
import { Stars } from '../ui/stars.tsx'
import { usePreloading } from '../ui/use-slow-connection.ts'
import type { MapMaker } from './seller-map.ts'
import { VerifiedMark } from '../ui/verified-mark.tsx'

/** A maker in the list beside the map. All of it one link. */
export function MapMakerRow({ maker }: { maker: MapMaker }) {
  const { t } = useTranslation('sellers')
  const preloading = usePreloading()
  return (
    <li className="relative flex gap-3.5 py-3.5">
      <MakerPortrait name={maker.name} src={maker.avatar} className="size-12" sizes="3rem" />
      <div className="min-w-0 grow">
        <h3 className="text-base leading-snug">
          <Link
            to={`/sellers/${maker.id}`}
            prefetch={preloading}
            discover="none"
            className="after:absolute after:inset-0 hover:text-indigo focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:-outline-offset-2 focus-visible:after:outline-indigo"
          >
            {maker.name}
          </Link>
        </h3>
        <p className="text-sm text-ink-soft">{[maker.place, maker.craft].filter(Boolean).join(' · ')}</p>
        <p className="mt-1 flex flex-wrap items-center gap-x-4 gap-y-1 text-sm">
          {maker.isVerified && <VerifiedMark label={t('verified')} />}
          <Stars rating={maker.rating} reviews={maker.reviewCount} />
        </p>
      </div>
    </li>
  )
}
