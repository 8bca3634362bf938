import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Amount } from '../../desk-kit/amount.tsx'
import { askDatabase } from '../../desk-kit/ask-database.ts'
import { useMay } from '../../desk-kit/desk-rights.tsx'
import { Moment } from '../../desk-kit/moment.tsx'
import { Fact, Facts, Panel } from '../../desk-kit/panel.tsx'
import { ReasonDialog } from '../../desk-kit/reason-dialog.tsx'
import { RecordPage } from '../../desk-kit/record-page.tsx'
import { useAct } from '../../desk-kit/use-act.ts'
import { Button } from '../../ui/button.tsx'
import { StaffNotes } from '../notes/staff-notes.tsx'
import { PayoutBadge } from './payout-badge.tsx'
import type { PayoutRow, PayoutState } from './payout-row.ts'

type Deed = 'approve' | 'paid' | 'failed' | 'cancel' | 'hold'

const ASKS = {
  approve: (payout: PayoutRow, reason: string) => askDatabase('approve_payout', { p_id: payout.id, p_reason: reason }),
  paid: (payout: PayoutRow, reason: string) => askDatabase('mark_payout_paid', { p_id: payout.id, p_reason: reason }),
  failed: (payout: PayoutRow, reason: string) => askDatabase('return_payout', { p_id: payout.id, p_failed: true, p_reason: reason }),
  cancel: (payout: PayoutRow, reason: string) => askDatabase('return_payout', { p_id: payout.id, p_failed: false, p_reason: reason }),
  // Two weeks are long enough to look into anything; it can be released before.
  hold: (payout: PayoutRow, reason: string) => askDatabase('hold_payouts', { p_seller_id: payout.seller_id, p_days: 14, p_reason: reason }),
} satisfies Record<Deed, (payout: PayoutRow, reason: string) => unknown>

const DEEDS = { pending: ['approve', 'cancel', 'hold'], approved: ['paid', 'failed', 'hold'], paid: [], failed: [], canceled: [] } satisfies Record<
  PayoutState,
  Deed[]
>

/** One payout: whom, where, how much, and what is to be done with it. */
export default function PayoutsShow() {
  const { t } = useTranslation('admin-payouts')
  return (
    <RecordPage<PayoutRow>
      renderTitle={({ number }) => number}
      renderBadges={({ status }) => <PayoutBadge state={status} />}
      renderActions={(payout) => <Deeds payout={payout} />}
    >
      {(payout) => (
        <div className="grid gap-4 xl:grid-cols-2">
          <Panel title={t('facts')}>
            <Facts>
              <Fact name={t('columns.amount')}>
                <Amount minor={payout.amount_minor} className="text-xl font-semibold" />
              </Fact>
              <Fact name={t('columns.seller')}>{payout.seller_name}</Fact>
              <Fact name={t('period')}>{payout.period}</Fact>
              <Fact name={t('columns.account')}>{`${payout.bank} …${payout.number_tail}`}</Fact>
              <Fact name={t('columns.created')}>
                <Moment at={payout.created_at} />
              </Fact>
              <Fact name={t('paidAt')}>{payout.paid_at && <Moment at={payout.paid_at} />}</Fact>
              <Fact name={t('columns.reference')}>{payout.reference}</Fact>
              <Fact name={t('reason')}>{payout.reason}</Fact>
            </Facts>
          </Panel>
          <StaffNotes about="payouts" subject={payout.id} />
        </div>
      )}
    </RecordPage>
  )
}

function Deeds({ payout }: { payout: PayoutRow }) {
  const { t } = useTranslation('admin-payouts')
  const may = useMay()
  const [wanted, setWanted] = useState<Deed>()
  const { act, busy } = useAct()
  if (!may('payouts.approve')) return null
  return (
    <>
      {DEEDS[payout.status].map((deed) => (
        <Button key={deed} size="small" look={deed === 'approve' || deed === 'paid' ? 'primary' : 'quiet'} onClick={() => setWanted(deed)}>
          {t(`deeds.${deed}.verb`)}
        </Button>
      ))}
      {wanted && (
        <ReasonDialog
          open
          onClose={() => setWanted(undefined)}
          title={t(`deeds.${wanted}.title`, { number: payout.number, name: payout.seller_name })}
          consequence={t(`deeds.${wanted}.consequence`)}
          verb={t(`deeds.${wanted}.verb`)}
          busy={busy}
          onDecide={(reason) =>
            act({
              ask: () => ASKS[wanted](payout, reason),
              done: t(`deeds.${wanted}.done`),
              refused: ({ code }) => (code === 'own_payout' ? t('own') : undefined),
            })
          }
        />
      )}
    </>
  )
}
