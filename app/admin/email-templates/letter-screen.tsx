import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { ChevronLeft } from 'lucide-react'
import { useDeferredValue, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useSearchParams } from 'react-router'
import { useMay } from '../../desk-kit/desk-rights.tsx'
import { Panel } from '../../desk-kit/panel.tsx'
import { UnsavedGuard } from '../../desk-kit/unsaved-guard.tsx'
import { useAct } from '../../desk-kit/use-act.ts'
import { LANGUAGE_NAMES, LANGUAGES, languageOf } from '../../i18n/languages.ts'
import { CHANGES_ELSEWHERE } from '../../platform/query.ts'
import { Button } from '../../ui/button.tsx'
import { Select } from '../../ui/field.tsx'
import { LoadFailure } from '../../ui/load-failure.tsx'
import { Waiting } from '../../ui/skeleton.tsx'
import { placeOf, saidNow } from '../translations/sentence.ts'
import { hasSent, sendSampleLetter, showEmailTemplate } from './email-template.ts'
import { LetterPreview } from './letter-preview.tsx'
import { LetterSentences } from './letter-sentences.tsx'
import { SentLetterPanel } from './sent-letter-panel.tsx'
import { useDeskPath } from '../../desk-kit/use-desk-path.ts'

/** One letter: as it arrives in a language, and its sentences beside, said differently where staff want it so. What is typed is seen in the letter before anybody gets it. */
export function LetterScreen({ topic }: { topic: string }) {
  const { t, i18n } = useTranslation('admin-email-templates')
  const path = useDeskPath()
  const may = useMay()
  const { act, busy } = useAct()
  const [search, setSearch] = useSearchParams()
  /** What is typed and not kept, by place; of one language at a time. */
  const [typed, setTyped] = useState<Readonly<Record<string, string>>>({})
  const language = languageOf(search.get('of')) ?? languageOf(i18n.language) ?? 'en'
  const later = useDeferredValue(typed)
  const wish = {
    topic,
    kind: search.get('kind') ?? '',
    language,
    drafts: Object.entries(later).map(([place, sentence]) => ({
      namespace: place.slice(0, place.indexOf(':')),
      key: place.slice(place.indexOf(':') + 1),
      sentence,
    })),
  }
  const shown = useQuery({
    queryKey: ['email-template', wish],
    queryFn: () => showEmailTemplate(wish),
    placeholderData: keepPreviousData,
    ...CHANGES_ELSEWHERE,
  })
  const set = (name: string, value: string) => {
    const next = new URLSearchParams(search)
    next.set(name, value)
    setSearch(next, { replace: true })
    if (name === 'of') setTyped({})
  }
  const type = (place: string, sentence: string | undefined) => {
    const { [place]: _was, ...rest } = typed
    setTyped(sentence === undefined ? rest : { ...rest, [place]: sentence })
  }
  const letter = shown.data
  const dirty = letter?.sentences.some((one) => typed[placeOf(one)] !== undefined && typed[placeOf(one)] !== saidNow(one)) ?? false
  const test = () =>
    act({
      ask: () => sendSampleLetter({ ...wish, kind: letter?.kind ?? '' }),
      done: ({ to }) => t('test.done', { address: to }),
      refused: ({ code, message }) => (code === 'unavailable' ? t('test.refused', { answer: message }) : undefined),
    })
  return (
    <article className="flex flex-col gap-5">
      <UnsavedGuard dirty={dirty} />
      <header>
        <Link to={path('email-templates')} className="inline-flex min-h-9 max-w-full items-center gap-1 text-sm text-indigo hover:underline">
          <ChevronLeft className="size-4" aria-hidden="true" />
          {t('title')}
        </Link>
        <div className="flex flex-wrap items-center justify-between gap-3">
          <h1 className="text-2xl wrap-anywhere">{t(`letters.${topic}.name`, { defaultValue: topic })}</h1>
          {may('letters.write') && (
            <Button look="quiet" busy={busy} onClick={() => void test()}>
              {t('test.verb')}
            </Button>
          )}
        </div>
        <p className="max-w-prose text-ink-soft">{t(`letters.${topic}.when`, { defaultValue: '' })}</p>
      </header>
      {shown.isError && <LoadFailure error={shown.error} onRetry={() => void shown.refetch()} />}
      {shown.isPending && <Waiting className="h-96 w-full" />}
      {letter && (
        <>
          <div className="grid items-end gap-4 sm:grid-cols-2">
            <Select
              label={t('language')}
              required
              disabled={dirty}
              hint={dirty ? t('keepFirst') : letter.language === language ? undefined : t('oneLanguage', { language: LANGUAGE_NAMES[letter.language] })}
              value={language}
              options={LANGUAGES.map((one) => ({ value: one, label: LANGUAGE_NAMES[one] }))}
              onChange={(event) => set('of', event.currentTarget.value)}
            />
            {letter.kinds.length > 1 && (
              <Select
                label={t('kind')}
                required
                value={letter.kind}
                options={letter.kinds.map(({ kind, subject }) => ({ value: kind, label: `${subject} (${kind})` }))}
                onChange={(event) => set('kind', event.currentTarget.value)}
              />
            )}
          </div>
          <div className="grid items-start gap-5 xl:grid-cols-2">
            <LetterSentences letter={letter} typed={typed} onType={type} onKept={() => setTyped({})} />
            <Panel title={t('preview.title')} className="xl:sticky xl:top-4">
              <LetterPreview subject={letter.subject} html={letter.html} text={letter.text} language={letter.language} />
            </Panel>
          </div>
          {hasSent(topic) && may('orders.read') && <SentLetterPanel topic={topic} />}
        </>
      )}
    </article>
  )
}
