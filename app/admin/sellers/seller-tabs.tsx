import { clsx } from 'clsx'
import { useTranslation } from 'react-i18next'
import { NavLink } from 'react-router'

const PLACES = ['sellers', 'applications'] as const

/** The shops, and beside them everybody who has asked for one. */
export function SellerTabs() {
  const { t } = useTranslation('admin-sellers')
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
