import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Banknote } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { callFunction } from '../../platform/call-function.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { showToast } from '../../ui/toast.ts'
import type { DeskOrder } from '../desk.ts'

/** Whether a courier has to collect the order's total, or still should have. */
export const isOwedInCash = (order: Pick<DeskOrder, 'paymentStatus' | 'status'>): boolean =>
  order.paymentStatus === 'pending' && order.status !== 'canceled' && order.status !== 'closed'

/** What came of a parcel that was sent against cash: the money, or the parcel itself. Nothing for other orders. */
export function CashActions({ order, sellerId }: { order: DeskOrder; sellerId: string }) {
  const { t } = useTranslation('payments')
  const queries = useQueryClient()
  const [asking, setAsking] = useState(false)
  const collect = useMutation({
    mutationFn: (came: 'cash' | 'parcel') => callFunction('collect-cash', { order: order.number, came, key: `${order.id}:${came}` }, { repeatable: true }),
    onSuccess: (answer, came) => {
      setAsking(false)
      if (answer.done) showToast({ title: t(came === 'cash' ? 'desk.doneCash' : 'desk.doneBack', { number: order.number }), tone: 'success' })
      else showToast({ title: t('desk.failed'), tone: 'failure' })
    },
    onSettled: () => queries.invalidateQueries({ queryKey: ['desk-orders', sellerId] }),
  })
  const underway = order.status === 'shipped'
  if (!isOwedInCash(order) || !(underway || ['partially_delivered', 'delivered', 'completed'].includes(order.status))) return null
  return (
    <>
      <Button
        busy={collect.isPending && collect.variables === 'cash'}
        icon={<Banknote className="size-4" aria-hidden="true" />}
        onClick={() => collect.mutate('cash')}
      >
        {t('desk.collected')}
      </Button>
      {underway && (
        <Button look="plain" onClick={() => setAsking(true)}>
          {t('desk.back')}
        </Button>
      )}
      <Dialog
        open={asking}
        onClose={() => setAsking(false)}
        title={t('desk.backTitle')}
        footer={
          <>
            <Button look="quiet" onClick={() => setAsking(false)}>
              {t('desk.cancel')}
            </Button>
            <Button look="danger" busy={collect.isPending} onClick={() => collect.mutate('parcel')}>
              {t('desk.backConfirm')}
            </Button>
          </>
        }
      >
        <p>{t('desk.backText', { customer: order.customer })}</p>
      </Dialog>
    </>
  )
}
