import type { User } from '@supabase/supabase-js'
import { LogOut, Menu, Search, Store } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useLocation, useNavigate } from 'react-router'
import { signOutEverywhere } from '../../account/sign-out.ts'
import { Palette } from '../../desk-kit/palette.tsx'
import { KeyboardHelp } from '../../desk-kit/keyboard-help.tsx'
import { LANGUAGE_NAMES } from '../../i18n/languages.ts'
import { OFFICE_LANGUAGES } from '../../i18n/office-languages.ts'
import { rememberLanguage } from '../../i18n/remember-language.ts'
import { Button, IconButton } from '../../ui/button.tsx'
import { Sheet } from '../../ui/dialog.tsx'
import { Dropdown } from '../../ui/disclosure.tsx'
import { Wordmark } from '../../ui/wordmark.tsx'
import { AdminMenu, useDeeds, usePlaces } from './admin-menu.tsx'
import './fingers.css'

/** The frame of the back office: its menu at the side (a sheet on a phone), search over everything, who works here. */
export function AdminFrame({ person, roles, children }: { person: User; roles: readonly string[]; children: ReactNode }) {
  const { t } = useTranslation('admin')
  const [menu, setMenu] = useState(false)
  const [palette, setPalette] = useState(false)
  return (
    <div className="office lg:grid lg:min-h-dvh lg:grid-cols-[15rem_minmax(0,1fr)]">
      <aside className="hidden border-e border-line bg-surface lg:block">
        <div className="sticky top-0 flex max-h-dvh flex-col overflow-y-auto p-4">
          <Link to="/admin" className="mb-4 inline-flex min-h-11 items-center">
            <Wordmark />
          </Link>
          <AdminMenu />
        </div>
      </aside>
      <div className="min-w-0">
        <header className="sticky top-0 z-20 flex flex-wrap items-center gap-2 border-b border-line bg-paper px-4 py-2">
          <IconButton label={t('menu.open')} className="-ms-2 lg:hidden" onClick={() => setMenu(true)}>
            <Menu className="size-6" aria-hidden="true" />
          </IconButton>
          <Button
            look="quiet"
            size="small"
            icon={<Search className="size-4" aria-hidden="true" />}
            aria-keyshortcuts="Control+K Meta+K"
            onClick={() => setPalette(true)}
          >
            <span className="max-sm:sr-only">{t('palette.open')}</span>
            <kbd className="ms-2 text-xs text-ink-soft max-sm:hidden">Ctrl K</kbd>
          </Button>
          <div className="ms-auto flex flex-wrap items-center justify-end gap-1">
            <KeyboardHelp />
            <Languages />
            <Person person={person} roles={roles} />
          </div>
        </header>
        <div className="p-4 pb-16 sm:p-6 lg:p-8">{children}</div>
      </div>
      <Sheet open={menu} onClose={() => setMenu(false)} place="start" title={t('menu.title')}>
        <AdminMenu onFollow={() => setMenu(false)} />
      </Sheet>
      <Palette open={palette} onOpen={setPalette} places={usePlaces()} deeds={useDeeds()} words="admin-deeds" />
    </div>
  )
}

function Languages() {
  const { t, i18n } = useTranslation('admin')
  const { pathname, search } = useLocation()
  return (
    <Dropdown
      label={t('language')}
      summary={<span className="uppercase">{i18n.language}</span>}
      summaryClass="inline-flex min-h-11 min-w-11 cursor-pointer items-center justify-center rounded-full px-2 text-sm font-medium hover:bg-indigo-wash"
      panelClass="w-48 p-3"
    >
      <ul>
        {OFFICE_LANGUAGES.map((language) => (
          <li key={language}>
            {/* Another language is another document, with sentences of its own. */}
            <a
              href={`/${language}${pathname}${search}`}
              hrefLang={language}
              lang={language}
              onClick={() => rememberLanguage(language)}
              className="flex min-h-11 items-center px-2 hover:text-indigo"
            >
              {LANGUAGE_NAMES[language]}
            </a>
          </li>
        ))}
      </ul>
    </Dropdown>
  )
}

function Person({ person, roles }: { person: User; roles: readonly string[] }) {
  const { t } = useTranslation('admin')
  const navigate = useNavigate()
  const email = person.email ?? ''
  return (
    <Dropdown
      label={t('person.label')}
      summary={
        <span className="inline-flex size-9 items-center justify-center rounded-full bg-indigo text-sm font-semibold text-on-indigo uppercase">
          {email.slice(0, 2)}
        </span>
      }
      summaryClass="inline-flex min-h-11 min-w-11 cursor-pointer items-center justify-center rounded-full"
      panelClass="w-72 max-w-[90vw] p-4"
    >
      <p className="font-semibold wrap-anywhere">{email}</p>
      <p className="mb-3 text-sm text-ink-soft">{roles.map((role) => t(`roles.${role}`, { defaultValue: role })).join(', ')}</p>
      <div className="flex flex-col">
        <Link to="/" className="flex min-h-11 items-center gap-2 hover:text-indigo">
          <Store className="size-4" aria-hidden="true" />
          {t('person.toShop')}
        </Link>
        <button
          type="button"
          className="flex min-h-11 items-center gap-2 hover:text-indigo"
          onClick={() => void signOutEverywhere().then(() => navigate('/auth'))}
        >
          <LogOut className="size-4" aria-hidden="true" />
          {t('person.signOut')}
        </button>
      </div>
    </Dropdown>
  )
}
