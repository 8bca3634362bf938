import { Printer } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { DownloadCreditNote } from '../../orders/documents/download-credit-note.tsx'
import { DownloadDocument } from '../../orders/documents/download-document.tsx'
import { buttonClass } from '../../ui/button.tsx'
import { Dropdown } from '../../ui/disclosure.tsx'
import type { DeskOrder } from '../desk.ts'

const PAID: readonly DeskOrder['paymentStatus'][] = ['paid', 'overpaid', 'partially_refunded']

/** What is printed for an order: the slip for its parcel, one without prices for a present, the receipt, and the papers of refunds. */
export function OrderPapers({ order }: { order: DeskOrder }) {
  const { t } = useTranslation('documents')
  if (order.status === 'canceled' && order.creditNotes.length === 0) return null
  return (
    <Dropdown
      align="start"
      summaryClass={buttonClass('quiet')}
      summary={
        <>
          <Printer className="size-4" aria-hidden="true" />
          {t('download.open')}
          <span className="sr-only">: {order.number}</span>
        </>
      }
      panelClass="grid w-max max-w-[calc(100vw-4rem)] gap-2 p-3"
    >
      {order.status !== 'canceled' && (
        <>
          {!order.gift && <DownloadDocument order={order.number} kind="packing_slip" label={t('download.slip')} />}
          <DownloadDocument order={order.number} kind="packing_slip" prices={false} label={t('download.slipGift')} />
        </>
      )}
      {(PAID.includes(order.paymentStatus) || order.creditNotes.length > 0) && (
        <DownloadDocument order={order.number} kind="receipt" label={t('download.receipt')} />
      )}
      {order.creditNotes.map((note) => (
        <DownloadCreditNote key={note.id} order={order.number} note={note} />
      ))}
    </Dropdown>
  )
}
