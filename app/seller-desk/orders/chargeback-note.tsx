import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { FALLBACK_LANGUAGE, languageOf } from '../../i18n/languages.ts'
import { formatPrice } from '../../money/currency.ts'
import { CHARGEBACK_STATES, reasonText } from '../../payments/chargebacks/chargeback-states.ts'
import { answered } from '../../platform/answered.ts'
import { minor } from '../../platform/money.ts'
import { loadSupabase } from '../../platform/session/supabase.ts'
import { LoadFailureLine } from '../../ui/load-failure.tsx'

const listChargebacks = async (order: string) => (await answered((await loadSupabase()).rpc('order_chargebacks', { p_order_id: order }))).data

/** At an order whose money a bank has taken back: how much, why, how far that is, and who bears it. */
export function ChargebackNote({ order }: { order: string }) {
  const { t, i18n } = useTranslation('chargebacks')
  const language = languageOf(i18n.language) ?? FALLBACK_LANGUAGE
  const chargebacks = useQuery({ queryKey: ['order-chargebacks', order], queryFn: () => listChargebacks(order) })
  const baht = (satang: number) => formatPrice(minor(satang), 'THB', language)
  if (chargebacks.isError) return <LoadFailureLine error={chargebacks.error} onRetry={() => void chargebacks.refetch()} />
  return chargebacks.data?.map(({ number, status, reason, amount_minor: amount, fee_minor: fee, bearer, closed_at: closed }) => {
    const state = CHARGEBACK_STATES.find((one) => one === status)
    return (
      <section key={number} aria-label={t('title')} className="rounded-control bg-gold-wash px-4 py-3 text-sm">
        <h3 className="font-sans text-sm font-semibold">
          {t('title')}
          {state && ` · ${t(`state.${state}`)}`}
        </h3>
        <p>{t('about', { amount: baht(amount), reason: reasonText(t, reason) })}</p>
        {state !== 'won' && <p>{t(bearer === 'shop' ? 'bears.shop' : 'bears.seller')}</p>}
        {closed === null && bearer === 'seller' && <p>{t('comesBack')}</p>}
        {fee > 0 && <p>{t('fee', { amount: baht(fee) })}</p>}
      </section>
    )
  })
}
