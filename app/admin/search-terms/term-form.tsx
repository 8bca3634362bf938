import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { askDatabase } from '../../desk-kit/ask-database.ts'
import { useEditing } from '../../desk-kit/company.tsx'
import { Differences } from '../../desk-kit/differences.tsx'
import { DraftNotice } from '../../desk-kit/draft-notice.tsx'
import { isReason } from '../../desk-kit/is-reason.ts'
import { LanguageTextsFields } from '../../desk-kit/language-texts-fields.tsx'
import { Panel } from '../../desk-kit/panel.tsx'
import { UnsavedGuard } from '../../desk-kit/unsaved-guard.tsx'
import { useAct } from '../../desk-kit/use-act.ts'
import { useDraft } from '../../desk-kit/use-draft.ts'
import { Button } from '../../ui/button.tsx'
import { Checkbox } from '../../ui/checkbox.tsx'
import { Select, TextArea } from '../../ui/field.tsx'
import { areNames, draftOf, KINDS, type TermDraft, type TermRow, wordsOf } from './term.ts'
import { TermTrial } from './term-trial.tsx'

const REFUSED = ['term_words', 'too_many'] as const
/** More than any language's names take, one a line. */
const TEXT_MOST = 3000

type TermFormProps = {
  term?: TermRow
  /** A name somebody came with: what a search that found nothing was for. */ word: string
  onDone: (id: string) => void
  onCancel?: () => void
}

/** Writes what a thing is called, and tries a search with it before it is kept. */
export function TermForm({ term, word, onDone, onCancel }: TermFormProps) {
  const { t } = useTranslation('admin-search-terms')
  const { act, busy } = useAct()
  const draft = useDraft<TermDraft>('search-term', draftOf(term, word))
  const { values, set } = draft
  const [tried, setTried] = useState(false)
  useEditing(draft.dirty)
  const words = wordsOf(values)
  const problems = { words: !areNames(words), reason: !isReason(values.reason) }
  const said = (problem: keyof typeof problems) => (tried && problems[problem] ? t(`problems.${problem}`) : undefined)
  const save = async (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (Object.values(problems).some(Boolean) || draft.differences.length > 0) return
    let id = ''
    const saved = await act({
      ask: () =>
        askDatabase<string>('write_search_term', {
          p_id: term?.id ?? null,
          p_kind: values.kind,
          p_words: words,
          p_active: values.active,
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
  return (
    <div className="grid items-start gap-4 xl:grid-cols-2">
      <Panel title={t(term ? 'change' : 'new')}>
        <form noValidate className="flex max-w-3xl flex-col gap-4" onSubmit={(event) => void save(event)}>
          <DraftNotice of={[draft]} />
          <UnsavedGuard dirty={draft.dirty} />
          <Differences
            draft={draft}
            labelOf={(field) => t(`fields.${field}`)}
            sayValue={(_field, value) => (typeof value === 'string' ? value : JSON.stringify(value))}
          />
          {word !== '' && <p className="text-sm text-ink-soft">{t('cameWith', { word })}</p>}
          <Select
            label={t('fields.kind')}
            required
            value={values.kind}
            options={KINDS.map((kind) => ({ value: kind, label: t(`kinds.${kind}`) }))}
            onChange={(event) => set({ kind: KINDS.find((kind) => kind === event.currentTarget.value) ?? 'object' })}
          />
          <LanguageTextsFields
            legend={t('fields.names')}
            texts={values.names}
            fields={[{ name: 'names', label: t('namesLabel'), hint: t('namesHint'), most: TEXT_MOST, lines: 5 }]}
            error={said('words')}
            onChange={(names) => set({ names })}
          />
          <TextArea
            label={t('fields.roman')}
            hint={t('romanHint')}
            rows={3}
            maxLength={TEXT_MOST}
            value={values.roman}
            onChange={(event) => set({ roman: event.currentTarget.value })}
          />
          <Checkbox label={t('fields.active')} checked={values.active} onChange={(event) => set({ active: event.currentTarget.checked })} />
          <TextArea
            label={t('fields.reason')}
            required
            maxLength={500}
            rows={2}
            value={values.reason}
            error={said('reason')}
            onChange={(event) => set({ reason: event.currentTarget.value })}
          />
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
      <Panel title={t('trial.title')}>
        <TermTrial id={term?.id ?? null} kind={values.kind} words={words} active={values.active} first={word || (words.en?.[0] ?? '')} />
      </Panel>
    </div>
  )
}
