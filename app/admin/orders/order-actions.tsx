import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useMay } from '../../desk-kit/desk-rights.tsx'
import { ReasonDialog } from '../../desk-kit/reason-dialog.tsx'
import { useAct } from '../../desk-kit/use-act.ts'
import { type StaffMove, staffMovesFrom } from '../../orders/staff/staff-moves.ts'
import { callFunction } from '../../platform/call-function.ts'
import { Button } from '../../ui/button.tsx'
import { AddressDialog } from './address-dialog.tsx'
import type { OrderRecord } from './order-row.ts'
import { TakeOutDialog } from './take-out-dialog.tsx'

/** What staff may do with an order in its state, each with its reason. */
export function OrderActions({ order }: { order: OrderRecord }) {
  const { t } = useTranslation('admin-orders')
  const may = useMay()
  const [wanted, setWanted] = useState<StaffMove>()
  const [address, setAddress] = useState(false)
  const [takingOut, setTakingOut] = useState(false)
  const { act, busy } = useAct()
  // A second press of the same button is the same act, also when the first answer was lost.
  const key = useRef(crypto.randomUUID())
  if (!may('orders.write')) return null
  const move = async (to: StaffMove, reason: string) => {
    const moved = await act({
      ask: () => callFunction('move-order-as-staff', { order: order.id, to, reason, key: key.current }, { repeatable: true }),
      done: t(`moves.${to}.done`, { number: order.number }),
    })
    if (moved) key.current = crypto.randomUUID()
    return moved
  }
  const unsent = ['placed', 'accepted', 'in_production'].includes(order.status) && order.shipments.length === 0
  // Against cash nothing was paid yet that could go back.
  const paid = ['paid', 'partially_refunded', 'overpaid'].includes(order.payment_status)
  const pieces = order.lines.reduce((sum, line) => sum + line.quantity - line.removed_quantity, 0)
  return (
    <>
      {unsent && (
        <Button look="quiet" size="small" onClick={() => setAddress(true)}>
          {t('address.change')}
        </Button>
      )}
      {unsent && paid && pieces > 1 && (
        <Button look="quiet" size="small" onClick={() => setTakingOut(true)}>
          {t('takeOut.open')}
        </Button>
      )}
      {staffMovesFrom(order.status).map((to) => (
        <Button key={to} look={to === 'canceled' ? 'danger' : 'quiet'} size="small" onClick={() => setWanted(to)}>
          {t(`moves.${to}.verb`)}
        </Button>
      ))}
      {wanted && (
        <ReasonDialog
          open
          onClose={() => setWanted(undefined)}
          title={t(`moves.${wanted}.title`, { number: order.number })}
          consequence={t(`moves.${wanted}.consequence`)}
          verb={t(`moves.${wanted}.verb`)}
          look={wanted === 'canceled' ? 'danger' : 'primary'}
          busy={busy}
          onDecide={(reason) => move(wanted, reason)}
        />
      )}
      {takingOut && <TakeOutDialog order={order} onClose={() => setTakingOut(false)} />}
      {address && <AddressDialog order={order} onClose={() => setAddress(false)} />}
    </>
  )
}
