import { provinceOf, THAI_REGIONS, type ThaiRegion } from '../addresses/thai-provinces.ts'
import { makingWordIn, placeFor } from '../catalog/making-words.ts'
import type { Language } from '../i18n/languages.ts'
import type { Database } from '../platform/database.ts'
import type { Cluster, MapSeller } from './seller-map.ts'
import { cellSizeOf, MAP_LIST_SIZE, type MapSearch } from './map-search.ts'
import { PROVINCE_TOWNS } from './province-towns.ts'

type ClusterRow = { column: number; row: number; count: number; longitude: number; latitude: number; province: string; id: string; name: string }
type SellerRow = {
  id: string
  business_name: string
  avatar_url: string | null
  craft: string
  location: string
  province: string
  rating: string
  review_count: number
  is_verified: boolean
}

const CHOSEN = `
  s.application_status = 'approved'
  and (not $1 or s.is_verified)
  and ($2 = '' or s.id in (
    select p.seller_id from public.products p join public.categories c on c.id = p.category_id left join public.categories f on f.id = c.parent_id
     where p.status = 'active' and (c.slug = $2 or f.slug = $2)))`

// A place that was never marked, or lies outside the country, is the chief town of the province.
const PLACED = `
  select s.*, floor(at.longitude / $4)::integer as "column", floor(at.latitude / $4)::integer as "row", at.longitude as east, at.latitude as north
    from public.sellers s
    left join unnest($5::text[], $6::double precision[], $7::double precision[]) town (code, longitude, latitude) on town.code = s.province
   cross join lateral (
     select case when marked then s.longitude else coalesce(town.longitude, 100.5) end as longitude,
            case when marked then s.latitude else coalesce(town.latitude, 13.75) end as latitude
       from (select coalesce(s.longitude between 97.3 and 105.7 and s.latitude between 5.6 and 20.5, false) as marked) m) at
   where ${CHOSEN} and ($3 = '' or s.region = $3)`

/** What the map shows: its marks, the makers beside it, and how many each region would leave. Hidden makers are not counted, because `db` reads as `anon`. */
export async function findSellers(db: Database, search: MapSearch, language: Language) {
  const wanted = [search.verified, search.craft]
  const placed = [
    ...wanted,
    search.region,
    cellSizeOf(search),
    PROVINCE_TOWNS.map(({ code }) => code),
    PROVINCE_TOWNS.map(({ longitude }) => longitude),
    PROVINCE_TOWNS.map(({ latitude }) => latitude),
  ]
  const [clusters, counted, sellers, crafts] = await Promise.all([
    db.all<ClusterRow>(
      `select "column", "row", count(*)::integer as count, round(avg(east)::numeric, 3)::double precision as longitude,
              round(avg(north)::numeric, 3)::double precision as latitude, mode() within group (order by province) as province, min(id::text) as id,
              min(business_name) as name
         from (${PLACED}) placed group by "column", "row" order by "row" desc, "column"`,
      placed,
    ),
    db.all<{ region: ThaiRegion; count: number }>(
      `select s.region, count(*)::integer as count from public.sellers s where ${CHOSEN} group by s.region`,
      wanted,
    ),
    db.all<SellerRow>(
      `select id, business_name, avatar_url, craft, location, province, rating, review_count, is_verified
         from (${PLACED}) placed
        where $8::integer is null or ("column" = $8 and "row" = $9::integer)
        order by is_verified desc, (rating * review_count + 20) / (review_count + 5) desc, sales_count desc, id limit ${MAP_LIST_SIZE}`,
      [...placed, search.at?.column ?? null, search.at?.row ?? null],
    ),
    db.all<{ slug: string; name: string }>(
      `select c.slug, coalesce(t.name, c.name) as name
         from public.categories c left join public.category_translations t on t.category_id = c.id and t.language = $1
        where c.parent_id is null and c.status = 'active' order by c.sort_order, c.slug`,
      [language],
    ),
  ])
  const provinceIn = (code: string) => provinceOf(code)?.[language === 'th' ? 'th' : 'en'] ?? ''
  return {
    crafts,
    regions: THAI_REGIONS.map((region) => ({ region, count: counted.find((row) => row.region === region)?.count ?? 0 })),
    clusters: clusters.map(({ column, row, count, longitude, latitude, province, id, name }): Cluster => ({
      cell: { column, row },
      count,
      longitude,
      latitude,
      province: provinceIn(province),
      seller: count === 1 ? { id, name } : null,
    })),
    sellers: sellers.map((row): MapSeller => ({
      id: row.id,
      name: row.business_name,
      avatar: row.avatar_url,
      craft: makingWordIn(row.craft, language),
      place: placeFor(row.location, { province: provinceIn(row.province), reading: language }),
      rating: Number(row.rating),
      reviewCount: row.review_count,
      isVerified: row.is_verified,
    })),
  }
}
