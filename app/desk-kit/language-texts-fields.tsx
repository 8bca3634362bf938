import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { LANGUAGE_NAMES, LANGUAGES, type Language } from '../i18n/languages.ts'
import { Field, Select, TextArea } from '../ui/field.tsx'
import type { LanguageTexts } from './language-texts.ts'

type LanguageTextsProps<Name extends string> = {
  legend: string
  texts: LanguageTexts<Name>
  /** The first is the one without which a language says nothing. Several `lines` are a field to write more in. */
  fields: readonly { name: Name; label: string; most: number; lines?: number; hint?: string }[]
  error: string | undefined
  onChange: (texts: LanguageTexts<Name>) => void
}

/** What something says, one language at a time beside the English it is translated from. A language in which nothing is said is left out. */
export function LanguageTextsFields<Name extends string>({ legend, texts, fields, error, onChange }: LanguageTextsProps<Name>) {
  const { t } = useTranslation('desk-kit')
  const [language, setLanguage] = useState<Language>('en')
  const words = texts[language]
  const first = fields[0]?.name
  const set = (name: Name, text: string) => {
    const next = { ...words, [name]: text } as Partial<Record<Name, string>>
    const { [language]: _before, ...others } = texts
    const saysNothing = fields.every((field) => (next[field.name] ?? '') === '')
    onChange(saysNothing ? others : { ...others, [language]: next })
  }
  return (
    <fieldset className="flex flex-col gap-4 rounded-control border border-line p-4">
      <legend className="px-1 text-sm font-semibold">{legend}</legend>
      <Select
        label={t('languageTexts.language')}
        required
        value={language}
        options={LANGUAGES.map((one) => ({
          value: one,
          label: first && texts[one]?.[first] ? LANGUAGE_NAMES[one] : t('languageTexts.missing', { language: LANGUAGE_NAMES[one] }),
        }))}
        onChange={(event) => setLanguage(LANGUAGES.find((one) => one === event.currentTarget.value) ?? 'en')}
      />
      {language !== 'en' && texts.en && (
        <div className="text-sm text-ink-soft" lang="en">
          {fields.map(({ name }) => (
            <p key={name} className={name === first ? 'font-semibold' : 'whitespace-pre-line'}>
              {texts.en?.[name]}
            </p>
          ))}
        </div>
      )}
      {fields.map(({ name, label, most, lines, hint }) => {
        const shared = {
          label,
          ...(hint !== undefined && { hint }),
          required: language === 'en' && name === first,
          maxLength: most,
          lang: language,
          value: words?.[name] ?? '',
          error: name === first ? error : undefined,
        }
        return lines ? (
          <TextArea key={name} {...shared} rows={lines} onChange={(event) => set(name, event.currentTarget.value)} />
        ) : (
          <Field key={name} {...shared} onChange={(event) => set(name, event.currentTarget.value)} />
        )
      })}
    </fieldset>
  )
}
