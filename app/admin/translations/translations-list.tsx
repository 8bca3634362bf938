import { useTranslation } from 'react-i18next'
import { Link, useSearchParams } from 'react-router'
import { useDeskPath } from '../../desk-kit/use-desk-path.ts'
import { useMay } from '../../desk-kit/desk-rights.tsx'
import { LANGUAGE_NAMES, LANGUAGES, languageOf } from '../../i18n/languages.ts'
import { Late } from '../../desk-kit/late.tsx'
import { Select } from '../../ui/field.tsx'
import { Tabs } from '../../ui/tabs.tsx'
import { CoveragePanel } from './coverage-panel.tsx'
import { SentencesPanel } from './sentences-panel.tsx'

/** How the shop speaks in each language: its own sentences, said differently where staff want it so, and what products, makers and posts say. */
export default function TranslationsList() {
  const { t, i18n } = useTranslation('admin-translations')
  const may = useMay()
  const path = useDeskPath()
  const [search, setSearch] = useSearchParams()
  const language = languageOf(search.get('of')) ?? languageOf(i18n.language) ?? 'en'
  const set = (name: string, value: string) => {
    const next = new URLSearchParams(search)
    if (value === '') next.delete(name)
    else next.set(name, value)
    setSearch(next, { replace: true })
  }
  return (
    <section aria-labelledby="translations-title" className="flex flex-col gap-5">
      <h1 id="translations-title" className="text-2xl">
        {t('title')}
      </h1>
      <p className="max-w-prose text-ink-soft">
        {t('intro')}{' '}
        {may('letters.read') && (
          <Link to={path('email-templates')} className="text-indigo underline">
            {t('toEmails')}
          </Link>
        )}
      </p>
      <Select
        className="sm:max-w-xs"
        label={t('language')}
        required
        value={language}
        options={LANGUAGES.map((one) => ({ value: one, label: LANGUAGE_NAMES[one] }))}
        onChange={(event) => set('of', event.currentTarget.value)}
      />
      <Tabs
        label={t('view')}
        current={search.get('view') ?? 'sentences'}
        onChange={(view) => set('view', view === 'sentences' ? '' : view)}
        tabs={[
          {
            id: 'sentences',
            label: t('views.sentences'),
            content: (
              <Late className="h-96 w-full">
                <SentencesPanel language={language} />
              </Late>
            ),
          },
          {
            id: 'contents',
            label: t('views.contents'),
            content: (
              <Late className="h-96 w-full">
                <CoveragePanel language={language} onLanguage={(one) => set('of', one)} />
              </Late>
            ),
          },
        ]}
      />
    </section>
  )
}
