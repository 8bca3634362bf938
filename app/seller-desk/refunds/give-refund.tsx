import { Undo2 } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../ui/button.tsx'
import { latePart } from '../../ui/late-part.tsx'
import type { RefundedOrder } from './read-refunds.ts'

// Few orders are given back, and only when its button is pressed.
const RefundDialog = latePart(async () => (await import('./refund-dialog.tsx')).RefundDialog)

/** The way to give money of an order back. */
export function GiveRefund({ order, sellerId }: { order: RefundedOrder; sellerId: string }) {
  const { t } = useTranslation('desk-refunds')
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button look="plain" icon={<Undo2 className="size-5" aria-hidden="true" />} onClick={() => setOpen(true)}>
        {t('open')}
      </Button>
      {open && <RefundDialog order={order} sellerId={sellerId} onClose={() => setOpen(false)} />}
    </>
  )
}
