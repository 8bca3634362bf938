import { clsx } from 'clsx'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { numberFormat } from '../i18n/number-format.ts'
import { OUTLINE_PATH } from '../sellers/thailand-outline.ts'
import { markOf, viewOf, type Cluster } from './seller-map.ts'
import { cellSizeOf, mapAddress, type MapSearch } from './map-search.ts'
import { type WrittenName, writtenNames } from './place-names.ts'

/** Marks are measured in parts of the width of what is shown, which on a phone is always the same: they stay as large when a region is shown from nearer. */
const PARTS = 57
/** The size of a place's name in such parts; it can be read on a phone. */
const NAME_SIZE = 1.65

/** Thailand with its makers: a mark for each, or one with their number where several work close together. Every mark is a link. */
export function MapDrawing({ search, clusters, className }: { search: MapSearch; clusters: readonly Cluster[]; className?: string }) {
  const { t } = useTranslation('map')
  const size = cellSizeOf(search)
  const places = clusters.map((cluster) => ({ cluster, ...markOf(cluster, size) }))
  const view = viewOf(search.region, places)
  const { x, y, width, height } = view
  const unit = width / PARTS
  const marks = places.map((place) => ({ ...place, radius: unit * radiusOf(place.cluster), name: place.cluster.province, count: place.cluster.count }))
  const names = writtenNames(marks, { view, size: unit * NAME_SIZE })
  return (
    <svg viewBox={`${x} ${y} ${width} ${height}`} role="group" aria-label={t('drawing')} className={className}>
      <path d={OUTLINE_PATH} className="fill-gold-wash stroke-gold-thread" strokeWidth="2" vectorEffect="non-scaling-stroke" strokeLinejoin="round" />
      {marks.map(({ cluster, x: east, y: south, radius }, index) => (
        <Mark
          key={`${cluster.cell.column}-${cluster.cell.row}`}
          search={search}
          cluster={cluster}
          unit={unit}
          x={east}
          y={south}
          radius={radius}
          written={names[index]}
        />
      ))}
    </svg>
  )
}

type MarkProps = { search: MapSearch; cluster: Cluster; unit: number; x: number; y: number; radius: number; written: WrittenName | undefined }

function Mark({ search, cluster, unit, x, y, radius, written }: MarkProps) {
  const { t, i18n } = useTranslation('map')
  const { cell, count, seller, province } = cluster
  const number = numberFormat(i18n.language).format(count)
  const current = search.at?.column === cell.column && search.at.row === cell.row
  const label = seller ? `${seller.name}, ${province}` : t('near', { count, number, place: province })
  return (
    <Link
      to={seller ? `/sellers/${seller.id}` : mapAddress({ ...search, at: current ? null : cell })}
      aria-current={current && !seller ? 'true' : undefined}
      discover="none"
      preventScrollReset={!seller}
      className="group/mark outline-none"
    >
      <title>{label}</title>
      <circle
        cx={x}
        cy={y}
        r={radius + unit * 0.4}
        strokeWidth="3"
        vectorEffect="non-scaling-stroke"
        className={clsx(
          'fill-transparent group-focus-visible/mark:stroke-ink group-focus-visible/mark:opacity-100',
          current ? 'stroke-terracotta' : 'stroke-ink opacity-0 group-hover/mark:opacity-40',
        )}
      />
      {seller ? (
        <circle cx={x} cy={y} r={radius} className="fill-terracotta" />
      ) : (
        <>
          <circle cx={x} cy={y} r={radius} className="fill-indigo" />
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
      {written && (
        <text
          x={written.x}
          y={written.y}
          dy="0.35em"
          textAnchor={written.anchor}
          fontSize={unit * NAME_SIZE}
          strokeWidth={unit * NAME_SIZE * 0.25}
          strokeLinejoin="round"
          aria-hidden="true"
          className="fill-ink stroke-surface font-medium [paint-order:stroke]"
        >
          {province}
        </text>
      )}
    </Link>
  )
}

/** In such parts: a dot for one maker; more makers, a larger mark, never larger than its square. */
const radiusOf = ({ seller, count }: Cluster) => (seller ? 0.9 : 1.5 + Math.min(0.6, Math.log10(count) * 0.25))
