import { useTranslation } from 'react-i18next'
import { Amount, useAmount } from '../../desk-kit/amount.tsx'
import { askDatabase } from '../../desk-kit/ask-database.ts'
import { useMay } from '../../desk-kit/desk-rights.tsx'
import { Moment } from '../../desk-kit/moment.tsx'
import { Fact, Facts } from '../../desk-kit/panel.tsx'
import { RecordLink } from '../record-link/record-link.tsx'
import { DecideButtons } from './decide-buttons.tsx'
import type { WorkFacts } from './work.ts'

/** An order against cash that was delivered, whose money nobody but buyer and maker has seen. */
export function CashWork({ id, facts }: { id: string; facts: WorkFacts['cash'] }) {
  const { t } = useTranslation('admin-inbox')
  const may = useMay()
  const amount = useAmount()
  return (
    <>
      <Facts>
        <Fact name={t('cash.amount')}>
          <Amount minor={facts.amount_minor} className="text-xl font-semibold" />
        </Fact>
        <Fact name={t('cash.order')}>
          <RecordLink to="orders" id={id}>
            {facts.order}
          </RecordLink>
        </Fact>
        <Fact name={t('cash.between')}>
          {facts.customer} – {facts.seller}
        </Fact>
        <Fact name={t('cash.delivered')}>{facts.delivered_at && <Moment at={facts.delivered_at} />}</Fact>
        <Fact name={t('cash.parcels')}>{facts.parcels.map(({ carrier, tracking }) => [carrier, tracking].filter(Boolean).join(' ')).join(', ')}</Fact>
      </Facts>
      {may('payments.confirm') && (
        <DecideButtons
          choices={[
            {
              id: 'confirm',
              look: 'primary',
              verb: t('cash.confirm.verb'),
              title: t('cash.confirm.title', { amount: amount(facts.amount_minor) }),
              consequence: t('cash.confirm.consequence'),
              done: t('cash.confirm.done', { number: facts.order }),
              ask: (reason) => askDatabase('confirm_cash', { p_order_id: id, p_reason: reason }),
            },
          ]}
        />
      )}
    </>
  )
}
