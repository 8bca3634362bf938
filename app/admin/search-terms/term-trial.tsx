import { type KeyboardEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { TriedSearch } from '../../catalog/search/tried-search.ts'
import { languageOf } from '../../i18n/languages.ts'
import { numberFormat } from '../../i18n/number-format.ts'
import { RefusedAnswer } from '../../platform/answered.ts'
import { callFunction } from '../../platform/call-function.ts'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { LoadFailureLine } from '../../ui/load-failure.tsx'
import { RecordLink } from '../record-link/record-link.tsx'
import { areNames, type Kind, type TermWords, type Trial } from './term.ts'

type TermTrialProps = { id: string | null; kind: Kind; words: TermWords; active: boolean; /** What is tried first. */ first: string }
type State = { for: string; busy: boolean; answer?: Trial; error?: unknown }

/** What a search finds now, beside what it would find with these names; nothing is changed by it. */
export function TermTrial({ id, kind, words, active, first }: TermTrialProps) {
  const { t, i18n } = useTranslation('admin-search-terms')
  const [typed, setTyped] = useState<string>()
  const query = (typed ?? first).trim()
  const wish = { query, language: languageOf(i18n.language) ?? 'en', term: { id, kind, words, active } }
  const asked = JSON.stringify(wish)
  const [held, setState] = useState<State>()
  // What was found for other names is no answer to these.
  const state = held?.for === asked ? held : undefined
  const may = query !== '' && areNames(words)
  const run = async () => {
    setState({ for: asked, busy: true })
    const answer = await callFunction<Trial>('try-search-term', wish)
    setState(answer.done ? { for: asked, busy: false, answer: answer.result } : { for: asked, busy: false, error: new RefusedAnswer(answer.refusal) })
  }
  const onEnter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return
    event.preventDefault()
    if (may) void run()
  }
  return (
    <div className="flex flex-col items-start gap-3">
      <Field
        className="w-full"
        label={t('trial.query')}
        hint={t('trial.text')}
        type="search"
        maxLength={200}
        value={typed ?? first}
        onChange={(event) => setTyped(event.currentTarget.value)}
        onKeyDown={onEnter}
      />
      <Button size="small" look="quiet" busy={state?.busy ?? false} disabled={!may} onClick={() => void run()}>
        {t('trial.run')}
      </Button>
      {state?.error !== undefined && <LoadFailureLine error={state.error} onRetry={() => void run()} />}
      <div role="status" className="w-full">
        {state?.answer && (
          <div className="grid gap-4 sm:grid-cols-2">
            <Found title={t('trial.before')} found={state.answer.before} />
            <Found title={t('trial.after')} found={state.answer.after} new_={state.answer.before} />
          </div>
        )}
      </div>
    </div>
  )
}

/** One side of the trial; what the other side does not find is told. */
function Found({ title, found, new_: other }: { title: string; found: TriedSearch; new_?: TriedSearch }) {
  const { t, i18n } = useTranslation('admin-search-terms')
  const number = numberFormat(i18n.language).format(found.total) + (found.more ? '+' : '')
  return (
    <section aria-label={title} className="min-w-0 text-sm wrap-anywhere">
      <h3 className="font-sans text-sm font-semibold">{title}</h3>
      <p className="text-lg">{t('trial.found', { count: found.total, number })}</p>
      {found.corrected !== null && <p className="text-ink-soft">{t('trial.corrected', { query: found.corrected })}</p>}
      <ul className="mt-2 divide-y divide-line">
        {found.products.map(({ id, name, seller }) => (
          <li key={id} className="py-1.5">
            <RecordLink to="products" id={id}>
              {name}
            </RecordLink>
            <span className="block text-ink-soft">
              {seller}
              {other && !other.products.some((one) => one.id === id) && ` · ${t('trial.new')}`}
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
