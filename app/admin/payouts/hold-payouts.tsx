import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { askDatabase } from '../../desk-kit/ask-database.ts'
import { useMay } from '../../desk-kit/desk-rights.tsx'
import { ReasonDialog } from '../../desk-kit/reason-dialog.tsx'
import { useAct } from '../../desk-kit/use-act.ts'
import { typedMinor } from '../../money/typed-amount.ts'
import { Button } from '../../ui/button.tsx'
import { Field, Select } from '../../ui/field.tsx'

/** As long as a hold can last; two weeks are long enough to look into most things, and it can be released before. */
const DAYS = [7, 14, 30, 60, 90]
const USUAL_DAYS = 14

/** Stops what a maker is paid, all of it or a sum; the maker reads why and until when. */
export function HoldPayouts({ seller, name }: { seller: string; name: string }) {
  const { t } = useTranslation('admin-payouts')
  const may = useMay()
  const { act, busy } = useAct()
  const [open, setOpen] = useState(false)
  const [days, setDays] = useState(USUAL_DAYS)
  const [sum, setSum] = useState('')
  const amount = typedMinor(sum)
  const wrong = sum.trim() !== '' && (amount === undefined || amount <= 0)
  if (!may('payouts.approve')) return null
  const hold = async (reason: string) => {
    if (wrong) return false
    const ask = { p_seller_id: seller, p_days: days, p_reason: reason, p_amount_minor: amount ?? null }
    return act({
      ask: () => askDatabase('hold_payouts', ask),
      done: t('hold.done'),
      refused: ({ code }) => (code === 'not_enough' ? t('hold.notEnough') : code === 'own_shop' ? t('own') : undefined),
    })
  }
  return (
    <>
      <Button size="small" look="quiet" onClick={() => setOpen(true)}>
        {t('hold.verb')}
      </Button>
      <ReasonDialog
        open={open}
        onClose={() => setOpen(false)}
        title={t('hold.title', { name })}
        consequence={t('hold.consequence')}
        verb={t('hold.verb')}
        busy={busy}
        onDecide={hold}
      >
        <Field
          label={t('hold.amount')}
          hint={t('hold.amountHint')}
          inputMode="decimal"
          value={sum}
          error={wrong ? t('hold.wrongAmount') : undefined}
          onChange={(event) => setSum(event.currentTarget.value)}
        />
        <Select
          label={t('hold.days')}
          required
          value={String(days)}
          onChange={(event) => setDays(Number(event.currentTarget.value))}
          options={DAYS.map((each) => ({ value: String(each), label: t('hold.dayCount', { count: each }) }))}
        />
      </ReasonDialog>
    </>
  )
}
