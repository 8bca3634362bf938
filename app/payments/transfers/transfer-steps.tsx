import { useTranslation } from 'react-i18next'
import { Notice } from '../../ui/notice.tsx'
import type { TrackedPayment } from '../tracked-payment.ts'
import { CopyButton } from '../../ui/copy-button.tsx'
import { PaymentQr } from '../payment-qr.tsx'
import { SlipSender } from './slip-sender.tsx'

type StepsProps = {
  /** Satang, and the number to write with the transfer. */ order: { number: string; total: number; unconfirmedEmail: string | null }
  payment: TrackedPayment
  amount: string
  token: string
  refresh: () => Promise<void>
}

/** Paying to the shop's own account: where the money goes, with what to copy, then the slip that shows it. After the slip only that is left to see. */
export function TransferSteps({ order, payment, amount, token, refresh }: StepsProps) {
  const { t } = useTranslation('payments')
  const { account, qrPayload, slip } = payment
  const waits = slip?.state === 'waiting'
  // Banking apps want the amount without sign and separators.
  const plainAmount = (order.total / 100).toFixed(2)
  return (
    <div className="grid w-full justify-items-center gap-7">
      {slip === null && <EmailNotice email={order.unconfirmedEmail} />}
      {!waits && qrPayload && <PaymentQr payload={qrPayload} amount={amount} number={order.number} watched={false} />}
      {!waits && (
        <section aria-labelledby="transfer-account" className="grid w-full max-w-xl gap-3 text-start">
          <h3 id="transfer-account" className="font-sans text-lg font-semibold">
            {t('transfer.account')}
          </h3>
          <dl className="grid divide-y divide-line rounded-control border border-line">
            {account && <Fact name={t('transfer.bank')} value={account.bank} />}
            {account && <Fact name={t('transfer.number')} value={account.number} copy={account.number.replace(/\D/g, '')} />}
            {account && <Fact name={t('transfer.holder')} value={account.holder} copy={account.holder} />}
            {account && account.swift !== '' && <Fact name={t('transfer.swift')} value={account.swift} copy={account.swift} />}
            <Fact name={t('transfer.amount')} value={amount} copy={plainAmount} />
            <Fact name={t('transfer.reference')} value={order.number} copy={order.number} />
          </dl>
          <p className="text-sm text-ink-soft">{t('transfer.exact')}</p>
          {payment.pretends && <Notice tone="news">{t('transfer.demo')}</Notice>}
        </section>
      )}
      <SlipSender slip={slip} token={token} refresh={refresh} />
    </div>
  )
}

/** How the hold becomes a day: by the letter's link. A slip does the same, and then there is nothing more to say of it. */
function EmailNotice({ email }: { email: string | null }) {
  const { t } = useTranslation('payments')
  return (
    <div role="status" className="w-full max-w-xl text-start">
      <Notice tone="news">
        {email === null ? (
          t('transfer.confirmed')
        ) : (
          <>
            <strong className="block">{t('transfer.confirmHeading')}</strong>
            <span className="break-words">{t('transfer.confirm', { email })}</span>
          </>
        )}
      </Notice>
    </div>
  )
}

function Fact({ name, value, copy }: { name: string; value: string; copy?: string }) {
  const { t } = useTranslation('payments')
  return (
    <div className="flex min-h-12 flex-wrap items-center justify-between gap-x-4 px-4 py-1.5">
      <dt className="text-sm text-ink-soft">{name}</dt>
      <dd className="flex min-w-0 items-center gap-1 font-semibold break-all tabular-nums">
        {value}
        {copy !== undefined && <CopyButton text={copy} label={t('transfer.copy', { what: name })} />}
      </dd>
    </div>
  )
}
