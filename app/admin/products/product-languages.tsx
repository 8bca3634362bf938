import { useTranslation } from 'react-i18next'
import { Panel } from '../../desk-kit/panel.tsx'
import { languageName } from '../../i18n/names-of-codes.ts'
import { LANGUAGES } from '../../i18n/languages.ts'
import { Badge, type BadgeTone } from '../../ui/badge.tsx'
import type { ProductSheet } from './product-sheet.ts'

const TONES: Readonly<Record<string, BadgeTone>> = { reviewed: 'leaf', machine: 'gold', stale: 'sale', draft: 'quiet' }

/** In which languages a piece can be read, where each text comes from, and which are missing. */
export function ProductLanguages({ source, languages }: { source: string; languages: ProductSheet['languages'] }) {
  const { t, i18n } = useTranslation('admin-products')
  const missing = LANGUAGES.filter((language) => language !== source && !languages.some((one) => one.language === language))
  return (
    <Panel title={t('languages.title')}>
      <ul className="flex flex-col gap-2 text-sm">
        {languages.map(({ language, name, state }) => (
          <li key={language}>
            <span className="font-semibold">{languageName(language, i18n.language)}</span>{' '}
            <Badge tone={TONES[state] ?? 'quiet'}>{t(`languages.states.${state}`)}</Badge>
            <p className="text-ink-soft wrap-anywhere" lang={language}>
              {name}
            </p>
          </li>
        ))}
      </ul>
      {missing.length > 0 && (
        <p className="mt-2 text-sm text-ink-soft">
          {t('languages.missing', { languages: missing.map((language) => languageName(language, i18n.language)).join(', ') })}
        </p>
      )}
    </Panel>
  )
}
