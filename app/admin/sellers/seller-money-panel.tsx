import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { Amount } from '../../desk-kit/amount.tsx'
import { askDatabase } from '../../desk-kit/ask-database.ts'
import { useMay } from '../../desk-kit/desk-rights.tsx'
import { Moment } from '../../desk-kit/moment.tsx'
import { Fact, Facts, Panel } from '../../desk-kit/panel.tsx'
import { ReasonDialog } from '../../desk-kit/reason-dialog.tsx'
import { useAct } from '../../desk-kit/use-act.ts'
import { useRowsLink } from '../../desk-kit/use-rows-link.tsx'
import { Button } from '../../ui/button.tsx'
import { WaitingHere } from '../inbox/waiting-here.tsx'
import { SellerDebt } from '../debts/seller-debt.tsx'
import { HoldPayouts } from '../payouts/hold-payouts.tsx'
import { PayoutBadge } from '../payouts/payout-badge.tsx'
import { RecordLink } from '../record-link/record-link.tsx'
import type { SellerMoney } from './seller-sheet.ts'

/** What the shop has to get, where it is paid, and what stops that. */
export function SellerMoneyPanel({ seller, name, money }: { seller: string; name: string; money: SellerMoney }) {
  const { t } = useTranslation(['admin-sellers', 'admin-ledger'])
  const all = useRowsLink()('payouts', { seller_id: seller })
  const { account, balances, debt, holds, payouts } = money
  return (
    <Panel title={t('money.title')} actions={<HoldPayouts seller={seller} name={name} />}>
      <Facts>
        {balances.map(({ kind, amount_minor: amount }) => (
          <Fact key={kind} name={t(`money.balances.${kind}`, { defaultValue: t(`admin-ledger:accounts.${kind}`) })}>
            <Amount minor={amount} className="font-semibold" />
          </Fact>
        ))}
        <Fact name={t('money.account')}>
          {account ? (
            <>
              {`${account.bank} …${account.number_tail} · ${account.holder}`}
              <span className="block text-ink-soft">
                {t('money.usableFrom')} <Moment at={account.usable_from} />
                {account.name_check === 'differs' && ` · ${t('money.nameDiffers')}`}
              </span>
            </>
          ) : (
            t('money.noAccount')
          )}
        </Fact>
      </Facts>
      {debt && <SellerDebt debt={debt} />}
      {holds.map((hold) => (
        <Hold key={hold.id} hold={hold} />
      ))}
      {payouts.length > 0 && (
        <>
          <h3 className="mt-4 mb-2 font-sans text-sm font-semibold">{t('money.payouts')}</h3>
          <ul className="flex flex-col gap-2 text-sm">
            {payouts.map((payout) => (
              <li key={payout.id} className="flex flex-wrap items-center justify-between gap-2">
                <RecordLink to="payouts" id={payout.id}>
                  {payout.number}
                </RecordLink>
                <Amount minor={payout.amount_minor} />
                <PayoutBadge state={payout.status} />
              </li>
            ))}
          </ul>
          {all !== undefined && (
            <div className="mt-3 text-sm">
              <Link to={all} className="text-indigo hover:underline">
                {t('money.allPayouts')}
              </Link>
            </div>
          )}
        </>
      )}
    </Panel>
  )
}

/** Why the shop is not paid for the moment, and the way to end that. */
function Hold({ hold }: { hold: SellerMoney['holds'][number] }) {
  const { t } = useTranslation('admin-sellers')
  const may = useMay()
  const [open, setOpen] = useState(false)
  const { act, busy } = useAct()
  return (
    <div className="mt-4 flex flex-col items-start gap-2 rounded-control border border-line p-3 text-sm">
      <p className="font-semibold">
        {t(`money.hold.${hold.kind}`)} {hold.amount_minor !== null && <Amount minor={hold.amount_minor} />}
      </p>
      {hold.kind !== 'denied' && <p className="whitespace-pre-line wrap-anywhere">{hold.reason}</p>}
      <p className="text-ink-soft">
        <Moment at={hold.placed_at} days /> {hold.by !== null && `· ${hold.by} `}·{' '}
        {hold.ends_at === null ? (
          t('money.untilDecided')
        ) : (
          <>
            {t('money.reviewed')} <Moment at={hold.ends_at} days />
          </>
        )}
      </p>
      {hold.appeal !== '' && <p className="wrap-anywhere">{t('money.appeal', { words: hold.appeal })}</p>}
      {hold.appeal_answer !== '' && <p className="wrap-anywhere">{t('money.answer', { answer: hold.appeal_answer })}</p>}
      {hold.change_id !== null && <WaitingHere kind="account" id={hold.change_id} />}
      {hold.appealed_at !== null && <WaitingHere kind="appeal" id={hold.id} />}
      {may('payouts.approve') && hold.kind !== 'denied' && (
        <Button look="quiet" size="small" onClick={() => setOpen(true)}>
          {t('release.verb')}
        </Button>
      )}
      <ReasonDialog
        open={open}
        onClose={() => setOpen(false)}
        title={t('release.title')}
        consequence={t('release.consequence')}
        verb={t('release.verb')}
        busy={busy}
        onDecide={(reason) => act({ ask: () => askDatabase('release_hold', { p_id: hold.id, p_reason: reason }), done: t('release.done') })}
      />
    </div>
  )
}
