import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'

export type Crumb = { label: string; to: string }

/** Where this page stands. The last part is the page itself and no link. */
export function Breadcrumbs({ trail, here, className }: { trail: readonly Crumb[]; here: string; className?: string }) {
  const { t } = useTranslation('ui')
  return (
    <nav aria-label={t('breadcrumbs')} className={className}>
      <ol className="flex flex-wrap items-center gap-x-2 text-sm text-ink-soft">
        {trail.map(({ label, to }) => (
          <li key={to} className="flex max-w-full items-center gap-x-2">
            <Link to={to} className="inline-flex min-h-8 items-center hover:text-indigo hover:underline pointer-coarse:min-h-11">
              {label}
            </Link>
            <span aria-hidden="true">/</span>
          </li>
        ))}
        <li aria-current="page" className="min-w-0 text-ink">
          {here}
        </li>
      </ol>
    </nav>
  )
}
