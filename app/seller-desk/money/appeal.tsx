import { useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useMoments } from '../../i18n/use-moments.ts'
import { isDatabaseError } from '../../platform/database-error.ts'
import { whyOf } from '../../platform/problem-key.ts'
import { useSession } from '../../platform/session/session-store.ts'
import { Button } from '../../ui/button.tsx'
import { TextArea } from '../../ui/field.tsx'
import { focusFirstProblem } from '../../ui/focus-first-problem.ts'
import { showToast } from '../../ui/toast.ts'
import { EvidenceFiles } from '../evidence/evidence-files.tsx'

/** What was said against a decision, and what was answered. */
export type Appealed = { appealed_at: string | null; appeal_answer: string; appeal_outcome: string }
type Send = (words: string, papers: string[]) => Promise<unknown>
type Props = { of: Appealed; mayAsk: boolean; queryKey: readonly string[]; send: Send }

/** The fewest characters that are an answer to "why?"; the database says so, too. */
const SHORTEST = 10
const MOST_PAPERS = 5

/** What a maker says against a hold or a debt: once, in words and with papers; what comes of it stands here too. */
export function Appeal({ of, mayAsk, queryKey, send }: Props) {
  const { t } = useTranslation('payouts')
  const day = useMoments()({ dateStyle: 'long' })
  const [open, setOpen] = useState(false)
  if (of.appealed_at !== null) {
    const outcome = of.appeal_outcome === 'upheld' || of.appeal_outcome === 'changed' || of.appeal_outcome === 'lifted' ? of.appeal_outcome : undefined
    return outcome === undefined ? (
      <p className="mt-3 text-sm">{t('appeal.waits', { when: day.format(new Date(of.appealed_at)) })}</p>
    ) : (
      <p className="mt-3 wrap-anywhere">
        <strong className="block">{t(`appeal.outcome.${outcome}`)}</strong>
        {t('appeal.answer', { answer: of.appeal_answer })}
      </p>
    )
  }
  if (!mayAsk) return null
  if (!open) {
    return (
      <Button look="quiet" size="small" className="mt-3" onClick={() => setOpen(true)}>
        {t('appeal.verb')}
      </Button>
    )
  }
  return <AppealForm queryKey={queryKey} send={send} onClose={() => setOpen(false)} />
}

function AppealForm({ queryKey, send, onClose }: Pick<Props, 'queryKey' | 'send'> & { onClose: () => void }) {
  const { t } = useTranslation(['payouts', 'dashboard', 'errors'])
  const { user } = useSession()
  const queries = useQueryClient()
  const form = useRef<HTMLFormElement>(null)
  const [words, setWords] = useState('')
  const [papers, setPapers] = useState<string[]>([])
  const [sent, setSent] = useState(false)
  const [busy, setBusy] = useState(false)
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    setSent(true)
    if (busy) return
    if (words.trim().length < SHORTEST) return focusFirstProblem(form.current)
    setBusy(true)
    const refused = await send(words, papers).then(
      () => undefined,
      (error: unknown) => error,
    )
    setBusy(false)
    if (refused === undefined) showToast({ title: t('appeal.sent'), tone: 'success' })
    else if (isDatabaseError(refused) && refused.code === 'PT404') showToast({ title: t('notAllowed'), tone: 'failure' })
    else showToast({ title: t('dashboard:notSaved'), ...whyOf(t, refused), tone: 'failure' })
    await queries.invalidateQueries({ queryKey })
  }
  return (
    <form ref={form} noValidate onSubmit={(event) => void submit(event)} className="mt-3 grid max-w-text gap-3">
      <TextArea
        label={t('appeal.label')}
        hint={t('appeal.hint')}
        required
        rows={4}
        maxLength={2000}
        value={words}
        error={sent && words.trim().length < SHORTEST ? t('appeal.short') : undefined}
        onChange={(event) => setWords(event.currentTarget.value)}
      />
      {user && <EvidenceFiles person={user.id} paths={papers} most={MOST_PAPERS} label={t('appeal.papers')} onChange={setPapers} />}
      <div className="flex flex-wrap gap-2">
        <Button type="submit" busy={busy}>
          {t('appeal.send')}
        </Button>
        <Button look="plain" onClick={onClose}>
          {t('account.back')}
        </Button>
      </div>
    </form>
  )
}
