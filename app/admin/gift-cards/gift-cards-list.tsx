import { useTranslation } from 'react-i18next'
import { Amount } from '../../desk-kit/amount.tsx'
import type { DeskColumn } from '../../desk-kit/desk-column.ts'
import { useMay } from '../../desk-kit/desk-rights.tsx'
import type { ListFilter } from '../../desk-kit/filter-bar.tsx'
import { Moment } from '../../desk-kit/moment.tsx'
import { ResourceList } from '../../desk-kit/resource-list.tsx'
import { ButtonLink } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { GiftCardBadge } from './gift-card-badge.tsx'
import { GIFT_CARD_STATES, type GiftCardRow } from './gift-card-row.ts'

const COLUMNS: readonly DeskColumn<GiftCardRow>[] = [
  { id: 'code', title: true, cell: ({ last4 }) => `•••• ${last4}` },
  { id: 'status', cell: ({ status }) => <GiftCardBadge status={status} /> },
  { id: 'origin', cell: (card) => <Origin card={card} /> },
  { id: 'reason', extra: true, cell: ({ reason }) => <span className="wrap-anywhere">{reason}</span> },
  { id: 'created', sort: 'created_at', cell: ({ created_at: at }) => <Moment at={at} days /> },
  { id: 'expires', extra: true, cell: ({ expires_at: at }) => at !== null && <Moment at={at} days /> },
  { id: 'redeemed', extra: true, cell: ({ redeemed_at: at }) => at !== null && <Moment at={at} days /> },
  { id: 'amount', numeric: true, sort: 'amount_minor', cell: ({ amount_minor: amount }) => <Amount minor={amount} /> },
]

const FILTERS: readonly ListFilter[] = [
  { name: 'status', kind: 'choice', options: GIFT_CARD_STATES },
  { name: 'created_at', kind: 'days' },
]

/** Every card, with what became of it. */
export default function GiftCardsList() {
  const { t } = useTranslation('admin-gift-cards')
  const may = useMay()
  return (
    <ResourceList
      columns={COLUMNS}
      filters={FILTERS}
      actions={
        may('gift_cards.write') && (
          <ButtonLink size="small" to="/admin/gift-cards/create">
            {t('new')}
          </ButtonLink>
        )
      }
      empty={<EmptyState level={2} className="py-8 sm:py-10" title={t('none')} text={t('noneText')} />}
    />
  )
}

function Origin({ card }: { card: GiftCardRow }) {
  const { t } = useTranslation('admin-gift-cards')
  return <>{card.purchase === null ? t('origins.staff') : `${t('origins.bought')} · ${card.purchase.number}`}</>
}
