import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { whyOf } from '../../platform/problem-key.ts'
import { useSession } from '../../platform/session/session-store.ts'
import { Button } from '../../ui/button.tsx'
import { TextArea } from '../../ui/field.tsx'
import { focusFirstProblem } from '../../ui/focus-first-problem.ts'
import { LoadFailureLine } from '../../ui/load-failure.tsx'
import { Thumbnail } from '../../ui/thumbnail.tsx'
import { showToast } from '../../ui/toast.ts'
import { EvidenceFiles } from '../evidence/evidence-files.tsx'
import { pictureQuestions } from './above-list.ts'
import { answerPictureQuestion, type PictureQuestion } from './picture-questions.ts'
import { useKeptAnswer } from './use-kept-answer.ts'

/** What the database takes (`public.answer_likeness`). */
const ANSWER = { shortest: 10, longest: 2000, papers: 5 }

/** What Hattha asks about pictures that look like another shop's, with the way to answer; nothing where nothing is asked. */
export function AskedPictures({ sellerId }: { sellerId: string }) {
  const { t } = useTranslation('evidence')
  const found = useQuery(pictureQuestions(sellerId))
  if (found.isError && !found.data) return <LoadFailureLine error={found.error} onRetry={() => void found.refetch()} />
  if (!found.data || found.data.length === 0) return null
  return (
    <section aria-labelledby="asked-pictures" className="grid gap-4 rounded-card border border-line bg-gold-wash p-4">
      <h2 id="asked-pictures" className="text-lg">
        {t('asked.title')}
      </h2>
      {found.data.map((question) => (
        <Asked key={question.id} question={question} sellerId={sellerId} />
      ))}
    </section>
  )
}

function Asked({ question, sellerId }: { question: PictureQuestion; sellerId: string }) {
  const { t } = useTranslation('evidence')
  const { name, pictures, question: words, answer, answered_at: answeredAt } = question
  return (
    <div className="grid gap-3">
      <p className="wrap-anywhere">{t('asked.text', { name })}</p>
      <ul className="flex flex-wrap gap-2">
        {pictures.map((url) => (
          <li key={url}>
            <Thumbnail src={url} alt={name} />
          </li>
        ))}
      </ul>
      <blockquote className="border-s-2 border-line ps-4 whitespace-pre-line wrap-anywhere">{words}</blockquote>
      {answeredAt === null ? (
        <AnswerForm id={question.id} sellerId={sellerId} />
      ) : (
        <>
          <p className="text-sm text-ink-soft">{t('asked.waits')}</p>
          <p className="text-sm whitespace-pre-line wrap-anywhere">{answer}</p>
        </>
      )}
    </div>
  )
}

function AnswerForm({ id, sellerId }: { id: string; sellerId: string }) {
  const { t } = useTranslation('evidence')
  const { user } = useSession()
  const queries = useQueryClient()
  const form = useRef<HTMLFormElement>(null)
  const { said, say, forget } = useKeptAnswer(`${user?.id ?? ''}:answer:${id}`)
  const { words, papers } = said
  const [pressed, setPressed] = useState(false)
  const isShort = words.trim().length < ANSWER.shortest
  const answer = useMutation({
    // Answered a second time it is refused, though the first came through.
    retry: false,
    mutationFn: () => answerPictureQuestion(id, words.trim(), papers),
    onSuccess: () => {
      forget()
      showToast({ title: t('asked.sent'), tone: 'success' })
    },
    onError: (error: unknown) => showToast({ title: t('notSent'), ...whyOf(t, error), tone: 'failure' }),
    onSettled: () => queries.invalidateQueries({ queryKey: ['picture-questions', sellerId] }),
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setPressed(true)
    if (isShort) return focusFirstProblem(form.current)
    if (!answer.isPending) answer.mutate()
  }
  return (
    <form ref={form} noValidate onSubmit={submit} className="grid max-w-text gap-3">
      <TextArea
        label={t('asked.label')}
        hint={t('asked.hint')}
        required
        rows={4}
        maxLength={ANSWER.longest}
        value={words}
        error={pressed && isShort ? t('asked.short') : undefined}
        onChange={(event) => say({ words: event.currentTarget.value })}
      />
      {user && <EvidenceFiles person={user.id} paths={papers} most={ANSWER.papers} label={t('asked.files')} onChange={(next) => say({ papers: next })} />}
      <Button type="submit" className="justify-self-start" busy={answer.isPending}>
        {t('asked.send')}
      </Button>
    </form>
  )
}
