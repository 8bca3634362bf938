import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { askDatabase } from '../../desk-kit/ask-database.ts'
import { ReasonDialog } from '../../desk-kit/reason-dialog.tsx'
import { useAct } from '../../desk-kit/use-act.ts'
import { Button } from '../../ui/button.tsx'
import { Select } from '../../ui/field.tsx'
import { DAYS, USUAL_DAYS } from './days.ts'

/** Gives a maker more time to settle a debt; what was blocked sells again meanwhile. */
export function MoreTime({ debt, name }: { debt: string; name: string }) {
  const { t } = useTranslation('admin-debts')
  const { act, busy } = useAct()
  const [open, setOpen] = useState(false)
  const [days, setDays] = useState(USUAL_DAYS)
  return (
    <>
      <Button size="small" look="quiet" onClick={() => setOpen(true)}>
        {t('extend.verb')}
      </Button>
      <ReasonDialog
        open={open}
        onClose={() => setOpen(false)}
        title={t('extend.title', { name })}
        consequence={t('extend.consequence')}
        verb={t('extend.verb')}
        busy={busy}
        onDecide={(reason) =>
          act({
            ask: () => askDatabase('extend_debt_grace', { p_id: debt, p_days: days, p_reason: reason }),
            done: t('extend.done'),
            refused: ({ code }) => (code === 'own_shop' ? t('own') : undefined),
          })
        }
      >
        <Select
          label={t('extend.days')}
          required
          value={String(days)}
          onChange={(event) => setDays(Number(event.currentTarget.value))}
          options={DAYS.map((each) => ({ value: String(each), label: t('extend.dayCount', { count: each }) }))}
        />
      </ReasonDialog>
    </>
  )
}
