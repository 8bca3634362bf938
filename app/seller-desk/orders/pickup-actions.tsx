import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { NO_CARRIER } from '../../orders/carriers.ts'
import { callFunction } from '../../platform/call-function.ts'
import { Button } from '../../ui/button.tsx'
import { showToast } from '../../ui/toast.ts'
import { openQuantity, type DeskOrder } from '../desk.ts'

type PickupActionsProps = { order: DeskOrder; sellerId: string; mayBeReady: boolean }

/** What is fetched at the workshop is not handed to a carrier: it lies ready, and then somebody took it along. */
export function PickupActions({ order, sellerId, mayBeReady }: PickupActionsProps) {
  const { t } = useTranslation('desk')
  const queries = useQueryClient()
  const lying = order.parcels.filter(({ deliveredAt, status }) => deliveredAt === null && status === 'handed_over')
  const step = useMutation({
    mutationFn: async (to: 'ready' | 'fetched') => {
      const { number } = order
      if (to === 'ready') {
        return callFunction('ship-order', { order: number, carrier: NO_CARRIER, tracking: '', key: `${order.id}:ready`, lines: [] }, { repeatable: true })
      }
      const [parcel] = lying
      return callFunction('receive-parcel', { order: number, parcel: parcel?.id ?? '', key: `${parcel?.id}:fetched` }, { repeatable: true })
    },
    onSuccess: (answer, to) => {
      if (answer.done) showToast({ title: t(`pickup.${to}Done`, { number: order.number }), tone: 'success' })
      else showToast({ title: t('refused.title'), text: t([`refused.${answer.refusal.code}`, 'refused.unexpected']), tone: 'failure' })
    },
    onSettled: () => queries.invalidateQueries({ queryKey: ['desk-orders', sellerId] }),
  })
  if (order.shippingMethod !== 'pickup') return null
  return (
    <>
      {mayBeReady && openQuantity(order.lines) > 0 && (
        <Button busy={step.isPending} onClick={() => step.mutate('ready')}>
          {t('pickup.ready')}
        </Button>
      )}
      {lying.length > 0 && (
        <Button busy={step.isPending} onClick={() => step.mutate('fetched')}>
          {t('pickup.fetched')}
        </Button>
      )}
    </>
  )
}
