import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { listNamedCategories } from '../../catalog/categories/named-categories.ts'
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
import { ASKS } from './promotion-draft.ts'
import { PromotionForm } from './promotion-form.tsx'
import { type PromotionRow, standingOf } from './promotion-row.ts'

/** One offer: what is bought and got, for whom and when, who pays, what came of it; changed where it is read. */
export default function BogoPromotionsShow() {
  const [editing, setEditing] = useState(false)
  return (
    <RecordPage<PromotionRow>
      renderTitle={({ name }) => name}
      renderBadges={(promotion) => <CampaignBadge of={standingOf(promotion)} />}
      renderActions={(promotion) => (
        <CampaignDeeds
          campaign={{ p_coupon_id: null, p_bogo_id: promotion.id }}
          name={promotion.name}
          standing={standingOf(promotion)}
          resource="bogo-promotions"
          editing={editing}
          onEdit={() => setEditing(true)}
        />
      )}
    >
      {(promotion) =>
        editing ? <PromotionForm promotion={promotion} onDone={() => setEditing(false)} onCancel={() => setEditing(false)} /> : <Facets promotion={promotion} />
      }
    </RecordPage>
  )
}

function Facets({ promotion }: { promotion: PromotionRow }) {
  const campaign = { p_coupon_id: null, p_bogo_id: promotion.id }
  const use = useQuery({ queryKey: ['campaign-use', campaign], queryFn: () => getUse(campaign), ...CHANGES_ELSEWHERE })
  return (
    <div className="grid items-start gap-4 xl:grid-cols-2">
      <Rules promotion={promotion} />
      <BudgetPanel campaign={campaign} name={promotion.name} held={use.data?.held_minor} />
      <UsePanel use={use} />
      <StackingTable combines={promotion.combinable_with} />
    </div>
  )
}

function Rules({ promotion }: { promotion: PromotionRow }) {
  const { t, i18n } = useTranslation(['admin-bogo-promotions', 'admin-campaigns'])
  const categories = useQuery({ queryKey: ['categories', i18n.language], queryFn: () => listNamedCategories(i18n.language) })
  const number = numberFormat(i18n.language)
  const { bogo_type: type, discount_percentage: percent } = promotion
  const target = (of: 'buy' | 'get') => {
    const category = promotion[`${of}_category_id`]
    return (
      promotion[`${of}_product`]?.name ??
      (category === null ? t(`targets.${of}.everything`) : (categories.data?.find(({ id }) => id === category)?.name ?? '…'))
    )
  }
  return (
    <Panel title={t('facts')}>
      <Facts>
        <Fact name={t('columns.type')}>
          <span className="font-semibold">{t(`filters.bogo_typeOptions.${type}`)}</span>
          <span className="block text-ink-soft">{t(`means.${type}`)}</span>
        </Fact>
        <Fact name={t('fields.buy')}>{`${ASKS[type].quantities ? `${number.format(promotion.buy_quantity)} × ` : ''}${target('buy')}`}</Fact>
        <Fact name={t('fields.get')}>{`${ASKS[type].quantities ? `${number.format(promotion.get_quantity)} × ` : ''}${target('get')}`}</Fact>
        <Fact name={t('fields.percent')}>{ASKS[type].percent && number.format(type === 'buy_one_get_50_percent' && percent === 100 ? 50 : percent)}</Fact>
        <Fact name={t('fields.most')}>{promotion.maximum_applications !== null && number.format(promotion.maximum_applications)}</Fact>
        <Fact name={t('columns.seller')}>
          {promotion.seller_id === null ? (
            t('admin-campaigns:allMakers')
          ) : (
            <RecordLink to="sellers" id={promotion.seller_id}>
              {promotion.seller?.business_name}
            </RecordLink>
          )}
        </Fact>
        <Fact name={t('columns.funded')}>
          <FundingWord by={promotion.funded_by} shared={promotion.shared_ppm} />
        </Fact>
        <Fact name={t('columns.starts')}>
          <Moment at={promotion.start_date} />
        </Fact>
        <Fact name={t('columns.ends')}>{promotion.end_date === null ? t('admin-campaigns:noEnd') : <Moment at={promotion.end_date} />}</Fact>
        <Fact name={t('fields.limit')}>
          {promotion.usage_limit === null ? t('admin-campaigns:noLimit') : `${number.format(promotion.usage_count)} / ${number.format(promotion.usage_limit)}`}
        </Fact>
        <Fact name={t('columns.priority')}>{number.format(promotion.priority)}</Fact>
      </Facts>
    </Panel>
  )
}
