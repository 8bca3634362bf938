import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Amount } from '../../desk-kit/amount.tsx'
import { Moment } from '../../desk-kit/moment.tsx'
import { Fact, Facts, Panel } from '../../desk-kit/panel.tsx'
import { RecordPage } from '../../desk-kit/record-page.tsx'
import { ActsPanel } from '../acts/acts-panel.tsx'
import { GiftCardBadge } from './gift-card-badge.tsx'
import { GiftCardDeeds } from './gift-card-deeds.tsx'
import { GiftCardMovements } from './gift-card-movements.tsx'
import type { GiftCardPurchase, GiftCardRow } from './gift-card-row.ts'
import { ShownCode } from './shown-code.tsx'

/** A gift card: what it is worth, whether it can be redeemed, what became of it and who did what with it. */
export default function GiftCardsShow() {
  const [code, setCode] = useState<{ id: string; code: string }>()
  return (
    <RecordPage<GiftCardRow>
      renderTitle={({ last4 }) => `•••• ${last4}`}
      renderActions={(card) => <GiftCardDeeds card={card} onCode={(shown) => setCode({ id: card.id, code: shown })} />}
    >
      {(card) => (
        <div className="flex flex-col gap-4">
          {code?.id === card.id && <ShownCode code={code.code} />}
          <Whole card={card} />
        </div>
      )}
    </RecordPage>
  )
}

function Whole({ card }: { card: GiftCardRow }) {
  const { t } = useTranslation('admin-gift-cards')
  return (
    <div className="grid items-start gap-4 xl:grid-cols-2">
      <Panel title={t('facts')}>
        <Facts>
          <Fact name={t('columns.status')}>
            <GiftCardBadge status={card.status} />
          </Fact>
          <Fact name={t('columns.amount')}>
            <Amount minor={card.amount_minor} />
          </Fact>
          <Fact name={t('columns.reason')}>{card.reason}</Fact>
          <Fact name={t('columns.created')}>
            <Moment at={card.created_at} />
          </Fact>
          <Fact name={t('columns.expires')}>{card.expires_at === null ? t('never') : <Moment at={card.expires_at} />}</Fact>
          <Fact name={t('columns.redeemed')}>{card.redeemed_at !== null && <Moment at={card.redeemed_at} />}</Fact>
        </Facts>
        <p className="mt-3 text-sm text-ink-soft">{t(card.status === 'waiting' ? 'waitsText' : 'factsText')}</p>
      </Panel>
      {card.purchase && <BoughtBy purchase={card.purchase} />}
      <GiftCardMovements id={card.id} />
      <ActsPanel noun="gift_cards" subjects={[card.id]} />
    </div>
  )
}

/** Who bought it for whom, and whether it has gone out. */
function BoughtBy({ purchase }: { purchase: GiftCardPurchase }) {
  const { t } = useTranslation('admin-gift-cards')
  return (
    <Panel title={t('bought.title')}>
      <Facts>
        <Fact name={t('bought.number')}>{purchase.number}</Fact>
        <Fact name={t('bought.buyer')}>
          {purchase.buyer_name} · {purchase.buyer_email}
        </Fact>
        <Fact name={t('bought.recipient')}>
          {purchase.recipient_name} · {purchase.recipient_email}
        </Fact>
        <Fact name={t('bought.message')}>{purchase.message}</Fact>
        <Fact name={t('bought.paid')}>{purchase.paid_at !== null && <Moment at={purchase.paid_at} />}</Fact>
        <Fact name={t('bought.goes')}>
          <Moment at={`${purchase.send_on}T12:00:00+07:00`} days />
        </Fact>
        <Fact name={t('bought.sent')}>{purchase.sent_at === null ? t('bought.notSent') : <Moment at={purchase.sent_at} />}</Fact>
        <Fact name={t('bought.letters')}>{purchase.letters}</Fact>
        <Fact name={t('bought.returned')}>{purchase.returned_at !== null && <Moment at={purchase.returned_at} />}</Fact>
      </Facts>
    </Panel>
  )
}
