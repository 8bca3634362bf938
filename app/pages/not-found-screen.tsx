import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useLocation } from 'react-router'
import { POPULAR_PLACES } from '../shell/places.ts'
import { ButtonLink } from '../ui/button.tsx'
import { EmptyState } from '../ui/empty-state.tsx'

/** Shows the path that was asked for, and where most people want to go. */
export default function NotFoundScreen() {
  const { t } = useTranslation(['errors', 'shell'])
  const { pathname } = useLocation()
  const id = useId()
  return (
    <EmptyState
      title={t('notFound.title')}
      text={
        <>
          {t('notFound.text')} <code className="inline-block rounded bg-line/60 px-1.5 py-0.5 font-sans text-sm break-all text-ink">{readable(pathname)}</code>
        </>
      }
      actions={<ButtonLink to="/">{t('notFound.home')}</ButtonLink>}
    >
      <title>{`${t('notFound.title')} · Hattha`}</title>
      <nav aria-labelledby={id} className="mt-12 w-full border-t border-line pt-6">
        <h2 id={id} className="font-sans text-sm font-semibold text-ink-soft">
          {t('notFound.popular')}
        </h2>
        <ul className="mt-3 flex flex-wrap justify-center gap-2">
          {POPULAR_PLACES.map(({ words, to }) => (
            <li key={to}>
              <Link
                to={to}
                className="inline-flex min-h-11 items-center rounded-full border py-1.5 wrap-anywhere border-line bg-surface px-5 hover:border-indigo hover:text-indigo"
              >
                {t(words, { ns: 'shell' })}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
    </EmptyState>
  )
}

/** `/ผ้าไหม` instead of a row of per cents; what is no valid encoding is shown as it came. */
function readable(pathname: string): string {
  try {
    return decodeURI(pathname)
  } catch {
    return pathname
  }
}
