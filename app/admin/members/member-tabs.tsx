import { clsx } from 'clsx'
import { useTranslation } from 'react-i18next'
import { NavLink } from 'react-router'

const PLACES = ['memberships', 'points-entries', 'plan-subscriptions'] as const

/** Members, and beside them all points that were given and taken, and the plans they have. */
export function MemberTabs() {
  const { t } = useTranslation('admin-memberships')
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
