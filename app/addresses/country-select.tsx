import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { FALLBACK_LANGUAGE, languageOf } from '../i18n/languages.ts'
import { countryList } from '../shipping/countries.ts'
import { Select } from '../ui/field.tsx'

type CountryProps = { country: string; onChange: (country: string) => void; label: string; error?: string | undefined; className?: string }

/** The countries the shop delivers to, in the reader's language. */
export function CountrySelect({ country, onChange, label, error, className }: CountryProps) {
  const { i18n } = useTranslation()
  const language = languageOf(i18n.language) ?? FALLBACK_LANGUAGE
  const options = useMemo(() => countryList(language).map(({ code, name }) => ({ value: code, label: name })), [language])
  return (
    <Select
      label={label}
      required
      name="country"
      autoComplete="shipping country"
      options={options}
      value={country}
      error={error}
      onChange={(event) => onChange(event.currentTarget.value)}
      {...(className && { className })}
    />
  )
}
