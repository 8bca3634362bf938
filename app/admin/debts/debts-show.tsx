import { useTranslation } from 'react-i18next'
import { Amount } from '../../desk-kit/amount.tsx'
import { useMay } from '../../desk-kit/desk-rights.tsx'
import { Moment } from '../../desk-kit/moment.tsx'
import { Fact, Facts, Panel } from '../../desk-kit/panel.tsx'
import { RecordPage } from '../../desk-kit/record-page.tsx'
import { Badge, type BadgeTone } from '../../ui/badge.tsx'
import { RecordLink } from '../record-link/record-link.tsx'
import { ConfirmRepayment } from './confirm-repayment.tsx'
import { DebtBadge } from './debt-badge.tsx'
import type { DebtRecord, Repayment } from './debt-row.ts'
import { KeepBlocked } from './keep-blocked.tsx'
import { MoreTime } from './more-time.tsx'

/** One debt: who owes what, what happens when, what was repaid, and the ways to settle it. */
export default function DebtsShow() {
  const { t } = useTranslation('admin-debts')
  const may = useMay()
  return (
    <RecordPage<DebtRecord>
      renderTitle={({ seller_name: name }) => name}
      renderBadges={({ state }) => <DebtBadge state={state} />}
      renderActions={(debt) =>
        debt.state !== 'ended' &&
        may('payouts.approve') && (
          <>
            <ConfirmRepayment debt={debt.id} owed={debt.owed_minor} name={debt.seller_name} />
            <MoreTime debt={debt.id} name={debt.seller_name} />
            {debt.state === 'blocked' && <KeepBlocked debt={debt.id} name={debt.seller_name} />}
          </>
        )
      }
    >
      {(debt) => (
        <div className="grid items-start gap-4 xl:grid-cols-2">
          <About debt={debt} />
          <Panel title={t('repayments')}>
            {debt.repayments.length === 0 ? (
              <p className="text-sm text-ink-soft">{t('noRepayments')}</p>
            ) : (
              <ul className="flex flex-col gap-3 text-sm">
                {debt.repayments.map((repayment) => (
                  <RepaymentLine key={repayment.id} repayment={repayment} />
                ))}
              </ul>
            )}
          </Panel>
        </div>
      )}
    </RecordPage>
  )
}

function About({ debt }: { debt: DebtRecord }) {
  const { t } = useTranslation(['admin-debts', 'admin-ledger'])
  return (
    <Panel title={t('facts')}>
      <Facts>
        <Fact name={t('columns.owed')}>
          <Amount minor={debt.owed_minor} className="text-xl font-semibold" />
        </Fact>
        <Fact name={t('columns.first')}>
          <Amount minor={debt.first_minor} />
        </Fact>
        <Fact name={t('columns.seller')}>
          <RecordLink to="sellers" id={debt.seller_id}>
            {debt.seller_name}
          </RecordLink>
        </Fact>
        <Fact name={t('columns.started')}>
          <Moment at={debt.started_at} />
        </Fact>
        <Fact name={t('columns.grace')}>
          <Moment at={debt.grace_until} />
        </Fact>
        <Fact name={t('reminded')}>{debt.reminded_at && <Moment at={debt.reminded_at} />}</Fact>
        <Fact name={t('columns.blocked')}>{debt.blocked_at && <Moment at={debt.blocked_at} />}</Fact>
        <Fact name={t('columns.ended')}>
          {debt.ended_at && (
            <>
              <Moment at={debt.ended_at} /> · {t(`endedBy.${debt.ended_by}`, { defaultValue: t(`admin-ledger:filters.kindOptions.${debt.ended_by}`) })}
            </>
          )}
        </Fact>
      </Facts>
      {debt.state !== 'ended' && <p className="mt-3 text-sm text-ink-soft">{t(`comes.${debt.state}`)}</p>}
    </Panel>
  )
}

const TONES = { open: 'gold', paid: 'leaf', failed: 'sale', expired: 'quiet', canceled: 'quiet' } satisfies Record<Repayment['status'], BadgeTone>

function RepaymentLine({ repayment }: { repayment: Repayment }) {
  const { t } = useTranslation('admin-debts')
  const [payment] = repayment.payments
  return (
    <li className="flex flex-wrap items-center justify-between gap-2">
      <span className="min-w-0">
        {payment ? (
          <RecordLink to="payments" id={payment.id}>
            {repayment.number}
          </RecordLink>
        ) : (
          repayment.number
        )}{' '}
        <span className="block text-ink-soft wrap-anywhere">
          {[repayment.reference, repayment.reason].filter(Boolean).join(' · ') || t('byItself')} · <Moment at={repayment.paid_at ?? repayment.created_at} />
        </span>
      </span>
      <span className="flex items-center gap-2">
        <Amount minor={repayment.amount_minor} />
        <Badge tone={TONES[repayment.status]}>{t(`repaymentStates.${repayment.status}`)}</Badge>
      </span>
    </li>
  )
}
