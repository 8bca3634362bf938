import { clsx } from 'clsx'
import { useTranslation } from 'react-i18next'
import { NavLink, useLocation } from 'react-router'
import { useMay } from '../../desk-kit/desk-rights.tsx'
import type { DeskDeed, DeskPlace } from '../../desk-kit/palette.tsx'
import { useCards } from '../../desk-kit/use-card.ts'
import { useWaitingCounts } from '../inbox/use-waiting-counts.ts'
import { DEEDS } from './deeds.ts'
import { HOME, SECTIONS } from '../card/admin-card.ts'

/** The screens that somebody may open, in the order of the menu. */
export function usePlaces(): DeskPlace[] {
  const { t } = useTranslation('admin')
  const may = useMay()
  return useCards()
    .filter(({ rights }) => may(rights.read))
    .map((card) => ({ card, title: t(`entries.${card.name}`), to: card.name === HOME ? '/admin' : `/admin/${card.name}` }))
}

/** What somebody may do, each at its screen. */
export function useDeeds(): DeskDeed[] {
  const may = useMay()
  const open = new Set(
    useCards()
      .filter(({ rights }) => may(rights.read))
      .map(({ name }) => name),
  )
  return DEEDS.filter(({ card, right }) => open.has(card) && (right === undefined || may(right))).map(({ name, card, search }) => ({
    name,
    to: `/admin/${card}${search}`,
  }))
}

const INBOX = 'inbox'

/** How much waits at the inbox, so that nobody has to look; red when something is late. */
function Waiting() {
  const { t } = useTranslation('admin')
  const { data = [] } = useWaitingCounts()
  const [waiting, late] = [data.reduce((sum, one) => sum + one.waiting, 0), data.some((one) => one.late > 0)]
  if (waiting === 0) return null
  return (
    <span className={clsx('ms-auto rounded-full px-2 text-xs tabular-nums', late ? 'bg-terracotta text-on-terracotta' : 'bg-indigo-wash text-indigo')}>
      {waiting}
      <span className="sr-only"> {t('menu.waiting', { count: waiting })}</span>
    </span>
  )
}

/** Where to go; what somebody may not see is not offered. */
export function AdminMenu({ onFollow }: { onFollow?: () => void }) {
  const { t } = useTranslation('admin')
  const may = useMay()
  const open = useCards().filter(({ rights }) => may(rights.read))
  const { pathname } = useLocation()
  const home = open.find(({ name }) => name === pathname.split('/')[2])?.within
  return (
    <nav aria-label={t('menu.title')} className="flex flex-col gap-5">
      {SECTIONS.map((section) => {
        const entries = open.filter((card) => card.section === section && card.within === undefined)
        if (entries.length === 0) return null
        return (
          <div key={section}>
            <h2 className="mb-1 px-3 font-sans text-xs font-semibold text-ink-soft">{t(`sections.${section}`)}</h2>
            <ul>
              {entries.map(({ name, icon: Icon }) => (
                <li key={name}>
                  <NavLink
                    to={name === HOME ? '/admin' : `/admin/${name}`}
                    end={name === HOME}
                    onClick={onFollow}
                    className={({ isActive }) =>
                      clsx(
                        'flex min-h-10 items-center gap-2.5 rounded-control px-3 text-sm font-medium hover:bg-indigo-wash hover:text-indigo pointer-coarse:min-h-11',
                        (isActive || home === name) && 'bg-indigo-wash text-indigo',
                      )
                    }
                  >
                    <Icon className="size-4.5 shrink-0" aria-hidden="true" />
                    {t(`entries.${name}`)}
                    {name === INBOX && <Waiting />}
                  </NavLink>
                </li>
              ))}
            </ul>
          </div>
        )
      })}
    </nav>
  )
}
