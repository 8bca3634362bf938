import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Amount } from '../../desk-kit/amount.tsx'
import { Moment } from '../../desk-kit/moment.tsx'
import { Fact, Facts, Panel } from '../../desk-kit/panel.tsx'
import { RecordPage } from '../../desk-kit/record-page.tsx'
import { numberFormat } from '../../i18n/number-format.ts'
import { CHANGES_ELSEWHERE } from '../../platform/query.ts'
import { BudgetPanel } from '../campaigns/budget-panel.tsx'
import { CampaignBadge } from '../campaigns/campaign-badge.tsx'
import { CampaignDeeds } from '../campaigns/campaign-deeds.tsx'
import { FundingWord } from '../campaigns/funding-word.tsx'
import { getUse } from '../campaigns/read-campaign.ts'
import { StackingTable } from '../campaigns/stacking-table.tsx'
import { UsePanel } from '../campaigns/use-panel.tsx'
import { RecordLink } from '../record-link/record-link.tsx'
import { CouponForm } from './coupon-form.tsx'
import { type CouponRow, standingOf } from './coupon-row.ts'
import { CouponWorth } from './coupon-worth.tsx'

/** One coupon: what it takes off, for whom and when, who pays, what came of it; changed where it is read. */
export default function CouponsShow() {
  const [editing, setEditing] = useState(false)
  return (
    <RecordPage<CouponRow>
      renderTitle={({ code }) => code}
      renderBadges={(coupon) => <CampaignBadge of={standingOf(coupon)} />}
      renderActions={(coupon) => (
        <CampaignDeeds
          campaign={{ p_coupon_id: coupon.id, p_bogo_id: null }}
          name={coupon.code}
          standing={standingOf(coupon)}
          resource="coupons"
          editing={editing}
          onEdit={() => setEditing(true)}
        />
      )}
    >
      {(coupon) => (editing ? <CouponForm coupon={coupon} onDone={() => setEditing(false)} onCancel={() => setEditing(false)} /> : <Facets coupon={coupon} />)}
    </RecordPage>
  )
}

function Facets({ coupon }: { coupon: CouponRow }) {
  const campaign = { p_coupon_id: coupon.id, p_bogo_id: null }
  const use = useQuery({ queryKey: ['campaign-use', campaign], queryFn: () => getUse(campaign), ...CHANGES_ELSEWHERE })
  return (
    <div className="grid items-start gap-4 xl:grid-cols-2">
      <Rules coupon={coupon} />
      <BudgetPanel campaign={campaign} name={coupon.code} held={use.data?.held_minor} />
      <UsePanel use={use} />
      <StackingTable combines="coupon" />
    </div>
  )
}

function Rules({ coupon }: { coupon: CouponRow }) {
  const { t, i18n } = useTranslation(['admin-coupons', 'admin-campaigns'])
  const number = numberFormat(i18n.language)
  return (
    <Panel title={t('facts')}>
      <Facts>
        <Fact name={t('columns.worth')}>
          <span className="text-xl font-semibold">
            <CouponWorth coupon={coupon} />
          </span>
        </Fact>
        <Fact name={t('columns.minimum')}>{coupon.minimum_minor > 0 && <Amount minor={coupon.minimum_minor} />}</Fact>
        <Fact name={t('columns.seller')}>
          {coupon.seller_id === null ? (
            t('admin-campaigns:allMakers')
          ) : (
            <RecordLink to="sellers" id={coupon.seller_id}>
              {coupon.seller?.business_name}
            </RecordLink>
          )}
        </Fact>
        <Fact name={t('columns.funded')}>
          <FundingWord by={coupon.funded_by} shared={coupon.shared_ppm} />
        </Fact>
        <Fact name={t('columns.starts')}>
          <Moment at={coupon.starts_at} />
        </Fact>
        <Fact name={t('columns.ends')}>{coupon.ends_at === null ? t('admin-campaigns:noEnd') : <Moment at={coupon.ends_at} />}</Fact>
        <Fact name={t('columns.used')}>
          {number.format(coupon.usage_count)} / {coupon.usage_limit === null ? t('admin-campaigns:noLimit') : number.format(coupon.usage_limit)}
        </Fact>
        <Fact name={t('fields.perPerson')}>{number.format(coupon.per_person_limit)}</Fact>
      </Facts>
    </Panel>
  )
}
