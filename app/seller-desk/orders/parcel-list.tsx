import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { trackingPage } from '../../orders/carriers.ts'
import { DownloadDocument } from '../../orders/documents/download-document.tsx'
import { Button } from '../../ui/button.tsx'
import { CorrectDialog } from './correct-dialog.tsx'
import type { DeskOrder, DeskParcel } from '../desk.ts'

/** What carriers tell that a maker wants to know; that it is on its way is said by the heap. */
const TOLD = ['in_transit', 'out_for_delivery', 'delivery_failed', 'delivered', 'returned_to_sender'] as const

/** The parcels of an order that have left: carrier and number, what lies in each, its slip, and a way to correct a number that was mistyped. */
export function ParcelList({ order, sellerId }: { order: DeskOrder; sellerId: string }) {
  const { t } = useTranslation(['desk', 'documents'])
  const [correcting, setCorrecting] = useState<DeskParcel>()
  if (order.parcels.length === 0) return null
  return (
    <>
      <ul className="grid gap-3 border-t border-line py-4">
        {order.parcels.map((parcel, place) => {
          const page = trackingPage(parcel.carrier, parcel.trackingNumber)
          const name = order.shippingMethod === 'pickup' ? t('order.delivery.pickup') : [parcel.carrier, parcel.trackingNumber].filter(Boolean).join(' ')
          return (
            <li key={parcel.id} className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 text-sm">
              <div className="min-w-0">
                <p>
                  <span className="font-semibold">{t('parcel.title', { place: place + 1 })}</span> ·{' '}
                  {page ? (
                    <a href={page} target="_blank" rel="noopener noreferrer" className="tabular-nums underline">
                      {name}
                      <span className="sr-only"> {t('parcel.newTab')}</span>
                    </a>
                  ) : (
                    <span className="tabular-nums">{name}</span>
                  )}
                </p>
                {TOLD.some((told) => told === parcel.status) && <p>{t(`parcel.at.${parcel.status}`)}</p>}
                <p className="break-words text-ink-soft">
                  {parcel.lines.map(({ line, quantity }) => `${quantity} × ${order.lines.find((each) => each.id === line)?.title ?? ''}`).join(' · ')}
                </p>
              </div>
              <div className="flex flex-wrap gap-2">
                {parcel.deliveredAt === null && order.shippingMethod !== 'pickup' && (
                  <Button look="plain" size="small" onClick={() => setCorrecting(parcel)}>
                    {t('parcel.correct')}
                    <span className="sr-only">: {t('parcel.title', { place: place + 1 })}</span>
                  </Button>
                )}
                {order.parcels.length > 1 && (
                  <DownloadDocument order={order.number} kind="packing_slip" parcel={parcel.id} label={t('download.slip', { ns: 'documents' })} />
                )}
              </div>
            </li>
          )
        })}
      </ul>
      {correcting && <CorrectDialog order={order} parcel={correcting} sellerId={sellerId} onClose={() => setCorrecting(undefined)} />}
    </>
  )
}
