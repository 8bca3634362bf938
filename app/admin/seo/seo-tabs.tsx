import { clsx } from 'clsx'
import { useTranslation } from 'react-i18next'
import { NavLink } from 'react-router'

const PLACES = ['seo', 'page-heads', 'search-terms', 'redirects'] as const

/** The screens about how the shop is found. */
export function SeoTabs() {
  const { t } = useTranslation('admin-seo')
  return (
    <nav aria-label={t('tabs.title')}>
      <ul className="flex flex-wrap gap-x-6 border-b border-line">
        {PLACES.map((place) => (
          <li key={place}>
            <NavLink
              to={`/admin/${place}`}
              className={({ isActive }) =>
                clsx(
                  '-mb-px inline-flex min-h-11 items-center border-b-2 font-semibold hover:text-indigo',
                  isActive ? 'border-indigo text-indigo' : 'border-transparent',
                )
              }
            >
              {t(`tabs.${place}`)}
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}
