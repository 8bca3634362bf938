import { useTranslation } from 'react-i18next'
import { numberFormat } from '../../i18n/number-format.ts'
import { ASPECTS, type Aspects } from '../review.ts'

type HistogramProps = {
  counts: readonly number[]
  total: number
  chosen: number | undefined
  onChoose: (stars: number | undefined) => void
}

/** How many gave how many stars; each line shows only those. */
export function Histogram({ counts, total, chosen, onChoose }: HistogramProps) {
  const { t, i18n } = useTranslation('reviews')
  return (
    <div role="group" aria-label={t('histogram')} className="grid gap-0.5">
      {[5, 4, 3, 2, 1].map((stars) => {
        const many = counts[stars - 1] ?? 0
        return (
          <button
            key={stars}
            type="button"
            aria-pressed={chosen === stars}
            disabled={many === 0}
            onClick={() => onChoose(chosen === stars ? undefined : stars)}
            className="grid min-h-9 grid-cols-[4.5rem_1fr_3rem] items-center gap-3 rounded-control px-2 text-sm hover:bg-indigo-wash aria-pressed:bg-indigo-wash disabled:opacity-60 pointer-coarse:min-h-11"
          >
            <span className="text-start">{t('stars', { count: stars })}</span>
            <span className="h-2 overflow-hidden rounded-full bg-line" aria-hidden="true">
              <span className="block h-full rounded-full bg-gold-thread" style={{ width: `${(many / total) * 100}%` }} />
            </span>
            <span className="text-end tabular-nums text-ink-soft">{numberFormat(i18n.language).format(many)}</span>
          </button>
        )
      })}
    </div>
  )
}

/** What people rated by itself, as means out of five; nothing where nobody did. */
export function AspectMeans({ aspects }: { aspects: Aspects }) {
  const { t, i18n } = useTranslation('reviews')
  const rated = ASPECTS.flatMap((aspect) => (aspects[aspect] === undefined ? [] : [{ aspect, mean: aspects[aspect] }]))
  if (rated.length === 0) return null
  return (
    <dl className="grid gap-1.5 px-2 text-sm">
      {rated.map(({ aspect, mean }) => (
        <div key={aspect} className="grid grid-cols-[minmax(0,1fr)_5rem_1.75rem] items-center gap-3">
          <dt>{t(`aspect.${aspect}`)}</dt>
          <dd className="col-span-2 grid grid-cols-subgrid items-center">
            <span className="h-1.5 overflow-hidden rounded-full bg-line" aria-hidden="true">
              <span className="block h-full rounded-full bg-indigo" style={{ width: `${mean * 20}%` }} />
            </span>
            <span className="text-end tabular-nums text-ink-soft">{numberFormat(i18n.language, 1).format(mean)}</span>
          </dd>
        </div>
      ))}
    </dl>
  )
}
