import { clsx } from 'clsx'
import { Monitor, Moon, Sun } from 'lucide-react'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { CURRENCIES, CURRENCY_CODES, currencyOf } from '../money/currency.ts'
import { useCurrency } from '../money/currency-choice.tsx'
import { controlClass } from '../ui/field.tsx'
import { latePart } from '../ui/late-part.tsx'
import { LanguageLinks } from './language-links.tsx'
import { chooseTheme, THEMES, useTheme } from './theme-choice.ts'

const CurrencyOffer = latePart(async () => (await import('../shipping/offered-currency.tsx')).CurrencyOffer)

/** Currency, language and appearance: in a panel on a desk, in the menu on a phone. */
export function Preferences() {
  const { t } = useTranslation('shell')
  const id = useId()
  return (
    <div className="grid gap-6">
      <CurrencyChoice />
      <section aria-labelledby={`${id}-language`}>
        <h2 id={`${id}-language`} className="mb-1 font-sans text-sm font-semibold text-ink-soft">
          {t('preferences.language')}
        </h2>
        <LanguageLinks className="grid two-up gap-x-4" itemClass="w-full" />
      </section>
      <ThemeChoice />
    </div>
  )
}

function CurrencyChoice() {
  const { t } = useTranslation('shell')
  const { currency, choose } = useCurrency()
  const id = useId()
  return (
    <div className="grid gap-1.5">
      <label htmlFor={id} className="text-sm font-semibold text-ink-soft">
        {t('preferences.currency')}
      </label>
      <select
        id={id}
        value={currency}
        onChange={(event) => choose(currencyOf(event.target.value) ?? 'THB')}
        className={clsx(controlClass, 'select-arrow pe-9')}
        aria-describedby={`${id}-note`}
      >
        {CURRENCY_CODES.map((code) => (
          <option key={code} value={code}>{`${code}  ${CURRENCIES[code].symbol}`}</option>
        ))}
      </select>
      <CurrencyOffer className="link min-h-11 justify-self-start text-sm font-semibold" />
      <p id={`${id}-note`} className="text-xs text-ink-soft">
        {t('preferences.charged')}
      </p>
    </div>
  )
}

const ICONS = { light: Sun, dark: Moon, system: Monitor }

/** Light, dark, or as the device has it. */
export function ThemeChoice() {
  const { t } = useTranslation('shell')
  const theme = useTheme()
  const name = useId()
  return (
    <fieldset>
      <legend className="mb-1.5 text-sm font-semibold text-ink-soft">{t('preferences.theme')}</legend>
      <div className="grid grid-cols-[repeat(auto-fit,minmax(min(5rem,100%),1fr))] gap-2">
        {THEMES.map((one) => {
          const Icon = ICONS[one]
          return (
            <label
              key={one}
              className="flex min-h-16 cursor-pointer flex-col items-center justify-center gap-1.5 rounded-control border border-line px-1 py-2 text-center text-xs leading-tight has-checked:border-indigo has-checked:bg-indigo-wash has-checked:font-semibold has-checked:text-indigo has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-indigo"
            >
              <input type="radio" name={name} value={one} checked={theme === one} onChange={() => chooseTheme(one)} className="sr-only" />
              <Icon className="size-5" aria-hidden="true" />
              {t(`preferences.${one}`)}
            </label>
          )
        })}
      </div>
    </fieldset>
  )
}
