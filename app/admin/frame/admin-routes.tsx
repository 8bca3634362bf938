import { ResourceContextProvider } from 'ra-core'
import { type ComponentType, lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Navigate, Route, Routes } from 'react-router'
import { useMay } from '../../desk-kit/desk-rights.tsx'
import type { ResourceCard } from '../../desk-kit/resource-card.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Part } from '../../ui/part.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { HOME } from '../card/admin-card.ts'
import { useCards } from '../../desk-kit/use-card.ts'

type Screens = Readonly<Record<'list' | 'show' | 'create', ComponentType | undefined>>

const screensOf = (cards: readonly ResourceCard[]) =>
  new Map(
    cards.map(({ name, list, show, create }): [string, Screens] => [name, { list: lazy(list), show: show && lazy(show), create: create && lazy(create) }]),
  )

/** `/admin`, `/admin/{entry}`, `/admin/{entry}/create`, `/admin/{entry}/{id}`. What somebody may not see is said in its place. */
export function AdminRoutes() {
  const { t } = useTranslation('admin')
  const may = useMay()
  const cards = useCards()
  // One for the whole visit: a screen is fetched once.
  const [screens] = useState(() => screensOf(cards))
  const first = cards.find(({ name, rights }) => name !== HOME && may(rights.read))
  const home = cards.find(({ name }) => name === HOME)
  return (
    <Routes>
      {first && !(home && may(home.rights.read)) && <Route index element={<Navigate to={first.name} replace />} />}
      {cards.map((card) => {
        const { list, show, create } = screens.get(card.name) ?? {}
        return (
          <Route key={card.name} path={card.name === HOME ? undefined : card.name}>
            <Route index element={<CardScreen card={card} screen={list} />} />
            {create && <Route path="create" element={<CardScreen card={card} screen={create} />} />}
            {show && <Route path=":id/*" element={<CardScreen card={card} screen={show} />} />}
          </Route>
        )
      })}
      <Route
        path="*"
        element={<EmptyState title={t('notFound.title')} text={t('notFound.text')} actions={<ButtonLink to="/admin">{t('notFound.back')}</ButtonLink>} />}
      />
    </Routes>
  )
}

function CardScreen({ card, screen: Screen }: { card: ResourceCard; screen: ComponentType | undefined }) {
  const { t } = useTranslation('admin')
  const may = useMay()
  if (!may(card.rights.read)) return <EmptyState title={t('noRight.title')} text={t('noRight.text', { permission: card.rights.read })} />
  if (!Screen) return null
  return (
    <ResourceContextProvider value={card.name}>
      <Part>
        <Suspense fallback={<Skeleton className="h-96 w-full" />}>
          <Screen />
        </Suspense>
      </Part>
    </ResourceContextProvider>
  )
}
