import { clsx } from 'clsx'
import { useEffect, useId, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Form, Link, useLocation, useNavigation, useSubmit } from 'react-router'
import { numberFormat } from '../i18n/number-format.ts'
import { NO_SELLER_SEARCH, sellersAddress } from '../sellers/seller-search.ts'
import { Button, ButtonLink } from '../ui/button.tsx'
import { Checkbox } from '../ui/checkbox.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { controlClass } from '../ui/field.tsx'
import { MapDrawing } from './map-drawing.tsx'
import { MapSellerRow } from './map-seller-row.tsx'
import type { MapData } from './load-map.server.ts'
import { mapAddress, type MapSearch } from './map-search.ts'
import { ShelfLink } from '../ui/shelf-link.tsx'
import { Part } from '../ui/part.tsx'

/** Where the makers work: a map to choose a region and a place on, and the makers of it beside. */
export default function MapScreen({ loaderData }: { loaderData: MapData }) {
  const { t, i18n } = useTranslation(['map', 'sellers'])
  const { search, regions, clusters, crafts } = loaderData
  const number = numberFormat(i18n.language)
  const { location } = useNavigation()
  const busy = location?.pathname === useLocation().pathname
  const heading = search.region ? t('titleRegion', { region: t(`sellers:regions.${search.region}`) }) : t('title')
  return (
    <div className="wrap py-8 sm:py-12">
      <title>{t('sellers:list.pageTitle', { title: heading })}</title>
      <meta name="description" content={t('description')} />
      <h1 className="text-3xl sm:text-4xl">{heading}</h1>
      <p className="mt-3 max-w-text text-lg text-ink-soft">{t('lead')}</p>
      <nav aria-label={t('sellers:list.regions')} className="mt-5">
        <ul className="chip-row">
          <RegionLink search={search} region="" label={t('sellers:regions.all')} count={number.format(regions.reduce((sum, { count }) => sum + count, 0))} />
          {regions.map(({ region, count }) => (
            <RegionLink key={region} search={search} region={region} label={t(`sellers:regions.${region}`)} count={number.format(count)} />
          ))}
        </ul>
      </nav>
      <Choices key={`${search.region} ${search.craft} ${search.verified}`} search={search} crafts={crafts} />
      <div className={clsx('mt-6 grid gap-8 transition-opacity lg:grid-cols-2 lg:gap-12', busy && 'opacity-60')}>
        <figure className="lg:sticky lg:top-24 lg:self-start">
          <MapDrawing
            search={search}
            clusters={clusters}
            className="mx-auto block w-full rounded-card border border-line bg-surface lg:h-[calc(100dvh-11rem)]"
          />
          <figcaption className="mt-2 text-sm text-ink-soft">{t('legend')}</figcaption>
        </figure>
        <Sellers data={loaderData} />
      </div>
    </div>
  )
}

/** The makers of the chosen place, and the ways on from there. */
function Sellers({ data: { search, regions, clusters, sellers } }: { data: MapData }) {
  const { t, i18n } = useTranslation(['map', 'sellers'])
  const number = numberFormat(i18n.language)
  const heading = useRef<HTMLHeadingElement>(null)
  const chosen = search.at && clusters.find(({ cell }) => cell.column === search.at?.column && cell.row === search.at.row)
  const inRegion = regions.reduce((sum, { region, count }) => (search.region === '' || search.region === region ? sum + count : sum), 0)
  const total = search.at ? (chosen?.count ?? 0) : inRegion
  const place = chosen && `${chosen.cell.column}-${chosen.cell.row}`
  // On a phone the list is below the map: whoever chose a mark sees that it has changed.
  useEffect(() => {
    if (place) heading.current?.scrollIntoView({ block: 'nearest' })
  }, [place])
  return (
    <section aria-labelledby="map-sellers">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <div role="status">
          <h2 id="map-sellers" ref={heading} className="scroll-mb-64 text-xl">
            {chosen
              ? t('near', { count: total, number: number.format(total), place: chosen.province })
              : t('sellers:list.count', { count: total, number: number.format(total) })}
          </h2>
        </div>
        {search.at && (
          <Link
            to={mapAddress({ ...search, at: null })}
            preventScrollReset
            className="inline-flex min-h-9 items-center text-indigo underline pointer-coarse:min-h-11"
          >
            {t('everywhere')}
          </Link>
        )}
      </div>
      {sellers.length === 0 ? (
        <EmptyState level={3} title={t('sellers:list.none')} text={t('noneText')} actions={<ButtonLink to="/map">{t('sellers:regions.all')}</ButtonLink>} />
      ) : (
        <ul className="mt-3 divide-y divide-line border-y border-line">
          {sellers.map((seller) => (
            <Part key={seller.id} item>
              <MapSellerRow seller={seller} />
            </Part>
          ))}
        </ul>
      )}
      <p className="mt-6">
        <ButtonLink look="quiet" to={sellersAddress({ ...NO_SELLER_SEARCH, region: search.region, verified: search.verified })}>
          {t('directory')}
        </ButtonLink>
      </p>
    </section>
  )
}

/** A form that works before any script does; with scripts a choice is followed at once. */
function Choices({ search, crafts }: { search: MapSearch; crafts: MapData['crafts'] }) {
  const { t } = useTranslation(['map', 'sellers'])
  const submit = useSubmit()
  const id = useId()
  return (
    <Form
      action="/map"
      method="get"
      preventScrollReset
      onChange={({ currentTarget }) => void submit(currentTarget, { preventScrollReset: true })}
      className="mt-5 flex flex-wrap items-end gap-x-6 gap-y-3"
    >
      {search.region && <input type="hidden" name="region" value={search.region} />}
      <div className="min-w-[min(14rem,100%)] grow sm:max-w-xs">
        <label htmlFor={`${id}-craft`} className="mb-1.5 block text-sm font-semibold">
          {t('craft')}
        </label>
        <select id={`${id}-craft`} name="craft" defaultValue={search.craft} className={clsx(controlClass, 'select-arrow pe-9')}>
          <option value="">{t('allCrafts')}</option>
          {crafts.map(({ slug, name }) => (
            <option key={slug} value={slug}>
              {name}
            </option>
          ))}
        </select>
      </div>
      <Checkbox name="verified" value="1" defaultChecked={search.verified} label={t('sellers:list.verified')} />
      <noscript>
        <Button type="submit" look="quiet">
          {t('show')}
        </Button>
      </noscript>
    </Form>
  )
}

function RegionLink({ search, region, label, count }: { search: MapSearch; region: MapSearch['region']; label: string; count: string }) {
  return <ShelfLink to={mapAddress({ ...search, region, at: null })} preventScrollReset label={label} current={search.region === region} count={count} />
}
