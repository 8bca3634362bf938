import { TrendingDown, TrendingUp } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { percentFormat } from '../../i18n/number-format.ts'

type FigureProps = {
  name: string
  value: string
  note?: string
  /** By how much it grew, as a share of the period before. */
  growth?: number | undefined
  /** The rows it is made of. */
  to?: string | undefined
}

/** A number with its name; pressing it shows its rows. */
export function Figure({ name, value, note, growth, to }: FigureProps) {
  return (
    <div className="relative rounded-card border border-line bg-surface p-4">
      <dt className="text-sm text-ink-soft">{name}</dt>
      <dd className="mt-1 text-xl font-semibold tabular-nums wrap-anywhere max-sm:text-base">
        {to === undefined ? (
          value
        ) : (
          // The whole card can be pressed.
          <Link to={to} className="text-indigo after:absolute after:inset-0 hover:underline">
            {value}
          </Link>
        )}
      </dd>
      {(note !== undefined || growth !== undefined) && (
        <dd className="mt-0.5 flex flex-wrap items-center gap-x-2 text-sm text-ink-soft">
          {growth !== undefined && <Growth share={growth} />}
          {note}
        </dd>
      )}
    </div>
  )
}

function Growth({ share }: { share: number }) {
  const { i18n } = useTranslation()
  const Icon = share < 0 ? TrendingDown : TrendingUp
  return (
    <span className="inline-flex min-w-0 items-center gap-1 tabular-nums wrap-anywhere">
      <Icon className="size-4 shrink-0" aria-hidden="true" />
      {share > 0 ? '+' : ''}
      {percentFormat(i18n.language).format(Math.round(share * 1000) / 1000)}
    </span>
  )
}
