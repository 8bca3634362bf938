import { useTranslation } from 'react-i18next'
import { Amount } from '../../desk-kit/amount.tsx'
import { Moment } from '../../desk-kit/moment.tsx'
import { Fact, Facts, Panel } from '../../desk-kit/panel.tsx'
import { LoadFailureLine } from '../../ui/load-failure.tsx'
import type { PaymentRecord } from './payment-row.ts'
import { usePaymentTrail } from './payment-trail.ts'

/** What was to come beside what came, and by what way. */
export function PaymentSums({ payment }: { payment: PaymentRecord }) {
  const { t } = useTranslation('admin-payments')
  const trail = usePaymentTrail(payment.id)
  const seen = trail.data?.seen_minor ?? null
  return (
    <Panel title={t('facts')}>
      {trail.isError && <LoadFailureLine error={trail.error} onRetry={() => void trail.refetch()} />}
      <div className="grid gap-4 md:grid-cols-2">
        <Facts className="self-start">
          <Fact name={t('columns.amount')}>
            <Amount minor={payment.amount_minor} className="text-xl font-semibold" />
          </Fact>
          <Fact name={t('columns.captured')}>
            <Amount minor={payment.captured_minor} />
          </Fact>
          <Fact name={t('seen')}>
            {seen !== null && (
              <>
                <Amount minor={seen} className="font-semibold" /> · {trail.data?.seen_by} · <Moment at={trail.data?.seen_at} />
              </>
            )}
          </Fact>
          <Fact name={t('differs')}>
            {seen !== null && seen !== payment.amount_minor && <Amount minor={seen - payment.amount_minor} className="font-semibold" />}
          </Fact>
          <Fact name={t('columns.refunded')}>{payment.refunded_minor > 0 && <Amount minor={payment.refunded_minor} />}</Fact>
          <Fact name={t('late')}>{trail.data?.captured_late && t('lateText')}</Fact>
        </Facts>
        <Facts className="self-start">
          <Fact name={t('columns.method')}>{t(`filters.methodOptions.${payment.method}`)}</Fact>
          <Fact name={t('columns.provider')}>{t(`filters.providerOptions.${payment.provider}`, { defaultValue: payment.provider })}</Fact>
          <Fact name={t('reference')}>{trail.data?.provider_reference && <code className="wrap-anywhere">{trail.data.provider_reference}</code>}</Fact>
          <Fact name={t('columns.attempt')}>{payment.attempt}</Fact>
          <Fact name={t('failure')}>{payment.failure_code && <code>{payment.failure_code}</code>}</Fact>
          <Fact name={t('columns.email')}>{payment.group?.email}</Fact>
          <Fact name={t('pays')}>
            {payment.plan_purchase_id !== null
              ? t('plan')
              : payment.debt_repayment_id !== null
                ? t('debt')
                : payment.gift_card_purchase_id !== null && t('giftCard')}
          </Fact>
          <Fact name={t('columns.created')}>
            <Moment at={payment.created_at} />
          </Fact>
          <Fact name={t('expires')}>
            <Moment at={payment.expires_at} />
          </Fact>
        </Facts>
      </div>
    </Panel>
  )
}
