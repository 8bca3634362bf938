import { clsx } from 'clsx'
import { Bell, Globe, Heart, Menu, ShoppingBag, UserRound } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, NavLink, useLocation } from 'react-router'
import { useCurrency } from '../money/currency-choice.tsx'
import { useCount } from '../platform/shared-count.ts'
import { iconButtonClass } from '../ui/button.tsx'
import { Dropdown } from '../ui/disclosure.tsx'
import { Sheet } from '../ui/dialog.tsx'
import { Wordmark } from '../ui/wordmark.tsx'
import { WovenBand } from '../ui/woven-motif.tsx'
import { LANGUAGES_ID } from './language-links.tsx'
import { CategoryFolds, CategoryPanel, type MenuFamily } from './category-menu.tsx'
import { MAIN_PLACES, type Place } from './places.ts'
import { Preferences } from './preferences.tsx'
import { SearchBox } from './search-box.tsx'

/** The top of every page: name, search, the ways into the shop, what is mine. */
export function Header({ menu }: { menu: readonly MenuFamily[] }) {
  const { t } = useTranslation('shell')
  return (
    <header className="bg-paper">
      <div className="wrap flex flex-wrap items-center gap-x-2 py-3 lg:grid lg:grid-cols-[auto_1fr_auto] lg:gap-x-8 lg:py-4">
        <div className="flex min-w-0 items-center">
          <PhoneMenu menu={menu} />
          <Link to="/" title={t('header.home')} className="inline-flex min-h-11 items-center">
            <Wordmark />
          </Link>
        </div>
        <SearchBox className="max-lg:order-last max-lg:mt-3 max-lg:basis-full lg:mx-auto lg:w-full lg:max-w-xl" />
        <div className="ms-auto flex items-center justify-end">
          <PreferencesButton />
          <AccountLink />
          <CountLink
            to="/wishlist"
            what="wishlist"
            label={t('header.wishlist')}
            icon={<Heart className="size-5.5" aria-hidden="true" />}
            className="max-sm:hidden"
          />
          <CountLink
            to="/notifications"
            what="notifications"
            label={t('header.notifications')}
            icon={<Bell className="size-5.5" aria-hidden="true" />}
            // A very narrow phone has the link in its menu.
            className="signed-in-only max-[22rem]:hidden"
          />
          <CountLink to="/cart" what="cart" label={t('header.cart')} icon={<ShoppingBag className="size-5.5" aria-hidden="true" />} className="-me-2" />
        </div>
      </div>
      <nav aria-label={t('nav.label')} className="wrap relative max-lg:hidden">
        <ul className="-mx-3 flex flex-wrap justify-center gap-x-1 pb-2">
          {MAIN_PLACES.map(({ words, to }) => (
            <li key={to}>
              {to === '/categories' && menu.length > 0 ? (
                <CategoryPanel families={menu} />
              ) : (
                <NavLink
                  to={to}
                  end
                  className={({ isActive }) =>
                    clsx(
                      'inline-flex min-h-10 items-center rounded-control px-3 text-sm font-medium transition-colors hover:bg-indigo-wash hover:text-indigo',
                      isActive && !to.includes('?') && 'text-indigo',
                    )
                  }
                >
                  {t(words)}
                </NavLink>
              )}
            </li>
          ))}
        </ul>
      </nav>
      <WovenBand />
    </header>
  )
}

function PreferencesButton() {
  const { t, i18n } = useTranslation('shell')
  const { currency } = useCurrency()
  const [opened, setOpened] = useState(false)
  return (
    <div className="max-lg:hidden">
      <Dropdown
        label={t('preferences.title')}
        summary={
          <>
            <Globe className="size-5" aria-hidden="true" />
            <span className="uppercase">{i18n.language}</span>
            <span aria-hidden="true" className="text-line-strong">
              ·
            </span>
            <span data-price>{currency}</span>
          </>
        }
        summaryClass="inline-flex min-h-11 items-center gap-1.5 rounded-full px-3 text-sm font-medium hover:bg-indigo-wash hover:text-indigo"
        panelClass="w-88 p-5"
        onOpen={() => setOpened(true)}
      >
        {opened ? (
          <Preferences />
        ) : (
          // Every language stands at the end of each page; what else is chosen here needs a script.
          <noscript>
            <a href={`#${LANGUAGES_ID}`} className="link">
              {t('footer.languages')}
            </a>
          </noscript>
        )}
      </Dropdown>
    </div>
  )
}

/** Two links, of which the script in the head leaves one to see: the page itself does not know who reads it. */
function AccountLink() {
  const { t } = useTranslation('shell')
  const { pathname, search } = useLocation()
  const icon = <UserRound className="size-5.5" aria-hidden="true" />
  return (
    <>
      {/* Signing in leads back here. */}
      <Link
        to="/auth"
        state={{ from: pathname + search }}
        aria-label={t('header.signIn')}
        title={t('header.signIn')}
        className={clsx(iconButtonClass, 'signed-out-only')}
      >
        {icon}
      </Link>
      <Link to="/dashboard" aria-label={t('header.account')} title={t('header.account')} className={clsx(iconButtonClass, 'signed-in-only text-indigo')}>
        {icon}
      </Link>
    </>
  )
}

const COUNTED = { cart: 'header.inCart', wishlist: 'header.inWishlist', notifications: 'header.inNotifications' } as const

function CountLink({ to, what, label, icon, className }: { to: string; what: keyof typeof COUNTED; label: string; icon: ReactNode; className?: string }) {
  const { t } = useTranslation('shell')
  const count = useCount(what)
  const name = count > 0 ? t(COUNTED[what], { count }) : label
  return (
    <Link to={to} aria-label={name} title={name} className={clsx(iconButtonClass, className)}>
      {icon}
      {count > 0 && (
        <span
          aria-hidden="true"
          className="absolute end-0.5 top-0.5 inline-flex h-5 min-w-5 items-center justify-center rounded-full bg-indigo px-1 text-[0.6875rem] leading-none font-semibold text-on-indigo tabular-nums"
        >
          {count > 99 ? '99+' : count}
        </span>
      )}
    </Link>
  )
}

const MENU_PLACES: readonly Place[] = [
  ...MAIN_PLACES,
  { words: 'header.wishlist', to: '/wishlist' },
  { words: 'header.notifications', to: '/notifications' },
  { words: 'pages.membership', to: '/membership' },
  { words: 'pages.tracking', to: '/order-tracking' },
]

function PhoneMenu({ menu }: { menu: readonly MenuFamily[] }) {
  const { t } = useTranslation('shell')
  const [open, setOpen] = useState(false)
  const close = () => setOpen(false)
  return (
    <div className="-ms-3 lg:hidden">
      <button type="button" onClick={() => setOpen(true)} aria-label={t('header.menu')} aria-haspopup="dialog" className={iconButtonClass}>
        <Menu className="size-6" aria-hidden="true" />
      </button>
      <Sheet open={open} onClose={close} place="start" title={t('header.menu')}>
        <nav aria-label={t('nav.label')}>
          <ul className="-mt-2 mb-6 border-b border-line pb-4">
            {MENU_PLACES.map(({ words, to }) => (
              // Wider phones have the bell in the header.
              <li key={to} className={to === '/notifications' ? 'signed-in-only min-[22rem]:hidden' : undefined}>
                {to === '/categories' && menu.length > 0 ? (
                  <CategoryFolds families={menu} onFollow={close} />
                ) : (
                  <Link to={to} onClick={close} className="flex min-h-12 items-center text-lg font-medium hover:text-indigo">
                    {t(words)}
                  </Link>
                )}
              </li>
            ))}
          </ul>
        </nav>
        <Preferences />
      </Sheet>
    </div>
  )
}
