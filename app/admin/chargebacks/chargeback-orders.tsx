import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Amount } from '../../desk-kit/amount.tsx'
import { askDatabase } from '../../desk-kit/ask-database.ts'
import { useMay } from '../../desk-kit/desk-rights.tsx'
import { Moment } from '../../desk-kit/moment.tsx'
import { Fact, Facts, Panel } from '../../desk-kit/panel.tsx'
import { ReasonDialog } from '../../desk-kit/reason-dialog.tsx'
import { useAct } from '../../desk-kit/use-act.ts'
import type { ChargebackBearer } from '../../payments/chargebacks/chargeback-states.ts'
import { Button } from '../../ui/button.tsx'
import { Checkbox } from '../../ui/checkbox.tsx'
import { RecordLink } from '../record-link/record-link.tsx'
import { CaseBadge } from '../states/case-badge.tsx'
import { OrderStateBadge } from '../states/order-state-badge.tsx'
import type { ChargebackRow } from './chargeback-row.ts'
import type { SheetOrder } from './chargeback-sheet.ts'

/** The makers' orders that were paid with it: what was sent and arrived, what is open about them, and who bears each part. */
export function ChargebackOrders({ chargeback, orders }: { chargeback: ChargebackRow; orders: readonly SheetOrder[] }) {
  const { t } = useTranslation('admin-chargebacks')
  if (orders.length === 0) return null
  return (
    <Panel title={t('orders.title')}>
      <ul className="flex flex-col divide-y divide-line">
        {orders.map((order) => (
          <li key={order.id} className="flex flex-col gap-3 py-4 first:pt-0 last:pb-0">
            <p className="flex flex-wrap items-center gap-3 font-semibold">
              <RecordLink to="orders" id={order.id}>
                {order.number}
              </RecordLink>
              <OrderStateBadge state={order.status} />
            </p>
            <div className="grid gap-4 md:grid-cols-2">
              <Facts className="self-start">
                <Fact name={t('columns.seller')}>
                  <RecordLink to="sellers" id={order.seller_id}>
                    {order.seller}
                  </RecordLink>
                </Fact>
                <Fact name={t('orders.total')}>
                  <Amount minor={order.total_minor} />
                </Fact>
                <Fact name={t('orders.away')}>
                  <Amount minor={order.away_minor} className="font-semibold" />
                </Fact>
                <Fact name={t('orders.refunded')}>{order.refunded_minor > 0 && <Amount minor={order.refunded_minor} />}</Fact>
                <Fact name={t('orders.bears')}>{`${t(`bearers.${order.bearer}`)} (${t(`rules.${order.rule}`)})`}</Fact>
                <Fact name={t('orders.bearsFee')}>{order.fee_minor > 0 && t(`bearers.${order.fee_bearer}`)}</Fact>
              </Facts>
              <Facts className="self-start">
                <Fact name={t('orders.pieces')}>{order.pieces?.join(' · ')}</Fact>
                {order.parcels.map((parcel) => (
                  <Fact key={`${parcel.carrier} ${parcel.tracking}`} name={t('orders.parcel')}>
                    <span className="wrap-anywhere">{[parcel.carrier, parcel.tracking].filter(Boolean).join(' ')}</span>
                    {parcel.delivered_at !== null && (
                      <span className="block text-ink-soft">
                        {t('orders.arrived')} <Moment at={parcel.delivered_at} />
                      </span>
                    )}
                  </Fact>
                ))}
                {order.cases.map((one) => (
                  <Fact key={one.id} name={t('orders.case')}>
                    <span className="inline-flex flex-wrap items-center gap-2">
                      <RecordLink to="cases" id={one.id}>
                        {one.number}
                      </RecordLink>
                      <CaseBadge state={one.status} />
                    </span>
                  </Fact>
                ))}
                <Fact name={t('orders.talks')}>{order.talks > 0 && order.talks}</Fact>
              </Facts>
            </div>
            <Bear chargeback={chargeback} order={order} />
          </li>
        ))}
      </ul>
    </Panel>
  )
}

/** Staff say that somebody else bears a part, or the bank's fee. */
function Bear({ chargeback, order }: { chargeback: ChargebackRow; order: SheetOrder }) {
  const { t } = useTranslation('admin-chargebacks')
  const may = useMay()
  const [open, setOpen] = useState(false)
  const [bearer, setBearer] = useState<ChargebackBearer>(order.bearer)
  const [fee, setFee] = useState<ChargebackBearer>(order.fee_bearer)
  const { act, busy } = useAct()
  if (!may('chargebacks.write')) return null
  const begin = () => {
    setBearer(order.bearer)
    setFee(order.fee_bearer)
    setOpen(true)
  }
  const options = (name: string, value: ChargebackBearer, onChange: (value: ChargebackBearer) => void) => (
    <fieldset>
      <legend className="font-medium">{t(`bear.${name}`)}</legend>
      {(['seller', 'shop'] as const).map((one) => (
        <Checkbox key={one} type="radio" name={name} label={t(`bearers.${one}`)} checked={value === one} onChange={() => onChange(one)} />
      ))}
    </fieldset>
  )
  return (
    <div>
      <Button size="small" look="quiet" onClick={begin}>
        {t('bear.verb')}
      </Button>
      {open && (
        <ReasonDialog
          open
          onClose={() => setOpen(false)}
          title={t('bear.title', { number: order.number })}
          consequence={t('bear.consequence')}
          verb={t('bear.verb')}
          busy={busy}
          onDecide={(reason) =>
            act({
              ask: () => askDatabase('bear_chargeback', { p_id: chargeback.id, p_order_id: order.id, p_bearer: bearer, p_fee_bearer: fee, p_reason: reason }),
              done: t('bear.done'),
              refused: ({ code }) => (code === 'own_balance' ? t('own') : code === 'already_decided' ? t('bear.same') : undefined),
            })
          }
        >
          {options('amount', bearer, setBearer)}
          {order.fee_minor > 0 && options('fee', fee, setFee)}
        </ReasonDialog>
      )}
    </div>
  )
}
