import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { Amount, useAmount } from '../../desk-kit/amount.tsx'
import { useMay } from '../../desk-kit/desk-rights.tsx'
import { Moment } from '../../desk-kit/moment.tsx'
import { Fact, Facts } from '../../desk-kit/panel.tsx'
import { callFunction } from '../../platform/call-function.ts'
import { DecideButtons } from './decide-buttons.tsx'
import { SlipPicture } from './slip-picture.tsx'
import type { WorkFacts } from './work.ts'

/** A slip of a transfer beside the amount it has to show: whoever has looked into the account says whether the money is there. */
export function SlipWork({ facts }: { facts: WorkFacts['slip'] }) {
  const { t } = useTranslation('admin-inbox')
  const may = useMay()
  const amount = useAmount()
  return (
    <div className="grid gap-4 md:grid-cols-2">
      <SlipPicture path={facts.path} isPicture={facts.mime_type.startsWith('image/')} />
      <div className="flex flex-col gap-4">
        <Facts>
          <Fact name={t('slip.amount')}>
            <Amount minor={facts.amount_minor} className="text-xl font-semibold" />
          </Fact>
          <Fact name={t('slip.order')}>{facts.order_id ? <Link to={`/admin/orders/${facts.order_id}`}>{facts.number}</Link> : facts.number}</Fact>
          <Fact name={t('slip.method')}>{t(`method.${facts.method}`)}</Fact>
          <Fact name={t('slip.email')}>{facts.email}</Fact>
          <Fact name={t('slip.until')}>
            <Moment at={facts.expires_at} />
          </Fact>
        </Facts>
        {may('payments.confirm') && (
          <DecideButtons
            choices={[
              {
                id: 'arrived',
                look: 'primary',
                verb: t('slip.arrived.verb'),
                title: t('slip.arrived.title', { amount: amount(facts.amount_minor) }),
                consequence: t('slip.arrived.consequence'),
                done: t('slip.arrived.done', { number: facts.number }),
                ask: (reason) => callFunction('decide-slip', { number: facts.number, arrived: true, reason }),
              },
              {
                id: 'missing',
                look: 'danger',
                verb: t('slip.missing.verb'),
                title: t('slip.missing.title', { number: facts.number }),
                consequence: t('slip.missing.consequence'),
                done: t('slip.missing.done', { number: facts.number }),
                ask: (reason) => callFunction('decide-slip', { number: facts.number, arrived: false, reason }),
              },
            ]}
          />
        )}
      </div>
    </div>
  )
}
