import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { dateFormat } from '../i18n/date-format.ts'
import type { RunningPromotion } from './home.ts'

/** One line about what runs now, quiet enough to be overlooked. */
export function PromotionStrip({ promotion: { name, link, ends } }: { promotion: RunningPromotion }) {
  const { t, i18n } = useTranslation('home')
  const day = ends && dateFormat(i18n.language, { day: 'numeric', month: 'long', timeZone: 'UTC' }).format(new Date(ends))
  return (
    <aside aria-label={t('promotion.label')} className="border-b border-line bg-gold-wash text-sm">
      <p className="wrap flex flex-wrap items-center justify-center gap-x-3 py-1 text-center max-sm:pt-2.5">
        <span>
          <strong className="font-semibold">{name}</strong>
          {day && <span className="text-ink-soft"> · {t('promotion.until', { day })}</span>}
        </span>
        <Link
          to={link}
          discover="none"
          className="inline-flex min-h-9 items-center font-semibold text-indigo underline underline-offset-3 pointer-coarse:min-h-11"
        >
          {t('promotion.see')}
        </Link>
      </p>
    </aside>
  )
}
