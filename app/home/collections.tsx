import { useTranslation } from 'react-i18next'
import { CollectionTiles } from '../catalog/collections/collection-tiles.tsx'
import type { CollectionTile } from '../catalog/collections/collection.ts'
import { Section } from './section.tsx'

/** What the shop has put together, of which staff show some here. */
export function Collections({ collections }: { collections: readonly CollectionTile[] }) {
  const { t } = useTranslation('collections')
  return (
    <Section title={t('title')} lead={t('lead')} all={{ to: '/collections', label: t('allCollections') }}>
      <CollectionTiles collections={collections} level={3} />
    </Section>
  )
}
