import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { LANGUAGE_NAMES, LANGUAGES, type Language } from '../../i18n/languages.ts'
import { Field, Select, TextArea } from '../../ui/field.tsx'
import { BODY_MOST, BUTTON_MOST, SUBJECT_MOST } from './issue-draft.ts'
import type { IssueTexts } from './newsletter-row.ts'

const NOTHING = { subject: '', body: '', button: '' }

type WordsFieldsProps = { texts: IssueTexts; error: string | undefined; onChange: (texts: IssueTexts) => void }

/** What an issue says: English, and beside it the language that is being written. */
export function WordsFields({ texts, error, onChange }: WordsFieldsProps) {
  const { t } = useTranslation('admin-newsletters')
  const [beside, setBeside] = useState<Language>('th')
  return (
    <fieldset className="flex flex-col gap-4 rounded-control border border-line p-4">
      <legend className="px-1 text-sm font-semibold">{t('fields.texts')}</legend>
      <p className="text-sm text-ink-soft">{t('textsHint')}</p>
      <div className="grid items-start gap-6 xl:grid-cols-2">
        <OneLanguage language="en" texts={texts} error={error} onChange={onChange} />
        <div className="flex flex-col gap-4">
          <Select
            label={t('fields.language')}
            required
            value={beside}
            options={LANGUAGES.filter((one) => one !== 'en').map((one) => ({
              value: one,
              label: texts[one] ? LANGUAGE_NAMES[one] : t('languageMissing', { language: LANGUAGE_NAMES[one] }),
            }))}
            onChange={(event) => setBeside(LANGUAGES.find((one) => one === event.currentTarget.value) ?? 'th')}
          />
          <OneLanguage key={beside} language={beside} texts={texts} onChange={onChange} />
        </div>
      </div>
    </fieldset>
  )
}

type OneLanguageProps = { language: Language; texts: IssueTexts; error?: string | undefined; onChange: (texts: IssueTexts) => void }

function OneLanguage({ language, texts, error, onChange }: OneLanguageProps) {
  const { t } = useTranslation('admin-newsletters')
  const words = texts[language] ?? NOTHING
  const of = LANGUAGE_NAMES[language]
  const set = (change: Partial<typeof NOTHING>) => {
    const next = { ...words, ...change }
    const { [language]: _before, ...others } = texts
    onChange(Object.values(next).every((one) => one === '') ? others : { ...others, [language]: next })
  }
  return (
    <div className="flex flex-col gap-4">
      <Field
        label={t('fields.subject', { language: of })}
        required={language === 'en'}
        lang={language}
        maxLength={SUBJECT_MOST}
        value={words.subject}
        error={error}
        onChange={(event) => set({ subject: event.currentTarget.value })}
      />
      <TextArea
        label={t('fields.body', { language: of })}
        hint={language === 'en' ? t('bodyHint') : undefined}
        required={language === 'en'}
        lang={language}
        rows={12}
        maxLength={BODY_MOST}
        value={words.body}
        onChange={(event) => set({ body: event.currentTarget.value })}
      />
      <Field
        label={t('fields.button', { language: of })}
        lang={language}
        maxLength={BUTTON_MOST}
        value={words.button}
        onChange={(event) => set({ button: event.currentTarget.value })}
      />
    </div>
  )
}
