import { useTranslation } from 'react-i18next'
import { ButtonLink } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { JsonLd } from '../../ui/json-ld.tsx'
import { CollectionTiles } from './collection-tiles.tsx'
import type { CollectionTile } from './collection.ts'
import { collectionsJsonLd } from './collections-json-ld.ts'

/** `/collections`: everything that was put together, in the order its makers gave it. */
export default function CollectionsScreen({ loaderData }: { loaderData: { collections: readonly CollectionTile[]; siteUrl: string } }) {
  const { t, i18n } = useTranslation('collections')
  const { collections, siteUrl } = loaderData
  return (
    <div className="wrap py-8 sm:py-12">
      <title>{t('pageTitle', { title: t('title') })}</title>
      <meta name="description" content={t('lead')} />
      {collections.length === 0 && <meta name="robots" content="noindex, follow" />}
      <JsonLd json={collectionsJsonLd(collections, { home: `${siteUrl}/${i18n.language}`, title: t('title') })} />
      <h1 className="text-3xl sm:text-4xl">{t('title')}</h1>
      <p className="mt-3 max-w-text text-lg text-ink-soft">{t('lead')}</p>
      <div className="mt-8 sm:mt-10">
        {collections.length === 0 ? (
          <EmptyState level={2} title={t('none')} text={t('noneText')} actions={<ButtonLink to="/products">{t('all')}</ButtonLink>} />
        ) : (
          <CollectionTiles collections={collections} level={2} first={3} />
        )}
      </div>
    </div>
  )
}
