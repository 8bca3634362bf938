import { useTranslation } from 'react-i18next'
import { THAI_REGIONS } from '../../addresses/thai-provinces.ts'
import type { DeskColumn } from '../../desk-kit/desk-column.ts'
import type { ListFilter } from '../../desk-kit/filter-bar.tsx'
import { firstOfMonth } from '../../desk-kit/first-of-month.ts'
import { Moment } from '../../desk-kit/moment.tsx'
import { ResourceList } from '../../desk-kit/resource-list.tsx'
import type { BroughtView } from '../../desk-kit/saved-views.ts'
import { numberFormat } from '../../i18n/number-format.ts'
import { SellerBadge } from '../states/seller-badge.tsx'
import { SELLER_STATES } from '../states/seller-states.ts'
import { ProvinceName } from '../province/province-name.tsx'
import { SellerTabs } from './seller-tabs.tsx'
import { SellerRating } from './seller-rating.tsx'
import { BUSINESS_TYPES, type SellerRow } from './seller-row.ts'

const COLUMNS: readonly DeskColumn<SellerRow>[] = [
  { id: 'name', title: true, sort: 'business_name', cell: ({ business_name: name }) => name },
  { id: 'status', cell: ({ application_status: status }) => <SellerBadge state={status} /> },
  { id: 'verified', cell: ({ is_verified: verified }) => verified && <Verified /> },
  { id: 'type', extra: true, cell: ({ business_type: type }) => <TypeWord type={type} /> },
  { id: 'province', cell: ({ province }) => <ProvinceName code={province} /> },
  { id: 'rating', cell: (seller) => <SellerRating seller={seller} /> },
  { id: 'sales', numeric: true, sort: 'sales_count', cell: ({ sales_count: sales }) => <Sales count={sales} /> },
  { id: 'since', sort: 'created_at', cell: ({ created_at: at }) => <Moment at={at} days /> },
]

const FILTERS: readonly ListFilter[] = [
  { name: 'application_status', kind: 'choice', options: SELLER_STATES },
  { name: 'is_verified', kind: 'yes' },
  { name: 'business_type', kind: 'choice', options: BUSINESS_TYPES },
  { name: 'region', kind: 'choice', options: THAI_REGIONS },
  { name: 'created_at', kind: 'days' },
]

const VIEWS: readonly BroughtView[] = [
  { name: 'suspended', question: () => ({ filter: { application_status: ['suspended'] } }) },
  { name: 'newThisMonth', question: () => ({ filter: { created_at: { from: firstOfMonth() } } }) },
]

/** Every shop on Hattha, also those that are not shown. */
export default function SellersList() {
  return (
    <div className="flex flex-col gap-4">
      <SellerTabs />
      <ResourceList columns={COLUMNS} filters={FILTERS} views={VIEWS} />
    </div>
  )
}

function Verified() {
  const { t } = useTranslation('admin-sellers')
  return t('answers.yes')
}

function Sales({ count }: { count: number }) {
  const { i18n } = useTranslation()
  return numberFormat(i18n.language).format(count)
}

function TypeWord({ type }: { type: SellerRow['business_type'] }) {
  const { t } = useTranslation('admin-sellers')
  return t(`filters.business_typeOptions.${type}`)
}
