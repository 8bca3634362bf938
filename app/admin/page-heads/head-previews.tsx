import { useTranslation } from 'react-i18next'
import { Panel } from '../../desk-kit/panel.tsx'
import { LANGUAGE_NAMES, LANGUAGES } from '../../i18n/languages.ts'
import { ResultPreview } from '../seo/result-preview.tsx'
import type { HeadPage, HeadTexts } from './page-head.ts'

/** How a page stands in a list of results, in each language in which something of its own is said. */
export function HeadPreviews({ page, texts }: { page: HeadPage; texts: HeadTexts }) {
  const { t } = useTranslation('admin-page-heads')
  const said = LANGUAGES.filter((language) => texts[language])
  return (
    <Panel title={t('previews')}>
      {said.length === 0 && <p className="text-sm text-ink-soft">{t('asBefore')}</p>}
      <ul className="flex flex-col gap-4">
        {said.map((language) => (
          <li key={language} lang={language}>
            <p className="mb-1 text-sm font-semibold">{LANGUAGE_NAMES[language]}</p>
            <ResultPreview
              title={texts[language]?.title ?? page.name}
              description={texts[language]?.description ?? ''}
              address={`${window.location.origin}/${language}${page.path}`}
            />
          </li>
        ))}
      </ul>
    </Panel>
  )
}
