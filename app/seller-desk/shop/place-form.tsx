import { useMutation, useQueryClient } from '@tanstack/react-query'
import { MapPin } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { whyOf } from '../../platform/problem-key.ts'
import { ProfileSection } from '../../profile/profile-section.tsx'
import { SellerPlace } from '../../sellers/shop/seller-place.tsx'
import { Button } from '../../ui/button.tsx'
import { showToast } from '../../ui/toast.ts'
import { changePlace, type MyShop, type Place } from './my-shop.ts'

/** A place is found within this time, or not at all: under a tin roof that takes a while. */
const PATIENCE_MS = 30_000
/** About ten metres: what a visitor needs, and no more. */
const DECIMALS = 10_000

/** Where the workshop stands on the map, asked of the phone that lies in it. */
export function PlaceForm({ shop }: { shop: MyShop }) {
  const { t } = useTranslation(['desk', 'dashboard'])
  const queries = useQueryClient()
  const [asking, setAsking] = useState(false)
  const [failed, setFailed] = useState(false)
  const save = useMutation({
    mutationFn: (place: Place | null) => changePlace(shop.id, place),
    onSuccess: async () => {
      showToast({ title: t('shop.saved'), tone: 'success' })
      await queries.invalidateQueries({ queryKey: ['my-shop', shop.id] })
    },
    onError: (error: unknown) => showToast({ title: t('notSaved', { ns: 'dashboard' }), ...whyOf(t, error), tone: 'failure' }),
  })
  const ask = () => {
    setAsking(true)
    setFailed(false)
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => {
        setAsking(false)
        save.mutate({ latitude: Math.round(coords.latitude * DECIMALS) / DECIMALS, longitude: Math.round(coords.longitude * DECIMALS) / DECIMALS })
      },
      () => {
        setAsking(false)
        setFailed(true)
      },
      { enableHighAccuracy: true, timeout: PATIENCE_MS },
    )
  }
  return (
    <ProfileSection title={t('place.title')} text={t('place.text')}>
      <div className="flex flex-wrap items-center gap-5">
        <SellerPlace
          seller={{ name: shop.name, province: shop.wish.place, latitude: shop.place?.latitude ?? null, longitude: shop.place?.longitude ?? null }}
          className="h-40 w-auto"
        />
        <div className="grid gap-3 justify-items-start">
          {shop.place === null && <p className="text-ink-soft">{t('place.none')}</p>}
          <Button look="quiet" busy={asking || save.isPending} onClick={ask} icon={<MapPin className="size-4" aria-hidden="true" />}>
            {t('place.here')}
          </Button>
          {shop.place !== null && (
            <Button look="plain" busy={save.isPending} onClick={() => save.mutate(null)}>
              {t('place.remove')}
            </Button>
          )}
          {failed && (
            <p role="alert" className="text-sm font-medium text-terracotta">
              {t('place.failed')}
            </p>
          )}
        </div>
      </div>
    </ProfileSection>
  )
}
