import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { askDatabase } from '../../desk-kit/ask-database.ts'
import { useEditing } from '../../desk-kit/company.tsx'
import { Differences } from '../../desk-kit/differences.tsx'
import { DraftNotice } from '../../desk-kit/draft-notice.tsx'
import { isReason } from '../../desk-kit/is-reason.ts'
import { Panel } from '../../desk-kit/panel.tsx'
import { UnsavedGuard } from '../../desk-kit/unsaved-guard.tsx'
import { useAct } from '../../desk-kit/use-act.ts'
import { useDraft } from '../../desk-kit/use-draft.ts'
import { Button } from '../../ui/button.tsx'
import { Field, Select, TextArea } from '../../ui/field.tsx'
import { EVERY, type TermRow } from './term-row.ts'
import { useLanguageWords } from './use-language-words.ts'

const REFUSED = ['term_words', 'term_languages', 'term_there', 'terms_full'] as const

const draftOf = (term?: TermRow) => ({
  source: term?.source_language ?? EVERY,
  target: term?.target_language ?? EVERY,
  term: term?.term ?? '',
  said: term?.kept ? '' : (term?.said ?? ''),
  note: term?.note ?? '',
  reason: '',
})

type TermFormProps = { term?: TermRow; onDone: (id: string) => void; onCancel?: () => void }

/** Adds a term or changes one. Left empty, how it is said is the term itself: it is never translated. */
export function TermForm({ term, onDone, onCancel }: TermFormProps) {
  const { t } = useTranslation('admin-machine-translation')
  const { act, busy } = useAct()
  const languages = useLanguageWords()
  const draft = useDraft('translation-term', draftOf(term))
  const { values } = draft
  const [tried, setTried] = useState(false)
  useEditing(draft.dirty)
  const problems = {
    term: values.term.trim().length < 2,
    target: values.source !== EVERY && values.source === values.target,
    reason: !isReason(values.reason),
  }
  const said = (problem: keyof typeof problems) => (tried && problems[problem] ? t(`problems.${problem}`) : undefined)
  const save = async (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (Object.values(problems).some(Boolean) || draft.differences.length > 0) return
    let id = ''
    const saved = await act({
      ask: () =>
        askDatabase<string>('write_translation_term', {
          p_id: term?.id ?? null,
          p_source: values.source,
          p_target: values.target,
          p_term: values.term.trim(),
          p_said: values.said.trim() || values.term.trim(),
          p_note: values.note.trim(),
          p_seen: term?.changed_at ?? null,
          p_reason: values.reason.trim(),
        }),
      done: (made) => {
        id = made
        return t(term ? 'changed' : 'made')
      },
      refused: ({ code }) => {
        const own = REFUSED.find((one) => one === code)
        return own && t(`refused.${own}`)
      },
    })
    if (!saved) return
    draft.forget()
    onDone(id)
  }
  const sayValue = (field: string, value: unknown) => (field === 'source' || field === 'target' ? languages.say(String(value)) : String(value))
  return (
    <Panel title={t(term ? 'change' : 'new')}>
      <form noValidate className="flex max-w-3xl flex-col gap-4" onSubmit={(event) => void save(event)}>
        <DraftNotice of={[draft]} />
        <UnsavedGuard dirty={draft.dirty} />
        <Differences draft={draft} labelOf={(field) => t(`fields.${field}`)} sayValue={sayValue} />
        <Field
          label={t('fields.term')}
          hint={t('termHint')}
          required
          maxLength={100}
          value={values.term}
          error={said('term')}
          onChange={(event) => draft.set({ term: event.currentTarget.value })}
        />
        <Field
          label={t('fields.said')}
          hint={t('saidHint')}
          maxLength={100}
          value={values.said}
          onChange={(event) => draft.set({ said: event.currentTarget.value })}
        />
        <div className="grid gap-4 sm:grid-cols-2">
          <Select
            label={t('fields.source')}
            required
            value={values.source}
            options={languages.withEvery}
            onChange={(event) => draft.set({ source: event.currentTarget.value })}
          />
          <Select
            label={t('fields.target')}
            required
            value={values.target}
            error={said('target')}
            options={languages.withEvery}
            onChange={(event) => draft.set({ target: event.currentTarget.value })}
          />
        </div>
        <TextArea label={t('fields.note')} maxLength={300} rows={2} value={values.note} onChange={(event) => draft.set({ note: event.currentTarget.value })} />
        <TextArea
          label={t('fields.reason')}
          required
          maxLength={500}
          rows={2}
          value={values.reason}
          error={said('reason')}
          onChange={(event) => draft.set({ reason: event.currentTarget.value })}
        />
        <p className="text-sm text-ink-soft">{t('marks')}</p>
        <div className="flex flex-wrap gap-3">
          <Button type="submit" busy={busy}>
            {t('save')}
          </Button>
          {onCancel && (
            <Button look="plain" onClick={onCancel}>
              {t('cancel')}
            </Button>
          )}
        </div>
      </form>
    </Panel>
  )
}
