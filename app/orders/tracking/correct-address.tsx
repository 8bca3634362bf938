import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { lazyScreen } from '../../ui/lazy-screen.tsx'
import { Button } from '../../ui/button.tsx'
import type { TrackedOrder } from './tracked-order.ts'

const CorrectAddressSheet = lazyScreen(() => import('./correct-address-sheet.tsx'), { messages: ['checkout', 'addresses'] })

type Props = { order: TrackedOrder; token: string; refresh: () => Promise<void> }

/** Until something was sent its buyer mends where it goes. The form comes with the first press. */
export function CorrectAddress({ order, token, refresh }: Props) {
  const { t } = useTranslation('tracking')
  const [open, setOpen] = useState(false)
  const unsent = order.orders.find(({ status, parcels }) => ['placed', 'accepted', 'in_production'].includes(status) && parcels.length === 0)
  if (!unsent) return null
  return (
    <div className="mt-3 print:hidden">
      <Button look="quiet" size="small" onClick={() => setOpen(true)}>
        {t('address.open')}
      </Button>
      {open && <CorrectAddressSheet order={unsent.number} address={order.address} token={token} onClose={() => setOpen(false)} onSaved={refresh} />}
    </div>
  )
}
