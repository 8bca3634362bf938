import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router'
import { FALLBACK_LANGUAGE, type Language, LANGUAGE_NAMES, languageOf, LANGUAGES } from '../../i18n/languages.ts'
import { rememberLanguage } from '../../i18n/remember-language.ts'
import { CURRENCY_CODES, currencyOf } from '../../money/currency.ts'
import { useCurrency } from '../../money/currency-choice.tsx'
import { ThemeChoice } from '../../shell/preferences.tsx'
import { Select } from '../../ui/field.tsx'
import { showToast } from '../../ui/toast.ts'
import { savePreference } from '../my-account.ts'
import { SettingsSection } from '../settings-section.tsx'

/** Language, currency and theme. Each is in force at once; language and currency follow the person to other devices and into letters. */
export function AppearanceSection({ personId }: { personId: string }) {
  const { t, i18n } = useTranslation(['settings', 'money'])
  const { currency, choose } = useCurrency()
  const { pathname } = useLocation()
  const language = languageOf(i18n.language) ?? FALLBACK_LANGUAGE

  const save = async (change: Parameters<typeof savePreference>[1]): Promise<boolean> => {
    try {
      await savePreference(personId, change)
      return true
    } catch {
      showToast({ title: t('notSaved'), tone: 'failure' })
      return false
    }
  }
  const speak = async (chosen: Language) => {
    if (!(await save({ language: chosen }))) return
    rememberLanguage(chosen)
    // Another language is another document.
    window.location.assign(`/${chosen}${pathname}`)
  }
  const count = async (code: string) => {
    const chosen = currencyOf(code)
    if (!chosen) return
    choose(chosen)
    if (await save({ currency: chosen })) showToast({ title: t('appearance.saved'), tone: 'success' })
  }
  return (
    <SettingsSection id="appearance" title={t('appearance.title')}>
      <div className="grid items-start gap-5 sm:grid-cols-2">
        <Select
          label={t('appearance.language')}
          hint={t('appearance.languageHint')}
          required
          // The page follows when the choice is saved; until then it speaks the old one.
          value={language}
          options={LANGUAGES.map((code) => ({ value: code, label: LANGUAGE_NAMES[code] }))}
          onChange={(event) => void speak(languageOf(event.currentTarget.value) ?? language)}
        />
        <Select
          label={t('appearance.currency')}
          hint={t('appearance.currencyHint')}
          required
          value={currency}
          options={CURRENCY_CODES.map((code) => ({ value: code, label: `${code} · ${t(`currency.${code}`, { ns: 'money' })}` }))}
          onChange={(event) => void count(event.currentTarget.value)}
        />
      </div>
      <div className="max-w-md">
        <ThemeChoice />
      </div>
    </SettingsSection>
  )
}
