import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useAmount } from '../../desk-kit/amount.tsx'
import { askDatabase } from '../../desk-kit/ask-database.ts'
import { ReasonDialog } from '../../desk-kit/reason-dialog.tsx'
import { useAct } from '../../desk-kit/use-act.ts'
import type { Refusal } from '../../platform/call-function.ts'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'

/** The shortest reference a bank gives; the database says so, too. */
const SHORTEST = 3

type Props = { id: string; owed: number; company: string; refused: (refusal: Refusal) => string | undefined }

/** Somebody has seen in the shop's account what a buyer sent for an invoice, all of it, under which reference. */
export function ConfirmInvoice({ id, owed, company, refused }: Props) {
  const { t } = useTranslation('admin-wholesale-invoices')
  const { act, busy } = useAct()
  const amount = useAmount()(owed)
  const [open, setOpen] = useState(false)
  const [tried, setTried] = useState(false)
  const [reference, setReference] = useState('')
  const short = reference.trim().length < SHORTEST
  const confirm = async (reason: string) => {
    setTried(true)
    if (short) return false
    const ask = () => askDatabase('confirm_invoice_payment', { p_id: id, p_amount_minor: owed, p_reference: reference, p_reason: reason })
    return act({ ask, done: t('confirm.done'), refused })
  }
  return (
    <>
      <Button size="small" onClick={() => setOpen(true)}>
        {t('confirm.verb')}
      </Button>
      <ReasonDialog
        open={open}
        onClose={() => setOpen(false)}
        title={t('confirm.title', { company, amount })}
        consequence={t('confirm.consequence')}
        verb={t('confirm.verb')}
        busy={busy}
        onDecide={confirm}
      >
        <Field
          label={t('confirm.reference')}
          hint={t('confirm.referenceHint')}
          required
          maxLength={100}
          value={reference}
          error={tried && short ? t('confirm.short') : undefined}
          onChange={(event) => setReference(event.currentTarget.value)}
        />
      </ReasonDialog>
    </>
  )
}
