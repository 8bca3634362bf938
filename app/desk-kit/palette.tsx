import { useQuery } from '@tanstack/react-query'
import { clsx } from 'clsx'
import { useDataProvider } from 'ra-core'
import { type KeyboardEvent as Key, useDeferredValue, useEffect, useId, useLayoutEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { Dialog } from '../ui/dialog.tsx'
import { controlClass } from '../ui/field.tsx'
import { findPlaces } from './find-places.ts'
import type { ResourceCard } from './resource-card.ts'
import { WORDS, isSearched } from './rest-question.ts'

/** A screen of the desk that its person may open. */
export type DeskPlace = { card: ResourceCard; title: string; to: string }

/** Something that is done on one of them. */
export type DeskDeed = { name: string; to: string }

/** What is found beside records: screens and deeds, with the namespace of what people say for them (`deeds.{name}.title` and `.words`, `screens.{name}`, `filler`). */
type Known = { places: readonly DeskPlace[]; deeds: readonly DeskDeed[]; words: string }

type Place = { key: string; group: string; title: string; to: string }

/** Records found of one kind: enough to see whether the right one is among them. */
const PER_KIND = 5
/** Fewer letters find everything. */
const SHORTEST = 2

/** Ctrl K or ⌘K: every screen of this desk, what is done there, and every record that its cards can search, by a few letters or in people's own words. */
export function Palette({ open, onOpen, ...known }: Known & { open: boolean; onOpen: (open: boolean) => void }) {
  const { t } = useTranslation('desk-kit')
  // Once it is drawn, not once it was painted: a key that is pressed between would be lost.
  useLayoutEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'k' || !(event.metaKey || event.ctrlKey)) return
      event.preventDefault()
      onOpen(true)
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [onOpen])
  return (
    <Dialog open={open} onClose={() => onOpen(false)} title={t('palette.title')} hideTitle>
      <Search {...known} onFollow={() => onOpen(false)} />
    </Dialog>
  )
}

function Search({ onFollow, ...known }: Known & { onFollow: () => void }) {
  const { t } = useTranslation('desk-kit')
  const navigate = useNavigate()
  const [words, setWords] = useState('')
  const [at, setAt] = useState(0)
  const list = useId()
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => input.current?.focus(), [])
  const { places, looking } = usePlaces(words.trim(), known)
  const current = places[Math.min(at, places.length - 1)]
  const follow = (place: Place | undefined) => {
    if (!place) return
    onFollow()
    void navigate(place.to)
  }
  const onKeyDown = (event: Key) => {
    if (event.key === 'ArrowDown') setAt(Math.min(at + 1, places.length - 1))
    else if (event.key === 'ArrowUp') setAt(Math.max(at - 1, 0))
    else if (event.key === 'Enter') follow(current)
    else return
    event.preventDefault()
  }
  return (
    <div className="flex flex-col gap-3 pe-10">
      <input
        ref={input}
        role="combobox"
        aria-expanded="true"
        aria-controls={list}
        aria-activedescendant={current ? `${list}-${current.key}` : undefined}
        aria-label={t('palette.title')}
        placeholder={t('palette.placeholder')}
        className={controlClass}
        value={words}
        onChange={(event) => {
          setWords(event.currentTarget.value)
          setAt(0)
        }}
        onKeyDown={onKeyDown}
      />
      <ul id={list} role="listbox" aria-label={t('palette.title')} aria-busy={looking} className="max-h-96 overflow-y-auto">
        {places.map((place) => (
          <li
            key={place.key}
            id={`${list}-${place.key}`}
            role="option"
            aria-selected={place === current}
            // The keyboard's way is the field's arrows and Enter, as the ARIA practices have it for a listbox.
            onPointerUp={() => follow(place)}
            onMouseMove={() => setAt(places.indexOf(place))}
            className={clsx(
              'flex min-h-11 cursor-pointer items-center justify-between gap-4 rounded-control px-3',
              place === current && 'bg-indigo-wash text-indigo',
            )}
          >
            <span className="min-w-0 wrap-anywhere">{place.title}</span>
            <span className="shrink-0 text-sm text-ink-soft">{place.group}</span>
          </li>
        ))}
      </ul>
      {places.length === 0 && <p role="status">{t(looking ? 'palette.looking' : 'palette.nothing')}</p>}
    </div>
  )
}

function usePlaces(typed: string, { places: open, ...known }: Known): { places: Place[]; looking: boolean } {
  const words = useDeferredValue(typed)
  // At once: whoever types fast and presses Enter goes where the words lead, not where those before them did.
  const screens = useKnown(typed, { places: open, ...known })
  const provider = useDataProvider()
  const searched = open.filter(({ card }) => isSearched(card.source) && card.show)
  const finders = open.filter(({ card }) => card.finds)
  // Their words are fetched with the palette, so that what they find is found by them.
  const { t: own } = useTranslation(finders.map(({ card }) => card.words))
  const records = useQuery({
    queryKey: ['palette', words],
    enabled: words.length >= SHORTEST,
    // What is found matters while the palette is open.
    gcTime: 60_000,
    queryFn: () =>
      Promise.all([
        ...searched.map((place) => find(place, words, provider)),
        ...finders.map((place) => findWithin(place, words, (key, otherwise) => own(`${place.card.words}:${key}`, { defaultValue: otherwise }))),
      ]),
  })
  return { places: [...screens, ...(words.length >= SHORTEST ? (records.data?.flat() ?? []) : [])], looking: records.isFetching }
}

/** Screens, and what is done on them. */
function useKnown(asked: string, { places, deeds, words }: Known): Place[] {
  const { t } = useTranslation('desk-kit')
  const { t: own, i18n } = useTranslation(words)
  const say = (key: string) => own(key, { defaultValue: '' })
  const known = [
    ...places.map(({ card, title, to }) => ({
      place: { key: card.name, group: t('palette.screen'), title, to },
      title,
      words: `${card.name.replaceAll('-', ' ')} ${say(`screens.${card.name}`)}`,
    })),
    // Whoever has typed nothing yet looks for a screen.
    ...(asked === ''
      ? []
      : deeds.map(({ name, to }) => {
          const title = say(`deeds.${name}.title`)
          return { place: { key: `do-${name}`, group: t('palette.deed'), title, to }, title, words: say(`deeds.${name}.words`) }
        })),
  ]
  return findPlaces(asked, known, { language: i18n.language, filler: say('filler') }).map(({ place }) => place)
}

async function findWithin({ card, title: group, to }: DeskPlace, words: string, say: (key: string, otherwise: string) => string): Promise<Place[]> {
  const found = (await card.finds?.(words, say).catch(() => [])) ?? []
  return found.slice(0, PER_KIND).map(({ id, title, search }): Place => ({ key: `${card.name}-${id}`, group, title, to: `${to}${search}` }))
}

async function find({ card, title: group, to }: DeskPlace, words: string, provider: ReturnType<typeof useDataProvider>): Promise<Place[]> {
  const [sort] = card.source?.sorts ?? []
  // One kind that cannot be searched at the moment does not take the others along.
  const { data } = await provider
    .getList(card.name, { pagination: { page: 1, perPage: PER_KIND }, filter: { [WORDS]: words }, ...(sort && { sort }) })
    .catch(() => ({ data: [] as Record<string, unknown>[] }))
  return data.map((record): Place => ({
    key: `${card.name}-${String(record['id'])}`,
    group,
    title: card.titleOf?.(record) ?? String(record['id']),
    to: `${to}/${encodeURIComponent(String(record['id']))}`,
  }))
}
