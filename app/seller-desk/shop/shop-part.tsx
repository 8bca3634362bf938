import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { LoadFailure } from '../../ui/load-failure.tsx'
import { Waiting } from '../../ui/skeleton.tsx'
import type { DeskSeller } from '../desk.ts'
import { AddressForm } from './address-form.tsx'
import { AnnouncementPart } from './announcement-form.tsx'
import { CredentialsPart } from './credentials-part.tsx'
import { CashPart } from './cash-part.tsx'
import { FeaturedForm } from './featured-form.tsx'
import { readMyShop } from './my-shop.ts'
import { OffersPart } from './offers-part.tsx'
import { ShippingPart } from './shipping-part.tsx'
import { PauseForm } from './pause-form.tsx'
import { PlaceForm } from './place-form.tsx'
import { ProfileForm } from './profile-form.tsx'
import { ShopPreview } from './shop-preview.tsx'
import { VisitsForm } from './visits-form.tsx'
import { WorkshopPictures } from './workshop-pictures.tsx'

/** What a maker decides for the whole shop: how it is seen, when it rests, whether it sends against cash; and what Hattha offers for it. */
export default function ShopPart({ seller }: { seller: DeskSeller }) {
  const { t } = useTranslation('desk')
  const shop = useQuery({ queryKey: ['my-shop', seller.id], queryFn: () => readMyShop(seller.id) })
  return (
    <div className="grid grid-cols-1 items-start gap-6 lg:grid-cols-2">
      {shop.isPending && <Waiting className="h-96" />}
      {shop.isError && <LoadFailure title={t('failed')} error={shop.error} onRetry={() => void shop.refetch()} />}
      {shop.data && (
        <div className="grid grid-cols-1 gap-6">
          <ShopPreview shop={shop.data} now={shop.dataUpdatedAt} />
          <ProfileForm shop={shop.data} isOpen={seller.applicationStatus === 'approved'} />
          <AnnouncementPart seller={seller.id} />
          <FeaturedForm shop={shop.data} />
          <WorkshopPictures shop={shop.data} />
          <VisitsForm shop={shop.data} />
        </div>
      )}
      <div className="grid grid-cols-1 gap-6">
        {shop.data && <PauseForm shop={shop.data} now={shop.dataUpdatedAt} />}
        {shop.data && <PlaceForm shop={shop.data} />}
        {shop.data && <AddressForm key={shop.data.slug} shop={shop.data} />}
        <CredentialsPart seller={seller.id} />
        <ShippingPart seller={seller.id} />
        <CashPart seller={seller} />
        <OffersPart seller={seller.id} />
      </div>
    </div>
  )
}
