import { ResourceContextProvider } from 'ra-core'
import { type ComponentType, lazy, Suspense, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate, useParams } from 'react-router'
import { RecordIdContext } from '../../desk-kit/record-id.ts'
import { useMay } from '../../desk-kit/desk-rights.tsx'
import type { ResourceCard } from '../../desk-kit/resource-card.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Part } from '../../ui/part.tsx'
import { Waiting } from '../../ui/skeleton.tsx'
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
  const navigate = useNavigate()
  // One for the whole visit: a screen is fetched once.
  const [screens] = useState(() => screensOf(cards))
  const { '*': path = '' } = useParams()
  const [entry = '', key = ''] = path.split('/')
  const home = cards.find(({ name, rights }) => name === HOME && may(rights.read))
  // Whoever may not see the start begins with the first screen they may.
  const first = home ?? cards.find(({ rights }) => may(rights.read))
  const elsewhere = entry === '' && !home ? first?.name : undefined
  useEffect(() => {
    if (elsewhere !== undefined) void navigate(`/admin/${elsewhere}`, { replace: true })
  }, [elsewhere, navigate])
  if (elsewhere !== undefined) return null

  const card = entry === '' ? home : cards.find(({ name }) => name === entry && name !== HOME)
  const { list, show, create } = screens.get(card?.name ?? '') ?? {}
  const screen = key === '' ? list : key === 'create' && create ? create : show
  if (!card || !screen)
    return <EmptyState title={t('notFound.title')} text={t('notFound.text')} actions={<ButtonLink to="/admin">{t('notFound.back')}</ButtonLink>} />
  return (
    <RecordIdContext value={key}>
      <CardScreen key={`${card.name}/${key}`} card={card} screen={screen} />
    </RecordIdContext>
  )
}

function CardScreen({ card, screen: Screen }: { card: ResourceCard; screen: ComponentType }) {
  const { t } = useTranslation('admin')
  const may = useMay()
  if (!may(card.rights.read)) return <EmptyState title={t('noRight.title')} text={t('noRight.text', { permission: card.rights.read })} />
  return (
    <ResourceContextProvider value={card.name}>
      <Part>
        <Suspense fallback={<Waiting className="h-96 w-full" />}>
          <Screen />
        </Suspense>
      </Part>
    </ResourceContextProvider>
  )
}
