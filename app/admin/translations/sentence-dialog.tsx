import { useTranslation } from 'react-i18next'
import { Differences } from '../../desk-kit/differences.tsx'
import { ReasonDialog } from '../../desk-kit/reason-dialog.tsx'
import { useAct } from '../../desk-kit/use-act.ts'
import { useDraft } from '../../desk-kit/use-draft.ts'
import type { Language } from '../../i18n/languages.ts'
import { languageName } from '../../i18n/names-of-codes.ts'
import { LONGEST_SENTENCE, placeholdersOf, sentenceFault } from '../../i18n/sentence-check.ts'
import { Button } from '../../ui/button.tsx'
import { TextArea } from '../../ui/field.tsx'
import { changeSentence, placeOf, type Sentence } from './sentence.ts'
import { useFaultWords } from './use-fault-words.ts'

/** Says a sentence differently in one language; what would not be filled as the built-in one is told while it is typed. */
export function SentenceDialog({ language, sentence, onClose }: { language: Language; sentence: Sentence; onClose: () => void }) {
  const { t, i18n } = useTranslation('admin-translations')
  const { act, busy } = useAct()
  const faultWords = useFaultWords()
  const form = `sentence:${language}:${placeOf(sentence)}`
  const typed = useDraft(form, { sentence: sentence.override ?? sentence.builtIn })
  const draft = typed.values.sentence
  const setDraft = (said: string) => typed.set({ sentence: said })
  const fault = sentenceFault(sentence.key, sentence.builtIn, draft)
  const placeholders = placeholdersOf(sentence.builtIn)
  const change = (reason: string) =>
    fault !== undefined
      ? Promise.resolve(false)
      : act({
          ask: () =>
            changeSentence(
              language,
              { namespace: sentence.namespace, key: sentence.key, sentence: draft === sentence.builtIn ? null : draft, seen: sentence.override ?? null },
              reason,
            ),
          done: t('saved'),
          refused: ({ code }) => faultWords(code),
        })
  return (
    <ReasonDialog
      open
      onClose={onClose}
      form={form}
      title={t('change')}
      consequence={t('consequence', { language: languageName(language, i18n.language) })}
      verb={t('save')}
      busy={busy}
      draft={typed}
      onDecide={change}
    >
      <Differences draft={typed} labelOf={() => t('sentence')} />
      <dl className="grid gap-2 text-sm">
        <div>
          <dt className="text-ink-soft">{t('place')}</dt>
          <dd>
            <code className="wrap-anywhere">{placeOf(sentence)}</code>
          </dd>
        </div>
        {language !== 'en' && (
          <div>
            <dt className="text-ink-soft">{languageName('en', i18n.language)}</dt>
            <dd lang="en" className="whitespace-pre-line wrap-anywhere">
              {sentence.english}
            </dd>
          </div>
        )}
        <div>
          <dt className="text-ink-soft">{t('builtIn')}</dt>
          <dd lang={language} className="whitespace-pre-line wrap-anywhere">
            {sentence.builtIn}
          </dd>
        </div>
      </dl>
      <TextArea
        label={t('sentence')}
        hint={placeholders.length > 0 ? t('placeholders', { names: placeholders.map((name) => `{{${name}}}`).join(' ') }) : undefined}
        required
        lang={language}
        maxLength={LONGEST_SENTENCE}
        rows={3}
        value={draft}
        error={fault === undefined ? undefined : faultWords(fault)}
        onChange={(event) => setDraft(event.currentTarget.value)}
      />
      {draft !== sentence.builtIn && (
        <div>
          <Button look="plain" size="small" onClick={() => setDraft(sentence.builtIn)}>
            {t('toBuiltIn')}
          </Button>
        </div>
      )}
    </ReasonDialog>
  )
}
