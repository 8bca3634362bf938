import { clsx } from 'clsx'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { numberFormat } from '../i18n/number-format.ts'
import { OUTLINE_PATH } from '../sellers/thailand-outline.ts'
import { markOf, viewOf, type Cluster } from './seller-map.ts'
import { cellSizeOf, mapAddress, type MapSearch } from './map-search.ts'

/** Units of the drawing that are a hundredth of its height: marks stay as large when a region is shown from nearer. */
const HUNDREDTHS = 100

/** Thailand with its makers: a mark for each, or one with their number where several work close together. Every mark is a link. */
export function MapDrawing({ search, clusters, className }: { search: MapSearch; clusters: readonly Cluster[]; className?: string }) {
  const { t } = useTranslation('map')
  const size = cellSizeOf(search)
  const marks = clusters.map((cluster) => ({ cluster, ...markOf(cluster, size) }))
  const { x, y, width, height } = viewOf(search.region, marks)
  return (
    <svg viewBox={`${x} ${y} ${width} ${height}`} role="group" aria-label={t('drawing')} className={className}>
      <path d={OUTLINE_PATH} className="fill-gold-wash stroke-gold-thread" strokeWidth="2" vectorEffect="non-scaling-stroke" strokeLinejoin="round" />
      {marks.map(({ cluster, ...place }) => (
        <Mark key={`${cluster.cell.column}-${cluster.cell.row}`} search={search} cluster={cluster} unit={height / HUNDREDTHS} {...place} />
      ))}
    </svg>
  )
}

function Mark({ search, cluster, unit, x, y }: { search: MapSearch; cluster: Cluster; unit: number; x: number; y: number }) {
  const { t, i18n } = useTranslation('map')
  const { cell, count, seller, province } = cluster
  const number = numberFormat(i18n.language).format(count)
  const current = search.at?.column === cell.column && search.at.row === cell.row
  const label = seller ? `${seller.name}, ${province}` : t('near', { count, number, place: province })
  return (
    <Link
      to={seller ? `/sellers/${seller.id}` : mapAddress({ ...search, at: current ? null : cell })}
      aria-label={label}
      aria-current={current && !seller ? 'true' : undefined}
      discover="none"
      preventScrollReset={!seller}
      className="group/mark outline-none"
    >
      <title>{label}</title>
      <circle
        cx={x}
        cy={y}
        r={unit * 2}
        strokeWidth="3"
        vectorEffect="non-scaling-stroke"
        className={clsx(
          'fill-transparent group-focus-visible/mark:stroke-ink group-focus-visible/mark:opacity-100',
          current ? 'stroke-terracotta' : 'stroke-ink opacity-0 group-hover/mark:opacity-40',
        )}
      />
      {seller ? (
        <circle cx={x} cy={y} r={unit * 0.9} className="fill-terracotta" />
      ) : (
        <>
          <circle cx={x} cy={y} r={unit * radiusOf(count)} className="fill-indigo" />
          <text
            x={x}
            y={y}
            dy="0.35em"
            textAnchor="middle"
            fontSize={unit * (number.length > 2 ? 1.35 : 1.8)}
            aria-hidden="true"
            className="fill-on-indigo font-semibold tabular-nums"
          >
            {number}
          </text>
        </>
      )}
    </Link>
  )
}

/** More makers, a larger mark; never larger than its square. */
const radiusOf = (count: number) => 1.5 + Math.min(0.6, Math.log10(count) * 0.25)
