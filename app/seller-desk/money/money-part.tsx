import { useQuery } from '@tanstack/react-query'
import { clsx } from 'clsx'
import { useTranslation } from 'react-i18next'
import { FALLBACK_LANGUAGE, languageOf } from '../../i18n/languages.ts'
import { formatPrice } from '../../money/currency.ts'
import { minor } from '../../platform/money.ts'
import { CHANGES_ELSEWHERE } from '../../platform/query.ts'
import { LoadFailure } from '../../ui/load-failure.tsx'
import { Waiting } from '../../ui/skeleton.tsx'
import type { DeskSeller } from '../desk.ts'
import { BankAccount } from './bank-account.tsx'
import { CooperativePart } from './cooperative-part.tsx'
import { Debt } from './debt.tsx'
import { EarningsPart } from './earnings-part.tsx'
import { Hold } from './hold.tsx'
import { FeeInvoices } from './fee-invoices.tsx'
import { PayoutHistory } from './payout-history.tsx'
import { StatementPart } from './statement-part.tsx'
import { PAYING_MS, readDebt } from './read-debt.ts'
import { listHolds, listPayouts, readBalance } from './read-money.ts'

/** The states of a payout whose money has left the balance and is not there yet. */
const ON_THE_WAY: ReadonlySet<string> = new Set(['pending', 'approved', 'processing'])

/** What a maker has earned: not yet available, available, on its way; where it is paid, and what was. */
export default function MoneyPart({ seller, rights }: { seller: DeskSeller; rights: readonly string[] }) {
  const { t, i18n } = useTranslation('payouts')
  const balance = useQuery({ queryKey: ['balance', seller.id], queryFn: () => readBalance(seller.id), ...CHANGES_ELSEWHERE })
  const payouts = useQuery({ queryKey: ['payouts', seller.id], queryFn: () => listPayouts(seller.id), ...CHANGES_ELSEWHERE })
  const holds = useQuery({ queryKey: ['payout-holds', seller.id], queryFn: () => listHolds(seller.id), ...CHANGES_ELSEWHERE })
  const debt = useQuery({
    queryKey: ['debt', seller.id],
    queryFn: () => readDebt(seller.id),
    ...CHANGES_ELSEWHERE,
    refetchInterval: ({ state }) => (state.data?.open && state.data.ended_at === null ? PAYING_MS : false),
  })
  const failed = [balance, payouts, holds, debt].find(({ isError }) => isError)
  if (failed) return <LoadFailure title={t('failed')} error={failed.error} onRetry={() => void failed.refetch()} />
  if (!balance.data || !payouts.data || !holds.data || debt.data === undefined) return <Waiting className="h-80 w-full" />
  const price = (satang: number) => formatPrice(minor(satang), 'THB', languageOf(i18n.language) ?? FALLBACK_LANGUAGE)
  const onTheWay = payouts.data.filter(({ status }) => ON_THE_WAY.has(status)).reduce((sum, { amount_minor: amount }) => sum + amount, 0)
  const reserve = holds.data.reduce((sum, { amount_minor: amount }) => sum + (amount ?? 0), 0)
  return (
    <div className="flex flex-col gap-6">
      {debt.data && <Debt debt={debt.data} seller={seller} price={price} ask={() => Promise.all([debt.refetch(), balance.refetch()])} />}
      {holds.data.map((hold) => (
        <Hold key={hold.id} hold={hold} seller={seller} price={price} />
      ))}
      <dl className={clsx('grid gap-4 sm:grid-cols-2', reserve > 0 ? 'xl:grid-cols-4' : 'xl:grid-cols-3')}>
        <Sum name={t('balance.available')} text={t('balance.availableText')} amount={price(balance.data.available)} />
        <Sum name={t('balance.pending')} text={t('balance.pendingText')} amount={price(balance.data.pending)} />
        {reserve > 0 && <Sum name={t('balance.reserve')} text={t('balance.reserveText')} amount={price(reserve)} />}
        <Sum name={t('balance.onTheWay')} amount={price(onTheWay)} />
      </dl>
      {balance.data.available < 0 && debt.data?.ended_at !== null && (
        <p className="rounded-card border border-line bg-terracotta-wash p-4">{t('balance.debt')}</p>
      )}
      <BankAccount seller={seller} />
      <PayoutHistory payouts={payouts.data} price={price} />
      <EarningsPart seller={seller} price={price} mayRefund={rights.includes('refunds.write')} />
      <CooperativePart seller={seller} price={price} rights={rights} />
      <StatementPart seller={seller} price={price} />
      <FeeInvoices seller={seller} price={price} />
    </div>
  )
}

function Sum({ name, text, amount }: { name: string; text?: string; amount: string }) {
  return (
    <div className="rounded-card border border-line bg-surface p-4">
      <dt className="text-sm text-ink-soft">{name}</dt>
      <dd className="text-xl font-semibold tabular-nums">{amount}</dd>
      {text && <dd className="text-sm text-ink-soft">{text}</dd>}
    </div>
  )
}
