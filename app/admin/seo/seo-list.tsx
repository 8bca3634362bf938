import { useTranslation } from 'react-i18next'
import { SearchWordsPanel } from './search-words-panel.tsx'
import { SeoTabs } from './seo-tabs.tsx'

/** What people look for, and whether they find it. */
export default function SeoList() {
  const { t } = useTranslation('admin-seo')
  return (
    <section aria-labelledby="seo-title" className="flex flex-col gap-4 wrap-anywhere">
      <SeoTabs />
      <header className="max-w-2xl">
        <h1 id="seo-title" className="text-2xl">
          {t('title')}
        </h1>
        <p className="text-sm text-ink-soft">{t('intro')}</p>
      </header>
      <SearchWordsPanel />
    </section>
  )
}
