import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'
import { Tabs } from '../../ui/tabs.tsx'
import { useMay } from '../../desk-kit/desk-rights.tsx'
import { HeadPatternsPanel } from './head-patterns-panel.tsx'
import { PageCheckPanel } from './page-check-panel.tsx'
import { SearchWordsPanel } from './search-words-panel.tsx'
import { SeoTabs } from './seo-tabs.tsx'
import { SitemapPanel } from './sitemap-panel.tsx'

const PARTS = ['words', 'patterns', 'check', 'sitemap'] as const

/** What people look for, and what search engines read of the shop. */
export default function SeoList() {
  const { t } = useTranslation('admin-seo')
  const [search, setSearch] = useSearchParams()
  const may = useMay()
  const parts = PARTS.filter((one) => one !== 'patterns' || may('translations.read'))
  const part = parts.find((one) => one === search.get('part')) ?? 'words'
  const contents = {
    words: (
      <div className="flex flex-col gap-4">
        <SearchWordsPanel />
      </div>
    ),
    patterns: <HeadPatternsPanel />,
    check: (
      <div className="flex flex-col gap-4">
        <PageCheckPanel />
      </div>
    ),
    sitemap: <SitemapPanel />,
  }
  return (
    <section aria-labelledby="seo-title" className="flex flex-col gap-4 wrap-anywhere">
      <SeoTabs />
      <header className="max-w-2xl">
        <h1 id="seo-title" className="text-2xl">
          {t('title')}
        </h1>
        <p className="text-sm text-ink-soft">{t('intro')}</p>
      </header>
      <Tabs
        label={t('title')}
        current={part}
        onChange={(id) => setSearch(id === 'words' ? {} : { part: id }, { replace: true })}
        tabs={parts.map((id) => ({ id, label: t(`parts.${id}`), content: contents[id] }))}
      />
    </section>
  )
}
