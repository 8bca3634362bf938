import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState, type FormEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { callFunction } from '../../platform/call-function.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { TextArea } from '../../ui/field.tsx'
import { showToast } from '../../ui/toast.ts'
import type { DeskOrder } from '../desk.ts'

type CancelDialogProps = { order: DeskOrder; sellerId: string; open: boolean; onClose: () => void }

/** A maker cancels: says what follows, and why, which the buyer reads. */
export function CancelDialog(props: CancelDialogProps) {
  const { t } = useTranslation('desk')
  return (
    <Dialog open={props.open} onClose={props.onClose} title={t('cancel.title', { number: props.order.number })}>
      <CancelForm {...props} />
    </Dialog>
  )
}

function CancelForm({ order, sellerId, onClose }: CancelDialogProps) {
  const { t } = useTranslation('desk')
  const queries = useQueryClient()
  const [reason, setReason] = useState('')
  const cancel = useMutation({
    mutationFn: () => callFunction('move-order', { order: order.number, to: 'canceled', reason, key: `${order.id}:canceled` }, { repeatable: true }),
    onSuccess: async (answer) => {
      if (!answer.done) return
      showToast({ title: t('cancel.done', { number: order.number }), tone: 'success' })
      await queries.invalidateQueries({ queryKey: ['desk-orders', sellerId] })
      onClose()
    },
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    cancel.mutate()
  }
  return (
    <form className="grid gap-5" onSubmit={submit}>
      <p>{t('cancel.text')}</p>
      <TextArea
        label={t('cancel.reason')}
        required
        maxLength={1000}
        value={reason}
        onChange={(event) => setReason(event.currentTarget.value)}
        error={cancel.data && !cancel.data.done ? t([`refused.${cancel.data.refusal.code}`, 'refused.unexpected']) : undefined}
      />
      <div className="flex flex-wrap justify-end gap-3">
        <Button look="quiet" onClick={onClose}>
          {t('back')}
        </Button>
        <Button look="danger" type="submit" busy={cancel.isPending}>
          {t('cancel.send')}
        </Button>
      </div>
    </form>
  )
}
