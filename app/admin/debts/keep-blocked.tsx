import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { askDatabase } from '../../desk-kit/ask-database.ts'
import { ReasonDialog } from '../../desk-kit/reason-dialog.tsx'
import { useAct } from '../../desk-kit/use-act.ts'
import { Button } from '../../ui/button.tsx'
import { Select } from '../../ui/field.tsx'
import { DAYS, USUAL_DAYS } from './days.ts'

/** Leaves a shop blocked that has had its days; whoever works then is asked again. */
export function KeepBlocked({ debt, name }: { debt: string; name: string }) {
  const { t } = useTranslation('admin-debts')
  const { act, busy } = useAct()
  const [open, setOpen] = useState(false)
  const [days, setDays] = useState(USUAL_DAYS)
  return (
    <>
      <Button size="small" look="quiet" onClick={() => setOpen(true)}>
        {t('keep.verb')}
      </Button>
      <ReasonDialog
        open={open}
        onClose={() => setOpen(false)}
        title={t('keep.title', { name })}
        consequence={t('keep.consequence')}
        verb={t('keep.verb')}
        busy={busy}
        onDecide={(reason) =>
          act({
            ask: () => askDatabase('keep_debt_blocked', { p_id: debt, p_days: days, p_reason: reason }),
            done: t('keep.done'),
            refused: ({ code }) => (code === 'own_shop' ? t('own') : undefined),
          })
        }
      >
        <Select
          label={t('keep.days')}
          required
          value={String(days)}
          onChange={(event) => setDays(Number(event.currentTarget.value))}
          options={DAYS.map((each) => ({ value: String(each), label: t('extend.dayCount', { count: each }) }))}
        />
      </ReasonDialog>
    </>
  )
}
