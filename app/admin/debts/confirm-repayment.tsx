import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useAmount } from '../../desk-kit/amount.tsx'
import { askDatabase } from '../../desk-kit/ask-database.ts'
import { ReasonDialog } from '../../desk-kit/reason-dialog.tsx'
import { useAct } from '../../desk-kit/use-act.ts'
import { typedMinor } from '../../money/typed-amount.ts'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'

/** The shortest reference a bank gives; the database says so, too. */
const SHORTEST = 3

/** Somebody has seen in the shop's account what a maker sent: how much, and under which reference. */
export function ConfirmRepayment({ debt, owed, name }: { debt: string; owed: number; name: string }) {
  const { t } = useTranslation('admin-debts')
  const { act, busy } = useAct()
  const write = useAmount()
  const [open, setOpen] = useState(false)
  const [tried, setTried] = useState(false)
  const [reference, setReference] = useState('')
  const [sum, setSum] = useState('')
  const amount = sum.trim() === '' ? owed : typedMinor(sum)
  const wrong = amount === undefined || amount <= 0 || amount > owed
  const short = reference.trim().length < SHORTEST
  const confirm = async (reason: string) => {
    setTried(true)
    if (wrong || short) return false
    const booked = await act({
      ask: () => askDatabase('confirm_debt_repayment', { p_id: debt, p_amount_minor: amount, p_reference: reference, p_reason: reason }),
      done: t('repaid.done'),
      refused: ({ code }) => (code === 'own_shop' ? t('own') : code === 'same_reference' || code === 'more_than_owed' ? t(`repaid.${code}`) : undefined),
    })
    if (booked) {
      setReference('')
      setSum('')
      setTried(false)
    }
    return booked
  }
  return (
    <>
      <Button size="small" onClick={() => setOpen(true)}>
        {t('repaid.verb')}
      </Button>
      <ReasonDialog
        open={open}
        onClose={() => setOpen(false)}
        title={t('repaid.title', { name })}
        consequence={t('repaid.consequence')}
        verb={t('repaid.verb')}
        busy={busy}
        onDecide={confirm}
      >
        <Field
          label={t('repaid.reference')}
          hint={t('repaid.referenceHint')}
          required
          maxLength={100}
          value={reference}
          error={tried && short ? t('repaid.short') : undefined}
          onChange={(event) => setReference(event.currentTarget.value)}
        />
        <Field
          label={t('repaid.amount')}
          hint={t('repaid.amountHint', { amount: write(owed) })}
          inputMode="decimal"
          value={sum}
          error={wrong ? t('repaid.wrongAmount', { amount: write(owed) }) : undefined}
          onChange={(event) => setSum(event.currentTarget.value)}
        />
      </ReasonDialog>
    </>
  )
}
