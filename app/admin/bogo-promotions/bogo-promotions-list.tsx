import { useTranslation } from 'react-i18next'
import { askDatabase } from '../../desk-kit/ask-database.ts'
import { BulkDeed } from '../../desk-kit/bulk-deed.tsx'
import type { DeskColumn } from '../../desk-kit/desk-column.ts'
import { useMay } from '../../desk-kit/desk-rights.tsx'
import type { ListFilter } from '../../desk-kit/filter-bar.tsx'
import { Moment } from '../../desk-kit/moment.tsx'
import { ResourceList } from '../../desk-kit/resource-list.tsx'
import { numberFormat } from '../../i18n/number-format.ts'
import { BOGO_TYPES } from '../../promotions/bogo.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { CampaignBadge } from '../campaigns/campaign-badge.tsx'
import { FundingWord } from '../campaigns/funding-word.tsx'
import { FUNDERS } from '../campaigns/funding.ts'
import { type PromotionRow, standingOf } from './promotion-row.ts'

const COLUMNS: readonly DeskColumn<PromotionRow>[] = [
  { id: 'name', title: true, cell: ({ name }) => name },
  { id: 'state', cell: (promotion) => <CampaignBadge of={standingOf(promotion)} /> },
  { id: 'type', cell: ({ bogo_type: type }) => <TypeWord type={type} /> },
  { id: 'seller', cell: ({ seller }) => seller?.business_name ?? <AllMakers /> },
  { id: 'funded', cell: ({ funded_by: by, shared_ppm: shared }) => <FundingWord by={by} shared={shared} /> },
  { id: 'priority', numeric: true, cell: ({ priority }) => priority },
  { id: 'used', numeric: true, extra: true, cell: (promotion) => <Used promotion={promotion} /> },
  { id: 'starts', cell: ({ start_date: at }) => <Moment at={at} days /> },
  { id: 'ends', cell: ({ end_date: at }) => <Moment at={at} days /> },
  { id: 'created', extra: true, sort: 'created_at', cell: ({ created_at: at }) => <Moment at={at} days /> },
]

const FILTERS: readonly ListFilter[] = [
  { name: 'bogo_type', kind: 'choice', options: BOGO_TYPES },
  { name: 'funded_by', kind: 'choice', options: FUNDERS },
  { name: 'is_active', kind: 'yes' },
  { name: 'start_date', kind: 'days' },
  { name: 'end_date', kind: 'days' },
  { name: 'archived', kind: 'yes' },
  { name: 'seller_id', kind: 'led' },
]

const BULK = { bulk: (chosen: readonly PromotionRow[]) => <BulkArchive chosen={chosen} /> }

/** Every offer, the newest first. */
export default function BogoPromotionsList() {
  const { t } = useTranslation('admin-bogo-promotions')
  const may = useMay()
  const make = may('promotions.write') && (
    <ButtonLink size="small" to="/admin/bogo-promotions/create">
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

function BulkArchive({ chosen }: { chosen: readonly PromotionRow[] }) {
  const { t } = useTranslation('admin-campaigns')
  return (
    <BulkDeed
      rows={chosen.filter(({ archived_at: archived }) => archived === null)}
      chosen={chosen.length}
      verb={t('deeds.archived.verb')}
      consequence={t('deeds.archived.consequence')}
      nameOf={({ name }) => name}
      ask={({ id }, reason) => askDatabase('move_campaign', { p_coupon_id: null, p_bogo_id: id, p_to: 'archived', p_reason: reason })}
    />
  )
}

function TypeWord({ type }: { type: PromotionRow['bogo_type'] }) {
  const { t } = useTranslation('admin-bogo-promotions')
  return t(`filters.bogo_typeOptions.${type}`)
}

function AllMakers() {
  const { t } = useTranslation('admin-campaigns')
  return t('allMakers')
}

function Used({ promotion: { usage_count: used, usage_limit: limit } }: { promotion: PromotionRow }) {
  const { i18n } = useTranslation()
  const number = numberFormat(i18n.language)
  return limit === null ? null : `${number.format(used)} / ${number.format(limit)}`
}
