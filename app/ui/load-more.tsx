import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { numberFormat } from '../i18n/number-format.ts'
import { buttonClass } from './button.tsx'

type LoadMoreProps = {
  /** How many are shown, of how many. `total` may be a lower bound: then `more` says so ("10,000+"). */
  shown: number
  total: number
  more?: boolean
  /** Address of the same list with one page more; undefined at the end. A real link, so that it works without scripts. */
  next: string | undefined
  busy?: boolean
}

/** The end of a list that goes on: where we are, and one page more, keeping the scroll position and the address. */
export function LoadMore({ shown, total, more = false, next, busy = false }: LoadMoreProps) {
  const { t, i18n } = useTranslation('ui')
  const number = numberFormat(i18n.language)
  const share = total > 0 ? Math.min(100, (shown / total) * 100) : 100
  return (
    <div className="mx-auto flex max-w-xs flex-col items-center gap-4 py-10 text-center">
      <p className="text-sm text-ink-soft" aria-live="polite">
        {t('list.shown', { shown: number.format(shown), total: `${number.format(total)}${more ? '+' : ''}` })}
      </p>
      <div className="h-1 w-full overflow-hidden rounded-full bg-line" aria-hidden="true">
        <div className="h-full rounded-full bg-gold-thread transition-[width]" style={{ width: `${share}%` }} />
      </div>
      {next !== undefined && (
        <Link to={next} preventScrollReset replace className={buttonClass('quiet')} aria-busy={busy || undefined}>
          {busy ? t('loading') : t('list.more')}
        </Link>
      )}
    </div>
  )
}
