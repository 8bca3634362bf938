import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { LoadFailure } from '../../ui/load-failure.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import type { DeskSeller } from '../desk.ts'
import { CredentialsPart } from './credentials-part.tsx'
import { CashPart } from './cash-part.tsx'
import { readMyShop } from './my-shop.ts'
import { OffersPart } from './offers-part.tsx'
import { PauseForm } from './pause-form.tsx'
import { ProfileForm } from './profile-form.tsx'

/** What a maker decides for the whole shop: how it is seen, when it rests, whether it sends against cash; and what Hattha offers for it. */
export default function ShopPart({ seller }: { seller: DeskSeller }) {
  const { t } = useTranslation('desk')
  const shop = useQuery({ queryKey: ['my-shop', seller.id], queryFn: () => readMyShop(seller.id) })
  return (
    <div className="grid grid-cols-1 items-start gap-6 lg:grid-cols-2">
      {shop.isPending && <Skeleton className="h-96" />}
      {shop.isError && <LoadFailure title={t('failed')} error={shop.error} onRetry={() => void shop.refetch()} />}
      {shop.data && <ProfileForm shop={shop.data} isOpen={seller.applicationStatus === 'approved'} />}
      <div className="grid grid-cols-1 gap-6">
        {shop.data && <PauseForm shop={shop.data} now={shop.dataUpdatedAt} />}
        <CredentialsPart seller={seller.id} />
        <CashPart seller={seller} />
        <OffersPart seller={seller.id} />
      </div>
    </div>
  )
}
