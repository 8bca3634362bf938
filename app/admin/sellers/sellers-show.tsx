import { useTranslation } from 'react-i18next'
import { RecordPage } from '../../desk-kit/record-page.tsx'
import { Badge } from '../../ui/badge.tsx'
import { LoadFailureLine } from '../../ui/load-failure.tsx'
import { Waiting } from '../../ui/skeleton.tsx'
import { ActsPanel } from '../acts/acts-panel.tsx'
import { AnnouncementPanel } from './announcement-panel.tsx'
import { CredentialsPanel } from './credentials-panel.tsx'
import { StaffNotes } from '../notes/staff-notes.tsx'
import { SellerBadge } from '../states/seller-badge.tsx'
import { SellerCounts } from './seller-counts.tsx'
import { SellerDeeds } from './seller-deeds.tsx'
import { SellerFacts } from './seller-facts.tsx'
import { SellerMoneyPanel } from './seller-money-panel.tsx'
import { SellerPeople } from './seller-people.tsx'
import { SellerRequirements } from './seller-requirements.tsx'
import type { SellerRecord } from './seller-row.ts'
import { useSellerSheet } from './seller-sheet.ts'
import { SellerTrust } from './seller-trust.tsx'

/** One shop: what everybody sees of it, who stands behind it, what is asked of it, and what it is owed. */
export default function SellersShow() {
  return (
    <RecordPage<SellerRecord>
      renderTitle={({ business_name: name }) => name}
      renderBadges={(seller) => <Badges seller={seller} />}
      renderActions={(seller) => <SellerDeeds seller={seller} />}
    >
      {(seller) => <Sheet seller={seller} />}
    </RecordPage>
  )
}

function Badges({ seller }: { seller: SellerRecord }) {
  const { t } = useTranslation('admin-sellers')
  return (
    <>
      <SellerBadge state={seller.application_status} />
      {seller.is_verified && <Badge tone="indigo">{t('filters.is_verified')}</Badge>}
    </>
  )
}

function Sheet({ seller }: { seller: SellerRecord }) {
  const sheet = useSellerSheet(seller.id)
  return (
    <div className="grid gap-4 xl:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]">
      <div className="flex flex-col gap-4">
        <SellerFacts seller={seller} />
        {sheet.isError && <LoadFailureLine error={sheet.error} onRetry={() => void sheet.refetch()} />}
        {sheet.isPending && <Waiting className="h-64 w-full" />}
        {sheet.data && <SellerRequirements requirements={sheet.data.requirements} />}
        <AnnouncementPanel seller={seller.id} shop={seller.business_name} />
        <CredentialsPanel seller={seller.id} shop={seller.business_name} />
        {sheet.data?.money && <SellerMoneyPanel seller={seller.id} name={seller.business_name} money={sheet.data.money} />}
      </div>
      <div className="flex flex-col gap-4">
        <SellerTrust seller={seller.id} name={seller.business_name} />
        {sheet.data && (
          <>
            <SellerCounts seller={seller.id} counts={sheet.data.counts} />
            <SellerPeople {...sheet.data} />
            <ActsPanel noun="sellers" subjects={[seller.id, ...(sheet.data.application ? [sheet.data.application.id] : [])]} />
          </>
        )}
        <StaffNotes about="sellers" subject={seller.id} />
      </div>
    </div>
  )
}
