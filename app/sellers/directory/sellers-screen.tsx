import { clsx } from 'clsx'
import { MapPin } from 'lucide-react'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useLocation, useNavigation } from 'react-router'
import { numberFormat } from '../../i18n/number-format.ts'
import { fromRows } from '../../platform/rows.ts'
import { asleep } from '../../ui/asleep.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { ButtonLink } from '../../ui/button.tsx'
import { LoadMore } from '../../ui/load-more.tsx'
import { Picture } from '../../ui/picture.tsx'
import { SellerCard } from './seller-card.tsx'
import { SellerChips } from './seller-chips.tsx'
import { SellerFilters } from './seller-filters.tsx'
import { isNarrowed, sellersAddress, type SellerSearch } from '../seller-search.ts'
import { TellerStory } from '../teller-story.tsx'
import type { Teller } from '../teller.ts'
import type { SellerPage } from '../seller.ts'
import type { SellersData } from './load-sellers.server.ts'
import { JsonLd } from '../../ui/json-ld.tsx'
import { ShelfLink } from '../../ui/shelf-link.tsx'
import { Part } from '../../ui/part.tsx'

const SleepingCard = asleep(SellerCard)
/** The cards of a first view. */
const FIRST_VIEW = 3

/** Everybody who sells here: found by name, craft or place, narrowed by what matters, with somebody to meet first. */
export default function SellersScreen({ loaderData: sent }: { loaderData: SellersData }) {
  const { t, i18n } = useTranslation('sellers')
  const loaderData = useMemo(() => ({ ...sent, sellers: fromRows(sent.sellers), provinces: fromRows(sent.provinces) }), [sent])
  const { search, sellers, total, regions, provinces, skipped, near, spotlight, language, siteUrl } = loaderData
  const { location } = useNavigation()
  const here = useLocation()
  const busy = location?.pathname === here.pathname
  const number = numberFormat(i18n.language)
  const shown = skipped + sellers.length
  const provinceName = provinces.find(({ code }) => code === search.province)?.name
  const heading = provinceName
    ? t('list.titleRegion', { region: provinceName })
    : search.region
      ? t('list.titleRegion', { region: t(`regions.${search.region}`) })
      : t('list.title')
  return (
    <div className="wrap py-8 sm:py-12">
      <title>{t('list.pageTitle', { title: heading })}</title>
      <meta name="description" content={t('list.description')} />
      {isNarrowed({ ...search, region: '', province: '' }) && <meta name="robots" content="noindex" />}
      <JsonLd json={jsonLd(loaderData, `${siteUrl}/${language}`)} />
      <h1 className="text-3xl sm:text-4xl">{heading}</h1>
      <p className="mt-3 max-w-text text-lg text-ink-soft">{t('list.lead')}</p>
      <p className="mt-2">
        <Link
          to={search.region ? `/map?region=${search.region}` : '/map'}
          className="inline-flex min-h-11 items-center gap-2 font-semibold text-indigo hover:underline"
        >
          <MapPin className="size-5" aria-hidden="true" />
          {t('shell:nav.map')}
        </Link>
      </p>
      <nav aria-label={t('list.regions')} className="mt-5">
        <ul className="chip-row">
          <RegionLink search={search} region="" label={t('regions.all')} count={number.format(regions.reduce((sum, { count }) => sum + count, 0))} />
          {regions.map(({ region, count }) => (
            <RegionLink key={region} search={search} region={region} label={t(`regions.${region}`)} count={number.format(count)} />
          ))}
        </ul>
      </nav>
      <SellerFilters search={search} page={loaderData} />
      <SellerChips search={search} page={loaderData} />
      {spotlight && <Spotlight teller={spotlight} />}
      <p role="status" className="mt-6 text-ink-soft">
        {near ? t('list.near', { q: search.q }) : t('list.count', { count: total, number: number.format(total) })}
      </p>
      {sellers.length === 0 ? (
        <EmptyState level={2} title={t('list.none')} text={t('list.noneText')} actions={<ButtonLink to="/sellers">{t('list.showAll')}</ButtonLink>} />
      ) : (
        <ul className={clsx('mt-4 grid grid-cols-1 gap-5 transition-opacity sm:grid-cols-2 lg:grid-cols-3', busy && 'opacity-60')}>
          {sellers.map((seller, index) => (
            <li key={seller.id}>
              <Part>{index < FIRST_VIEW ? <SellerCard seller={seller} first={!spotlight} /> : <SleepingCard seller={seller} />}</Part>
            </li>
          ))}
        </ul>
      )}
      {sellers.length > 0 && (
        <LoadMore shown={shown} total={total} next={shown < total ? sellersAddress({ ...search, page: search.page + 1 }) : undefined} busy={busy} />
      )}
    </div>
  )
}

/** Somebody to meet before any choice is made: a piece, and the beginning of a story. */
function Spotlight({ teller }: { teller: Teller }) {
  const { t } = useTranslation('sellers')
  return (
    <section aria-labelledby="spotlight" className="mt-8">
      <h2 id="spotlight" className="mb-4 text-2xl">
        {t('spotlight.title')}
      </h2>
      <div className={clsx('grid items-stretch gap-5', teller.picture && 'md:grid-cols-[minmax(0,18rem)_minmax(0,1fr)]')}>
        {teller.picture && (
          <div className="overflow-hidden rounded-card max-md:hidden">
            <Picture
              src={teller.picture.image}
              alt={t('spotlight.productBy', { product: teller.picture.name, seller: teller.name })}
              ratio="1"
              sizes="18rem"
              fallback="/pictures/placeholder.webp"
              className="h-full"
            />
          </div>
        )}
        <TellerStory teller={teller} className="content-center" />
      </div>
    </section>
  )
}

function RegionLink({ search, region, label, count }: { search: SellerSearch; region: SellerSearch['region']; label: string; count: string }) {
  return (
    <ShelfLink
      to={sellersAddress({ ...search, region, province: '', page: 1 })}
      preventScrollReset
      label={label}
      current={search.region === region}
      count={count}
    />
  )
}

/** schema.org's ItemList of the makers shown. */
function jsonLd({ sellers, skipped }: Pick<SellerPage, 'sellers' | 'skipped'>, home: string): string {
  const itemListElement = sellers
    .slice(0, 24)
    .map(({ id, name }, index) => ({ '@type': 'ListItem', position: skipped + index + 1, name, url: `${home}/sellers/${id}` }))
  return JSON.stringify({ '@context': 'https://schema.org', '@type': 'ItemList', itemListElement })
}
