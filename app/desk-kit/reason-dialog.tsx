import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button, type ButtonLook } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { TextArea } from '../ui/field.tsx'

type ReasonDialogProps = {
  open: boolean
  onClose: () => void
  title: string
  /** What it will do, in words, before it is done. */
  consequence?: ReactNode
  /** What the button does. */
  verb: string
  look?: ButtonLook
  busy: boolean
  /** Resolves to true when it was done; then the dialog closes. What was typed stays until then. */
  onDecide: (reason: string) => Promise<boolean>
  children?: ReactNode
}

/** The shortest reason that the database takes (`private.demand_reason`). */
const SHORTEST = 3

/** Asks why, before something is done that somebody will ask about. */
export function ReasonDialog({ open, onClose, title, consequence, verb, look = 'primary', busy, onDecide, children }: ReasonDialogProps) {
  const { t } = useTranslation('desk-kit')
  const [reason, setReason] = useState('')
  const [wanting, setWanting] = useState(false)
  const decide = async () => {
    if (reason.trim().length < SHORTEST) return setWanting(true)
    if (!(await onDecide(reason.trim()))) return
    setReason('')
    setWanting(false)
    onClose()
  }
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={title}
      footer={
        <>
          <Button look="plain" onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button look={look} busy={busy} onClick={() => void decide()}>
            {verb}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-4">
        {consequence && <div>{consequence}</div>}
        {children}
        <TextArea
          label={t('reason.label')}
          hint={t('reason.hint')}
          required
          maxLength={1000}
          rows={3}
          value={reason}
          error={wanting && reason.trim().length < SHORTEST ? t('reason.missing') : undefined}
          onChange={(event) => setReason(event.currentTarget.value)}
        />
      </div>
    </Dialog>
  )
}
