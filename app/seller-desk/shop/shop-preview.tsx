import { Eye } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { provinceOf } from '../../addresses/thai-provinces.ts'
import { SellerPortrait } from '../../sellers/seller-portrait.tsx'
import { SellerVisits } from '../../sellers/shop/seller-visits.tsx'
import { paragraphsOf } from '../../catalog/product.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Notice } from '../../ui/notice.tsx'
import { useMoments } from '../../i18n/use-moments.ts'
import type { MyShop } from './my-shop.ts'
import { lastDayOf, standingOf } from './pause.ts'

/** The shop as buyers see it, also while nobody else can open it; `now` is when it was read. */
export function ShopPreview({ shop, now }: { shop: MyShop; now: number }) {
  const { t, i18n } = useTranslation(['desk', 'sellers'])
  const [open, setOpen] = useState(false)
  const days = useMoments()({ dateStyle: 'long' })
  const closed = standingOf(shop.pause, now) === 'now' ? shop.pause : null
  const province = provinceOf(shop.province)?.[i18n.language === 'th' ? 'th' : 'en'] ?? ''
  const place = [shop.wish.craft, shop.wish.place || province].filter(Boolean).join(' · ')
  return (
    <>
      <Button look="quiet" onClick={() => setOpen(true)} icon={<Eye className="size-4" aria-hidden="true" />} className="justify-self-start">
        {t('profile.look')}
      </Button>
      {open && (
        <Dialog open onClose={() => setOpen(false)} title={t('profile.look')} className="w-[min(64rem,calc(100vw-2rem))]">
          <div className="flex flex-wrap items-center gap-5">
            <SellerPortrait name={shop.name} src={shop.picture || null} className="size-24 text-3xl" sizes="6rem" />
            <div className="min-w-0">
              <p className="font-serif text-2xl wrap-anywhere">{shop.name}</p>
              <p className="text-ink-soft wrap-anywhere">{place}</p>
            </div>
          </div>
          {closed && (
            <Notice tone="news" className="mt-5">
              {closed.to === null ? t('pause.open') : t('pause.now', { day: days.format(new Date(`${lastDayOf(closed)}T12:00:00+07:00`)) })}
              {closed.message !== '' && <span className="mt-1 block wrap-anywhere">{closed.message}</span>}
            </Notice>
          )}
          <div className="mt-6 grid max-w-text gap-4 whitespace-pre-line wrap-anywhere">
            {paragraphsOf(shop.wish.story).map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </div>
          <SellerVisits
            seller={{
              name: shop.name,
              visits: { hours: shop.visits.hours, note: shop.visits.note },
              policies: shop.visits.policies,
              pictures: shop.pictures,
              latitude: shop.place?.latitude ?? null,
              longitude: shop.place?.longitude ?? null,
            }}
          />
        </Dialog>
      )}
    </>
  )
}
