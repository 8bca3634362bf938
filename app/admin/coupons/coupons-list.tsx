import { useTranslation } from 'react-i18next'
import { Amount } from '../../desk-kit/amount.tsx'
import { askDatabase } from '../../desk-kit/ask-database.ts'
import { BulkDeed } from '../../desk-kit/bulk-deed.tsx'
import type { DeskColumn } from '../../desk-kit/desk-column.ts'
import { useMay } from '../../desk-kit/desk-rights.tsx'
import type { ListFilter } from '../../desk-kit/filter-bar.tsx'
import { Moment } from '../../desk-kit/moment.tsx'
import { ResourceList } from '../../desk-kit/resource-list.tsx'
import { numberFormat } from '../../i18n/number-format.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { CampaignBadge } from '../campaigns/campaign-badge.tsx'
import { FundingWord } from '../campaigns/funding-word.tsx'
import { FUNDERS } from '../campaigns/funding.ts'
import { COUPON_KINDS, type CouponRow, standingOf } from './coupon-row.ts'
import { CouponWorth } from './coupon-worth.tsx'

const COLUMNS: readonly DeskColumn<CouponRow>[] = [
  { id: 'code', title: true, cell: ({ code }) => code },
  { id: 'state', cell: (coupon) => <CampaignBadge of={standingOf(coupon)} /> },
  { id: 'worth', cell: (coupon) => <CouponWorth coupon={coupon} /> },
  { id: 'minimum', extra: true, numeric: true, cell: ({ minimum_minor: minimum }) => minimum > 0 && <Amount minor={minimum} /> },
  { id: 'seller', cell: ({ seller }) => seller?.business_name ?? <AllMakers /> },
  { id: 'funded', cell: ({ funded_by: by, shared_ppm: shared }) => <FundingWord by={by} shared={shared} /> },
  { id: 'used', numeric: true, cell: (coupon) => <Used coupon={coupon} /> },
  { id: 'starts', cell: ({ starts_at: at }) => <Moment at={at} days /> },
  { id: 'ends', cell: ({ ends_at: at }) => <Moment at={at} days /> },
  { id: 'created', extra: true, sort: 'created_at', cell: ({ created_at: at }) => <Moment at={at} days /> },
]

const FILTERS: readonly ListFilter[] = [
  { name: 'kind', kind: 'choice', options: COUPON_KINDS },
  { name: 'funded_by', kind: 'choice', options: FUNDERS },
  { name: 'is_active', kind: 'yes' },
  { name: 'starts_at', kind: 'days' },
  { name: 'ends_at', kind: 'days' },
  { name: 'archived', kind: 'yes' },
  { name: 'seller_id', kind: 'led' },
]

const BULK = { bulk: (chosen: readonly CouponRow[]) => <BulkArchive chosen={chosen} /> }

/** Every coupon, the newest first. */
export default function CouponsList() {
  const { t } = useTranslation('admin-coupons')
  const may = useMay()
  const make = may('promotions.write') && (
    <ButtonLink size="small" to="/admin/coupons/create">
      {t('new')}
    </ButtonLink>
  )
  return (
    <ResourceList
      columns={COLUMNS}
      filters={FILTERS}
      actions={make}
      {...(may('promotions.write') && BULK)}
      empty={<EmptyState level={2} className="py-8 sm:py-10" title={t('none')} text={t('noneText')} />}
    />
  )
}

function BulkArchive({ chosen }: { chosen: readonly CouponRow[] }) {
  const { t } = useTranslation('admin-campaigns')
  return (
    <BulkDeed
      rows={chosen.filter(({ archived_at: archived }) => archived === null)}
      chosen={chosen.length}
      verb={t('deeds.archived.verb')}
      consequence={t('deeds.archived.consequence')}
      nameOf={({ code }) => code}
      ask={({ id }, reason) => askDatabase('move_campaign', { p_coupon_id: id, p_bogo_id: null, p_to: 'archived', p_reason: reason })}
    />
  )
}

function AllMakers() {
  const { t } = useTranslation('admin-campaigns')
  return t('allMakers')
}

function Used({ coupon: { usage_count: used, usage_limit: limit } }: { coupon: CouponRow }) {
  const { i18n } = useTranslation()
  const number = numberFormat(i18n.language)
  return limit === null ? number.format(used) : `${number.format(used)} / ${number.format(limit)}`
}
