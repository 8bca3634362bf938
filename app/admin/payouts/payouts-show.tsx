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
import { WaitingHere } from '../inbox/waiting-here.tsx'
import { StaffNotes } from '../notes/staff-notes.tsx'
import { RecordLink } from '../record-link/record-link.tsx'
import { BankFile } from '../payout-run/bank-file.tsx'
import { HoldPayouts } from './hold-payouts.tsx'
import { askedReference } from '../payout-run/asked-reference.ts'
import { PayoutBadge } from './payout-badge.tsx'
import type { PayoutRow, PayoutState } from '../payout-run/payout-row.ts'

type Deed = 'approve' | 'paid' | 'failed' | 'cancel'

const ASKS = {
  approve: (payout: PayoutRow, reason: string) => askDatabase('approve_payout', { p_id: payout.id, p_reason: reason }),
  paid: (payout: PayoutRow, reason: string) => askDatabase('mark_payout_paid', { p_id: payout.id, p_reason: reason }),
  failed: (payout: PayoutRow, reason: string) => askDatabase('return_payout', { p_id: payout.id, p_failed: true, p_reason: reason }),
  cancel: (payout: PayoutRow, reason: string) => askDatabase('return_payout', { p_id: payout.id, p_failed: false, p_reason: reason }),
} satisfies Record<Deed, (payout: PayoutRow, reason: string) => unknown>

const DEEDS = {
  pending: ['approve', 'cancel'],
  approved: ['paid', 'failed', 'cancel'],
  processing: ['paid', 'failed'],
  paid: ['failed'],
  failed: [],
  canceled: [],
} satisfies Record<PayoutState, Deed[]>

/** One payout: whom, where, how much, and what is to be done with it. */
export default function PayoutsShow() {
  const { t } = useTranslation('admin-payouts')
  const may = useMay()
  return (
    <RecordPage<PayoutRow>
      renderTitle={({ number }) => number}
      renderBadges={({ status }) => <PayoutBadge state={status} />}
      renderActions={(payout) => (
        <>
          <Deeds payout={payout} />
          {payout.status === 'processing' && payout.batch !== '' && may('payouts.approve') && <BankFile batch={payout.batch} />}
          <HoldPayouts seller={payout.seller_id} name={payout.seller_name} />
        </>
      )}
    >
      {(payout) => (
        <div className="grid gap-4 xl:grid-cols-2">
          <WaitingHere kind="payout" id={payout.id} />
          <Panel title={t('facts')}>
            <Facts>
              <Fact name={t('columns.amount')}>
                <Amount minor={payout.amount_minor} className="text-xl font-semibold" />
              </Fact>
              <Fact name={t('columns.seller')}>
                <RecordLink to="sellers" id={payout.seller_id}>
                  {payout.seller_name}
                </RecordLink>
              </Fact>
              <Fact name={t('period')}>{payout.period}</Fact>
              <Fact name={t('columns.account')}>{[`${payout.bank} …${payout.number_tail}`, payout.holder].filter(Boolean).join(' · ')}</Fact>
              <Fact name={t('columns.created')}>
                <Moment at={payout.created_at} />
              </Fact>
              <Fact name={t('sentAt')}>{payout.sent_at && <Moment at={payout.sent_at} />}</Fact>
              <Fact name={t('provider')}>{[payout.provider.toUpperCase(), payout.transfer].filter(Boolean).join(' · ')}</Fact>
              <Fact name={t('fee')}>{payout.fee_minor > 0 && <Amount minor={payout.fee_minor} />}</Fact>
              <Fact name={t('columns.batch')}>{payout.batch}</Fact>
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
          asked={wanted === 'paid' ? askedReference(t) : undefined}
          busy={busy}
          onDecide={(reason) =>
            act({
              ask: () => ASKS[wanted](payout, reason),
              done: t(`deeds.${wanted}.done`),
              refused: ({ code }) =>
                code === 'own_payout' ? t('own') : code === 'payouts_held' ? t('stopped') : code === 'with_provider' ? t('withProvider') : undefined,
            })
          }
        />
      )}
    </>
  )
}
