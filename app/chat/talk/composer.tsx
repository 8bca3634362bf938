import { SendHorizontal } from 'lucide-react'
import { type FormEvent, type ReactNode, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { hasStoredSession, type ShopClient } from '../../platform/session/supabase.ts'
import { IconButton } from '../../ui/button.tsx'
import { Spinner } from '../../ui/spinner.tsx'
import { showToast } from '../../ui/toast.ts'
import { AttachmentBar } from './attachment-bar.tsx'
import { type Message, MESSAGE_MAX } from '../chat.ts'
import { FailedFiles } from './failed-files.tsx'
import { type FailedFile, type Saying, sendMessage, type SendProblem, uploadFiles } from './send-message.ts'

/** What stands above the words, and may put some there: they join what was typed, and are sent when somebody sends them. */
export type ComposerTools = (insert: (words: string) => void) => ReactNode

type Props = {
  supabase: ShopClient
  conversationId: string
  me: string
  onSent: (message: Message) => void
  onTyping: () => void
  renderTools?: ComposerTools | undefined
  /** Takes words that cannot be sent without a line, and sends them later under their id. */
  onLineGone?: KeepForLater | undefined
}

/** What is kept of words until there is a line. Throws where they cannot be kept. */
export type KeepForLater = (words: { id: string; conversationId: string; text: string; language: string }) => Promise<void>

/** Where a message is made. What was typed stays until it has been sent. */
export function Composer({ supabase, conversationId, me, onSent, onTyping, renderTools, onLineGone }: Props) {
  const { t, i18n } = useTranslation('chat')
  const [text, setText] = useState('')
  const [busy, setBusy] = useState<'sending' | 'uploading'>()
  const [failed, setFailed] = useState<readonly FailedFile[]>([])
  const input = useRef<HTMLTextAreaElement>(null)
  // The id of what is being said, kept while it is tried again: saying it twice must not show it twice.
  const pending = useRef<{ id: string; of: string }>(undefined)

  const complain = (problem: SendProblem) => {
    if (problem === 'failed') return showToast({ title: t('send.failed.title'), text: t('send.failed.text'), tone: 'failure' })
    return showToast({ title: t('send.failed.title'), text: t(`send.${problem}`), tone: 'failure' })
  }
  const say = async (saying: Saying): Promise<boolean> => {
    if (!hasStoredSession()) {
      showToast({ title: t('signIn.title'), text: t('signIn.send'), tone: 'failure' })
      return false
    }
    const of = JSON.stringify(saying)
    if (pending.current?.of !== of) pending.current = { id: crypto.randomUUID(), of }
    const answer = await sendMessage(supabase, { conversationId, me, language: i18n.language }, pending.current.id, saying)
    if (answer.problem === 'failed' && !navigator.onLine && saying.kind === 'text' && onLineGone) {
      const kept = onLineGone({ id: pending.current.id, conversationId, text: saying.text, language: i18n.language })
      if (
        await kept.then(
          () => true,
          () => false,
        )
      ) {
        pending.current = undefined
        return true
      }
    }
    if (answer.problem) {
      complain(answer.problem)
      return false
    }
    pending.current = undefined
    onSent(answer.sent)
    return true
  }
  const sayBusily = async (saying: Saying): Promise<boolean> => {
    setBusy('sending')
    const said = await say(saying)
    setBusy(undefined)
    return said
  }
  const submit = async (event?: FormEvent) => {
    event?.preventDefault()
    if (busy || text.trim() === '') return
    if (await sayBusily({ kind: 'text', text })) setText('')
    input.current?.focus()
  }
  const sendFiles = async (files: readonly File[]) => {
    if (!hasStoredSession()) return showToast({ title: t('signIn.upload.title'), text: t('signIn.upload.text'), tone: 'failure' })
    setBusy('uploading')
    const { uploaded, failed: left } = await uploadFiles(supabase, conversationId, files)
    setFailed(left)
    if (left.some(({ problem }) => problem === 'upload')) showToast({ title: t('upload.failed.title'), text: t('upload.failed.text'), tone: 'failure' })
    if (uploaded.length > 0) await say({ kind: 'attachments', attachments: uploaded })
    setBusy(undefined)
  }
  const insert = (words: string) => {
    setText((typed) => (typed.trim() === '' ? words : `${typed.trimEnd()}\n${words}`).slice(0, MESSAGE_MAX))
  }
  const again = failed.filter(({ problem }) => problem === 'upload').map(({ file }) => file)

  return (
    <div className="border-t border-line bg-surface pb-[env(safe-area-inset-bottom)]">
      <FailedFiles failed={failed} onRetry={again.length > 0 ? () => void sendFiles(again) : undefined} onDismiss={() => setFailed([])} />
      <AttachmentBar supabase={supabase} busy={busy !== undefined} onFiles={(files) => void sendFiles(files)} onSay={sayBusily} />
      {renderTools?.(insert)}
      <form onSubmit={(event) => void submit(event)} className="flex items-end gap-2 px-3 pb-3">
        <textarea
          ref={input}
          value={text}
          rows={1}
          maxLength={MESSAGE_MAX}
          onChange={(event) => {
            setText(event.target.value)
            onTyping()
          }}
          // Enter sends, as everywhere people chat; a word being composed in Thai or Japanese is finished by it instead.
          onKeyDown={(event) => {
            if (event.key === 'Enter' && !event.shiftKey && !event.nativeEvent.isComposing) void submit(event)
          }}
          placeholder={t('composer.placeholder')}
          aria-label={t('composer.placeholder')}
          className="field-sizing-content max-h-28 min-h-11 flex-1 resize-none rounded-control border border-line-strong bg-paper px-3 py-2"
        />
        <IconButton type="submit" label={t('composer.send')} disabled={text.trim() === '' || busy !== undefined} className="bg-indigo! text-on-indigo!">
          {busy ? <Spinner /> : <SendHorizontal className="size-5 rtl:rotate-180" aria-hidden="true" />}
        </IconButton>
        <span role="status" className="sr-only">
          {busy === 'uploading' ? t('upload.busy') : ''}
        </span>
      </form>
    </div>
  )
}
