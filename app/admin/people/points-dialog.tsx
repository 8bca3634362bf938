import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { askDatabase } from '../../desk-kit/ask-database.ts'
import { ReasonDialog } from '../../desk-kit/reason-dialog.tsx'
import { useAct } from '../../desk-kit/use-act.ts'
import { useDraft } from '../../desk-kit/use-draft.ts'
import { numberFormat } from '../../i18n/number-format.ts'
import { Field } from '../../ui/field.tsx'

/** As much as the database lets somebody give or take at once (`correct_points`). */
const MOST = 100_000

const pointsOf = (typed: string): number | undefined => {
  const points = /^[-−+]?\d{1,6}$/.test(typed.trim()) ? Number(typed.trim().replace('−', '-')) : 0
  return points !== 0 && Math.abs(points) <= MOST ? points : undefined
}

/** Gives points to a member or takes them, for a reason. */
export function PointsDialog({ person, name, balance, onClose }: { person: string; name: string; balance: number; onClose: () => void }) {
  const { t, i18n } = useTranslation('admin-people')
  const { act, busy } = useAct()
  const draft = useDraft('points', { typed: '' })
  const { typed } = draft.values
  const [wanting, setWanting] = useState(false)
  // One key for this dialog: what is asked twice is done once.
  const [key] = useState(() => crypto.randomUUID())
  const number = numberFormat(i18n.language)
  const points = pointsOf(typed)
  const correct = async (reason: string) => {
    if (points === undefined) {
      setWanting(true)
      return false
    }
    return act({
      ask: () => askDatabase<number>('correct_points', { p_person_id: person, p_points: points, p_key: key, p_reason: reason }),
      done: (left) => t('deeds.points.done', { name, points: number.format(left) }),
      refused: ({ code }) => (code === 'own_account' || code === 'too_few_points' ? t(`deeds.${code}`) : undefined),
    })
  }
  return (
    <ReasonDialog
      open
      onClose={onClose}
      title={t('deeds.points.title', { name })}
      consequence={t('deeds.points.consequence', { points: number.format(balance) })}
      verb={t('deeds.points.verb')}
      busy={busy}
      draft={draft}
      onDecide={correct}
    >
      <Field
        label={t('deeds.points.label')}
        hint={t('deeds.points.hint')}
        required
        inputMode="text"
        maxLength={8}
        value={typed}
        error={wanting && points === undefined ? t('deeds.points.wrong', { most: number.format(MOST) }) : undefined}
        onChange={(event) => draft.set({ typed: event.currentTarget.value })}
      />
    </ReasonDialog>
  )
}
