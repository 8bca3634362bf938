import { useTranslation } from 'react-i18next'
import { Link, useLocation, useNavigation } from 'react-router'
import { Breadcrumbs } from '../../ui/breadcrumbs.tsx'
import { JsonLd } from '../../ui/json-ld.tsx'
import { LoadMore } from '../../ui/load-more.tsx'
import { wholePictureAddress } from '../../ui/picture-address.ts'
import { LAST_PAGE, PAGE_SIZE } from '../search/product-search.ts'
import { CollectionView } from './collection-view.tsx'
import { collectionAddress } from './collection.ts'
import { collectionJsonLd } from './collections-json-ld.ts'
import type { CollectionData } from './load-collection.server.ts'

/** `/collections/{slug}`: what belongs together, as a page of its own. */
export default function CollectionScreen({ loaderData }: { loaderData: CollectionData }) {
  const { collection, page, siteUrl } = loaderData
  const { slug, title, text, image, total, more, skipped, products } = collection
  const { t, i18n } = useTranslation(['collections', 'catalog'])
  const here = useLocation()
  const { location: coming } = useNavigation()
  const busy = coming !== undefined && coming.pathname === here.pathname
  const reached = skipped + products.length
  const next = (more || reached < total) && products.length > 0 && page < LAST_PAGE ? collectionAddress(slug, page + 1) : undefined
  const home = `${siteUrl}/${i18n.language}`
  const description = text.replace(/\s+/g, ' ').trim().slice(0, 320) || t('description', { title })
  const picture = wholePictureAddress(image, siteUrl)
  return (
    <div className="wrap py-6 sm:py-8">
      <title>{t('pageTitle', { title })}</title>
      <meta name="description" content={description} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      {picture && <meta property="og:image" content={picture} />}
      <JsonLd json={collectionJsonLd({ slug, title, text, products, skipped }, { home, all: t('title') })} />
      <Breadcrumbs trail={[{ label: t('title'), to: '/collections' }]} here={title} className="mb-5" />
      <CollectionView
        collection={collection}
        before={
          skipped > 0 && (
            <p className="mb-5 text-center">
              <Link to={collectionAddress(slug, Math.ceil(skipped / PAGE_SIZE))} className="link">
                {t('catalog:list.earlier')}
              </Link>
            </p>
          )
        }
      >
        <LoadMore shown={reached} total={total} more={more} next={next} busy={busy} />
      </CollectionView>
    </div>
  )
}
