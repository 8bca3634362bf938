import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { askDatabase } from '../../desk-kit/ask-database.ts'
import { useMay } from '../../desk-kit/desk-rights.tsx'
import { ReasonDialog } from '../../desk-kit/reason-dialog.tsx'
import { useAct } from '../../desk-kit/use-act.ts'
import { useDraft } from '../../desk-kit/use-draft.ts'
import { useWords } from '../../membership/use-words.ts'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'

const MOST = 366
const REFUSED = ['own_account', 'plan_over'] as const

const daysOf = (typed: string): number | undefined => {
  const days = /^[-−+]?\d{1,3}$/.test(typed.trim()) ? Number(typed.trim().replace('−', '-')) : 0
  return days !== 0 && Math.abs(days) <= MOST ? days : undefined
}

/** Lets a plan that holds run longer, or shorter again, for a reason; no money moves. */
export function PlanEnd({ id, plan, end }: { id: string; plan: string; end: string }) {
  const { t } = useTranslation(['admin-memberships', 'membership'])
  const may = useMay()
  const { act, busy } = useAct()
  const { day } = useWords()
  const [open, setOpen] = useState(false)
  const draft = useDraft(`plan-end:${id}`, { typed: '' })
  const [wanting, setWanting] = useState(false)
  const days = daysOf(draft.values.typed)
  if (!may('people.write')) return null
  const move = async (reason: string) => {
    if (days === undefined) {
      setWanting(true)
      return false
    }
    return act({
      ask: () => askDatabase<string>('move_plan_end', { p_id: id, p_days: days, p_seen: end, p_reason: reason }),
      done: (until) => t('planEnd.done', { date: day(until) }),
      refused: ({ code }) => (REFUSED.some((one) => one === code) ? t(`refused.${code}`) : undefined),
    })
  }
  return (
    <>
      <Button size="small" look="quiet" onClick={() => setOpen(true)}>
        {t('planEnd.verb')}
      </Button>
      <ReasonDialog
        open={open}
        onClose={() => setOpen(false)}
        title={t('planEnd.title', { plan: t(`membership:plan.${plan}.name`) })}
        consequence={t('planEnd.consequence', { date: day(end) })}
        verb={t('planEnd.verb')}
        busy={busy}
        draft={draft}
        onDecide={move}
      >
        <Field
          label={t('planEnd.label')}
          hint={t('planEnd.hint')}
          required
          maxLength={5}
          value={draft.values.typed}
          error={wanting && days === undefined ? t('planEnd.wrong') : undefined}
          onChange={(event) => draft.set({ typed: event.currentTarget.value })}
        />
      </ReasonDialog>
    </>
  )
}
