import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { LANGUAGE_NAMES, LANGUAGES, type Language } from '../../i18n/languages.ts'
import { Field, Select, TextArea } from '../../ui/field.tsx'
import { SUBTITLE_MOST, TITLE_MOST } from './slide-draft.ts'
import type { SlideTexts } from './slide.ts'

const NOTHING = { title: '', subtitle: '' }

/** What a slide says, one language at a time beside the English it is translated from. */
export function SlideTextsFields({ texts, error, onChange }: { texts: SlideTexts; error: string | undefined; onChange: (texts: SlideTexts) => void }) {
  const { t } = useTranslation('admin-hero-slides')
  const [language, setLanguage] = useState<Language>('en')
  const words = texts[language] ?? NOTHING
  const set = (change: Partial<typeof NOTHING>) => {
    const next = { ...words, ...change }
    const { [language]: _before, ...others } = texts
    onChange(next.title === '' && next.subtitle === '' ? others : { ...others, [language]: next })
  }
  return (
    <fieldset className="flex flex-col gap-4 rounded-control border border-line p-4">
      <legend className="px-1 text-sm font-semibold">{t('fields.texts')}</legend>
      <Select
        label={t('fields.language')}
        required
        value={language}
        options={LANGUAGES.map((one) => ({
          value: one,
          label: texts[one]?.title ? LANGUAGE_NAMES[one] : t('languageMissing', { language: LANGUAGE_NAMES[one] }),
        }))}
        onChange={(event) => setLanguage(LANGUAGES.find((one) => one === event.currentTarget.value) ?? 'en')}
      />
      {language !== 'en' && texts.en && (
        <p className="text-sm text-ink-soft" lang="en">
          <span className="font-semibold">{texts.en.title}</span>
          <span className="block">{texts.en.subtitle}</span>
        </p>
      )}
      <Field
        label={t('fields.title')}
        required={language === 'en'}
        maxLength={TITLE_MOST}
        lang={language}
        value={words.title}
        error={error}
        onChange={(event) => set({ title: event.currentTarget.value })}
      />
      <TextArea
        label={t('fields.subtitle')}
        maxLength={SUBTITLE_MOST}
        rows={2}
        lang={language}
        value={words.subtitle}
        onChange={(event) => set({ subtitle: event.currentTarget.value })}
      />
    </fieldset>
  )
}
