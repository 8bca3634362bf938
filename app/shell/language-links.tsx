import { clsx } from 'clsx'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router'
import { LANGUAGE_NAMES, LANGUAGES } from '../i18n/languages.ts'
import { rememberLanguage } from '../i18n/remember-language.ts'

/** Where they stand at the end of each page. */
export const LANGUAGES_ID = 'languages'

/** This page in every language. Plain links to other documents: another language is another page, with sentences of its own. */
export function LanguageLinks({ className, itemClass }: { className?: string; itemClass?: string }) {
  const { i18n } = useTranslation()
  const { pathname, search } = useLocation()
  return (
    <ul className={clsx('foot-links system-letters', className)}>
      {LANGUAGES.map((language) => (
        <li key={language}>
          <a
            href={`/${language}${pathname === '/' ? '' : pathname}${search}`}
            // A kept page was made without the parts of the query it does not depend on.
            suppressHydrationWarning
            hrefLang={language}
            lang={language}
            aria-current={i18n.language === language ? 'true' : undefined}
            onClick={() => rememberLanguage(language)}
            className={clsx(itemClass, i18n.language === language && 'font-semibold text-indigo') || undefined}
          >
            {LANGUAGE_NAMES[language]}
          </a>
        </li>
      ))}
    </ul>
  )
}
