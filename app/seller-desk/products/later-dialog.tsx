import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { localMoment, momentOf } from '../../i18n/local-moment.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Field } from '../../ui/field.tsx'

const YEAR_MS = 365 * 86_400_000

type Props = {
  planned: string | null
  busy: boolean
  onClose: () => void
  onPlan: (at: string) => void
  /** Takes the hour back, where there is one. */ onTake?: () => void
}

/** Asks when a draft is to go on sale by itself. */
export function LaterDialog({ planned, busy, onClose, onPlan, onTake }: Props) {
  const { t } = useTranslation('listing')
  const [opened] = useState(() => Date.now())
  const [typed, setTyped] = useState(planned === null ? '' : localMoment(new Date(planned)))
  const [wrong, setWrong] = useState(false)
  return (
    <Dialog open onClose={onClose} title={t('later.title')}>
      <form
        noValidate
        className="grid gap-5"
        onSubmit={(event) => {
          event.preventDefault()
          const at = momentOf(typed)
          const ms = at === undefined ? 0 : Date.parse(at)
          if (at === undefined || ms <= Date.now() || ms > Date.now() + YEAR_MS) return setWrong(true)
          onPlan(at)
        }}
      >
        <Field
          label={t('later.at')}
          hint={t('later.hint')}
          type="datetime-local"
          required
          min={localMoment(new Date(opened))}
          max={localMoment(new Date(opened + YEAR_MS))}
          value={typed}
          error={wrong ? t('later.wrong') : undefined}
          onChange={(event) => {
            setWrong(false)
            setTyped(event.currentTarget.value)
          }}
        />
        <div className="flex flex-wrap gap-3">
          <Button type="submit" busy={busy}>
            {t('later.plan')}
          </Button>
          {onTake && (
            <Button look="quiet" busy={busy} onClick={onTake}>
              {t('later.take')}
            </Button>
          )}
        </div>
      </form>
    </Dialog>
  )
}
