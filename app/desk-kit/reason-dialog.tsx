import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button, type ButtonLook } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { TextArea } from '../ui/field.tsx'
import { CompanyNote, useEditing } from './company.tsx'
import { DraftNotice } from './draft-notice.tsx'
import { isReason } from './is-reason.ts'
import { type TypedIn, useDraft } from './use-draft.ts'

/** What the words stand for where they are no reason but what is kept as one, such as a bank's reference; all three in the reader's words. */
export type Asked = { label: string; hint: string; missing: string }

type ReasonDialogProps = {
  open: boolean
  onClose: () => void
  /** Names this dialog among the forms of its record, under which what was typed is kept; its title, which tells deed and record apart, where it is not said. */
  form?: string
  title: string
  /** What it will do, in words, before it is done. */
  consequence?: ReactNode
  /** What the button does. */
  verb: string
  look?: ButtonLook
  asked?: Asked | undefined
  busy: boolean
  /** What is typed beside the reason. */
  draft?: TypedIn
  /** Resolves to true when it was done; then the dialog closes. What was typed stays until then. */
  onDecide: (reason: string) => Promise<boolean>
  children?: ReactNode
}

const NO_REASON = { reason: '' }

/** Asks why, before something is done that somebody will ask about. */
export function ReasonDialog({
  open,
  onClose,
  title,
  form = title,
  consequence,
  verb,
  look = 'primary',
  asked,
  busy,
  draft,
  onDecide,
  children,
}: ReasonDialogProps) {
  const { t } = useTranslation('desk-kit')
  const why = useDraft(`${form}:reason`, NO_REASON)
  const [wanting, setWanting] = useState(false)
  const { reason } = why.values
  const undecided = (draft?.differences.length ?? 0) > 0
  useEditing(open && (why.dirty || draft?.dirty === true))
  const decide = async () => {
    if (!isReason(reason) || undecided) return setWanting(true)
    if (!(await onDecide(reason.trim()))) return
    why.forget()
    draft?.forget()
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
          {wanting && undecided && (
            <p role="alert" className="me-auto self-center text-sm text-terracotta">
              {t('differences.first')}
            </p>
          )}
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
        <CompanyNote />
        <DraftNotice of={draft ? [why, draft] : [why]} />
        {consequence && <div>{consequence}</div>}
        {children}
        <TextArea
          label={asked?.label ?? t('reason.label')}
          hint={asked?.hint ?? t('reason.hint')}
          required
          maxLength={1000}
          rows={3}
          value={reason}
          error={wanting && !isReason(reason) ? (asked?.missing ?? t('reason.missing')) : undefined}
          onChange={(event) => why.set({ reason: event.currentTarget.value })}
          // Enter alone begins another line.
          onKeyDown={(event) => {
            if (event.key === 'Enter' && (event.ctrlKey || event.metaKey) && !busy) void decide()
          }}
        />
      </div>
    </Dialog>
  )
}
