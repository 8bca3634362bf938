import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useMay } from '../../desk-kit/desk-rights.tsx'
import { DraftNotice } from '../../desk-kit/draft-notice.tsx'
import { UnsavedGuard } from '../../desk-kit/unsaved-guard.tsx'
import { useAct } from '../../desk-kit/use-act.ts'
import { useDraft } from '../../desk-kit/use-draft.ts'
import { languageName } from '../../i18n/names-of-codes.ts'
import { callFunction } from '../../platform/call-function.ts'
import { Button } from '../../ui/button.tsx'
import { TextArea } from '../../ui/field.tsx'

const LONGEST = 5000
const NO_WORDS = { words: '' }

type Props = {
  letter: string
  /** The language that whoever wrote reads. */
  language: string
  /** The letter is closed already, and more is to be said. */
  again?: boolean
}

/** Answers a letter of the contact form by a letter of the shop. What is typed stays until it was sent. */
export function AnswerForm({ letter, language, again = false }: Props) {
  const { t, i18n } = useTranslation('admin-inbox')
  const may = useMay()
  const { act, busy } = useAct()
  const draft = useDraft(`answer:${letter}`, NO_WORDS)
  const { words } = draft.values
  const [id, setId] = useState(() => crypto.randomUUID())
  if (!may('contact.answer')) return null
  const send = async (event: FormEvent) => {
    event.preventDefault()
    const sent = await act({ ask: () => callFunction('answer-contact-letter', { letter, id, words, again }), done: t('contact.sent') })
    if (!sent) return
    draft.forget()
    setId(crypto.randomUUID())
  }
  return (
    <form className="flex flex-col items-start gap-3" onSubmit={(event) => void send(event)}>
      <DraftNotice of={[draft]} />
      <UnsavedGuard dirty={draft.dirty} />
      <TextArea
        className="w-full"
        label={t('contact.answer')}
        hint={t('contact.answerHint', { language: languageName(language, i18n.language) })}
        required
        minLength={3}
        maxLength={LONGEST}
        rows={6}
        value={words}
        onChange={(event) => draft.set({ words: event.currentTarget.value })}
      />
      <Button type="submit" size="small" busy={busy}>
        {t('contact.send')}
      </Button>
    </form>
  )
}
