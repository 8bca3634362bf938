import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { CollectionView } from '../../catalog/collections/collection-view.tsx'
import { ShopPreview } from '../../desk-kit/shop-preview.tsx'
import type { Language } from '../../i18n/languages.ts'
import { LoadFailureLine } from '../../ui/load-failure.tsx'
import { Waiting } from '../../ui/skeleton.tsx'
import { type CollectionTexts, previewCollection } from './collection.ts'

type Previewed = { image: string; texts: CollectionTexts } & Parameters<typeof previewCollection>[0]

/** A collection as its page shows it, kept or not: the page's own part, with the pieces it would hold. */
export const CollectionPreview = (collection: Previewed) => <ShopPreview>{(language) => <Page language={language} {...collection} />}</ShopPreview>

function Page({ language, image, texts, kind, rule, products, sort }: Previewed & { language: Language }) {
  const { t } = useTranslation('admin-collections')
  const wanted = { kind, rule, products, sort }
  const held = useQuery({
    queryKey: ['collection-preview', wanted, language],
    queryFn: () => previewCollection(wanted, language),
    enabled: kind === 'hand' || rule !== null,
    placeholderData: keepPreviousData,
    // What cannot be a collection will not be one when it is asked again.
    retry: false,
  })
  const words = texts[language] ?? texts.en ?? {}
  const facts = { title: words.title || t('untitled'), text: words.text ?? '', image }
  return (
    <div className="wrap py-6">
      {held.isError && <LoadFailureLine error={held.error} onRetry={() => void held.refetch()} />}
      {held.isFetching && !held.data && <Waiting className="h-64 w-full" />}
      <CollectionView collection={{ ...facts, ...(held.data ?? { total: 0, more: false, products: [] }) }} />
      {held.data?.total === 0 && <p className="py-8 text-center text-ink-soft">{t('holdsNothing')}</p>}
    </div>
  )
}
