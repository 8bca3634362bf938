import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { showToast } from '../ui/toast.ts'
import { changePlan, type MyPlan } from './my-membership.ts'
import { useWords } from './use-words.ts'

/** How long my plan holds, and the way out of it or back in. */
export function MyPlanState({ plan: { plan, status, period_end }, ask }: { plan: MyPlan; ask: () => Promise<void> }) {
  const { t } = useTranslation('membership')
  const { day } = useWords()
  const [leaving, setLeaving] = useState(false)
  const [busy, setBusy] = useState(false)
  const name = t(`plan.${plan}.name`)
  const change = async (what: 'leave_plan' | 'keep_plan') => {
    setBusy(true)
    try {
      if (await changePlan(what, plan)) showToast({ title: t(what === 'leave_plan' ? 'leave.done' : 'leave.stayed'), tone: 'success' })
    } catch {
      showToast({ title: t('pay.failed'), tone: 'failure' })
    }
    await ask()
    setBusy(false)
    setLeaving(false)
  }
  return (
    <div className="mt-3">
      <p className={status === 'past_due' ? 'text-sm text-terracotta' : 'text-sm text-ink-soft'}>{t(`plans.status.${status}`, { date: day(period_end) })}</p>
      {status === 'canceled' ? (
        <Button look="quiet" size="small" className="mt-2" busy={busy} onClick={() => void change('keep_plan')}>
          {t('plans.stay')}
        </Button>
      ) : (
        <Button look="plain" size="small" className="-ms-3 mt-1" onClick={() => setLeaving(true)}>
          {t('plans.leave')}
        </Button>
      )}
      <Dialog
        open={leaving}
        onClose={() => setLeaving(false)}
        title={t('leave.title', { plan: name })}
        footer={
          <>
            <Button look="quiet" onClick={() => setLeaving(false)}>
              {t('leave.keep')}
            </Button>
            <Button look="danger" busy={busy} onClick={() => void change('leave_plan')}>
              {t('leave.confirm')}
            </Button>
          </>
        }
      >
        <p>{status === 'past_due' ? t('leave.textUnpaid') : t('leave.text', { date: day(period_end) })}</p>
      </Dialog>
    </div>
  )
}
