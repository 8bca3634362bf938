import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState, type FormEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { callFunction } from '../../platform/call-function.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { showToast } from '../../ui/toast.ts'
import { CarrierFields } from './carrier-fields.tsx'
import type { DeskOrder, DeskParcel } from '../desk.ts'

/** Corrects who carries a parcel and its number; the buyer is told. */
export function CorrectDialog({ order, parcel, sellerId, onClose }: { order: DeskOrder; parcel: DeskParcel; sellerId: string; onClose: () => void }) {
  const { t } = useTranslation('desk')
  const queries = useQueryClient()
  const [wanted, setWanted] = useState({ carrier: parcel.carrier, tracking: parcel.trackingNumber })
  // One key for each wish: a second press, or a repeat after a lost answer, is the same correction.
  const [key] = useState(() => crypto.randomUUID())
  const correct = useMutation({
    mutationFn: () => callFunction('correct-parcel', { order: order.number, parcel: parcel.id, ...wanted, key }, { repeatable: true }),
    onSuccess: async (answer) => {
      if (!answer.done) return
      showToast({ title: t('parcel.corrected'), tone: 'success' })
      await queries.invalidateQueries({ queryKey: ['desk-orders', sellerId] })
      onClose()
    },
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    correct.mutate()
  }
  return (
    <Dialog open onClose={onClose} title={t('parcel.correctTitle', { number: order.number })}>
      <form className="grid gap-5" onSubmit={submit}>
        <CarrierFields value={wanted} onChange={setWanted} />
        {correct.data && !correct.data.done && (
          <p role="alert" className="text-sm font-medium text-terracotta">
            {t([`refused.${correct.data.refusal.code}`, 'refused.unexpected'])}
          </p>
        )}
        <div className="flex flex-wrap justify-end gap-3">
          <Button look="quiet" onClick={onClose}>
            {t('back')}
          </Button>
          <Button type="submit" busy={correct.isPending}>
            {t('parcel.save')}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
