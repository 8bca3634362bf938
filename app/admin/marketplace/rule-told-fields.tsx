import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { LANGUAGE_NAMES, LANGUAGES, type Language } from '../../i18n/languages.ts'
import { Select, TextArea } from '../../ui/field.tsx'
import type { ListingRule } from './listing-rule.ts'

const MOST = 500

/** What a maker reads whose listing says such a word, one language at a time beside the English. Readers of a language it is not in read the English. */
export function RuleToldFields({
  told,
  error,
  onChange,
}: {
  told: ListingRule['told']
  error: string | undefined
  onChange: (told: ListingRule['told']) => void
}) {
  const { t } = useTranslation('admin-marketplace')
  const [language, setLanguage] = useState<Language>('en')
  return (
    <fieldset className="flex flex-col gap-4 rounded-control border border-line p-4">
      <legend className="px-1 text-sm font-semibold">{t('told')}</legend>
      <Select
        label={t('fields.language')}
        required
        value={language}
        options={LANGUAGES.map((one) => ({ value: one, label: told[one] ? LANGUAGE_NAMES[one] : t('languageMissing', { language: LANGUAGE_NAMES[one] }) }))}
        onChange={(event) => setLanguage(LANGUAGES.find((one) => one === event.currentTarget.value) ?? 'en')}
      />
      {language !== 'en' && told.en && (
        <p className="text-sm text-ink-soft" lang="en">
          {told.en}
        </p>
      )}
      <TextArea
        label={t('fields.told')}
        required={language === 'en'}
        maxLength={MOST}
        rows={3}
        lang={language}
        value={told[language] ?? ''}
        error={error}
        onChange={(event) => onChange({ ...told, [language]: event.currentTarget.value })}
      />
    </fieldset>
  )
}
