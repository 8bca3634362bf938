import { keepPreviousData, useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query'
import { clsx } from 'clsx'
import { type FormEvent, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'
import { listenForNews } from '../../platform/live-news.ts'
import { CHANGES_ELSEWHERE } from '../../platform/query.ts'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Field, Select } from '../../ui/field.tsx'
import { ListSkeleton } from '../../ui/list-skeleton.tsx'
import { LoadFailure } from '../../ui/load-failure.tsx'
import { Part } from '../../ui/part.tsx'
import type { DeskSeller } from '../desk.ts'
import { OpenTalk } from './open-talk.tsx'
import { type DeskTalk, findTalks, listAnswerers, TALKS_ONLY, TALKS_PAGE, type TalksWanted } from './read-talks.ts'
import { ReplyTimeLine } from './reply-time-line.tsx'
import { TalkRow } from './talk-row.tsx'

const EVERYTHING: TalksWanted = { words: '', only: 'all' }
/** How often is asked while the live channel is away. */
const ASK_MS = 60_000

/** The shop's inbox: one row for each buyer, unread first. On a phone a talk takes the place of the list. */
export default function MessagesPart({ seller, me }: { seller: DeskSeller; me: string }) {
  const { t, i18n } = useTranslation(['desk-messages', 'chat', 'desk'])
  const queries = useQueryClient()
  const [search, setSearch] = useSearchParams()
  const [wanted, setWanted] = useState(EVERYTHING)
  const found = useInfiniteQuery({
    queryKey: ['desk-talks', seller.id, 'list', wanted, i18n.language],
    queryFn: ({ pageParam }) => findTalks(seller.id, wanted, i18n.language, pageParam),
    // The row after which the page begins.
    initialPageParam: undefined as DeskTalk | undefined,
    getNextPageParam: (last) => (last.length < TALKS_PAGE ? undefined : last.at(-1)),
    placeholderData: keepPreviousData,
    refetchInterval: ASK_MS,
    ...CHANGES_ELSEWHERE,
  })
  const answerers = useQuery({ queryKey: ['desk-talks', seller.id, 'answerers'], queryFn: () => listAnswerers(seller.id) })
  useEffect(() => {
    const ask = () => void queries.invalidateQueries({ queryKey: ['desk-talks', seller.id, 'list'] })
    return listenForNews({ topic: `person:${me}`, event: 'message', isPrivate: true, news: ask })
  }, [me, queries, seller.id])
  if (found.isError && !found.data) return <LoadFailure error={found.error} onRetry={() => void found.refetch()} />
  if (!found.data) return <ListSkeleton />
  // Pages that move while they are read may name a buyer twice.
  const talks = [...new Map(found.data.pages.flat().map((talk) => [talk.id, talk])).values()]
  const open = talks.find(({ id }) => id === search.get('talk'))
  const show = (talk?: DeskTalk) => setSearch(talk ? { tab: 'messages', talk: talk.id } : { tab: 'messages' }, { preventScrollReset: true })
  if (talks.length === 0 && wanted === EVERYTHING) return <EmptyState level={2} title={t('none.title')} text={t('none.text')} />
  const nameOf = (id: string | null) => {
    const one = answerers.data?.find((answerer) => answerer.id === id)
    return one && (one.name === '' ? t('someone', { ns: 'chat' }) : one.name)
  }
  return (
    <div className="grid gap-3">
      <div className={clsx('grid gap-3', open && 'max-md:hidden')}>
        <TalkFilter wanted={wanted} onChange={setWanted} />
        <ReplyTimeLine sellerId={seller.id} />
      </div>
      <div className="grid rounded-card border border-line bg-surface md:grid-cols-[minmax(0,18rem)_minmax(0,1fr)]">
        <div className={clsx('min-w-0 md:max-h-[min(44rem,88dvh)] md:overflow-y-auto md:border-e md:border-line', open && 'max-md:hidden')}>
          {talks.length === 0 ? (
            <EmptyState
              level={2}
              title={t('noMatch')}
              actions={
                <Button look="quiet" onClick={() => setWanted(EVERYTHING)}>
                  {t('showAll')}
                </Button>
              }
            />
          ) : (
            <ul className="divide-y divide-line" aria-label={t('desk:tabs.messages')}>
              {talks.map((talk) => (
                <Part key={talk.id} item>
                  <TalkRow talk={talk} answerer={nameOf(talk.answerer)} isOpen={talk === open} onOpen={() => show(talk)} />
                </Part>
              ))}
            </ul>
          )}
          {found.hasNextPage && (
            <Button look="plain" busy={found.isFetchingNextPage} onClick={() => void found.fetchNextPage()} className="m-2">
              {t('more')}
            </Button>
          )}
        </div>
        {open ? (
          <Part>
            <OpenTalk key={open.id} seller={seller} me={me} talk={open} answerers={answerers.data ?? []} onBack={() => show()} />
          </Part>
        ) : (
          <p className="hidden place-content-center p-8 text-center text-ink-soft md:grid">{t('choose')}</p>
        )}
      </div>
    </div>
  )
}

function TalkFilter({ wanted, onChange }: { wanted: TalksWanted; onChange: (wanted: TalksWanted) => void }) {
  const { t } = useTranslation('desk-messages')
  const [words, setWords] = useState(wanted.words)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    onChange({ ...wanted, words: words.trim() })
  }
  return (
    <form role="search" onSubmit={submit} className="flex flex-wrap items-end gap-3">
      <Field
        label={t('search')}
        hideLabel
        type="search"
        maxLength={100}
        placeholder={t('search')}
        value={words}
        onChange={(event) => setWords(event.currentTarget.value)}
        onBlur={() => words.trim() !== wanted.words && onChange({ ...wanted, words: words.trim() })}
        className="min-w-[min(14rem,100%)] flex-1 sm:max-w-sm"
      />
      <Select
        label={t('show')}
        hideLabel
        required
        value={wanted.only}
        options={TALKS_ONLY.map((only) => ({ value: only, label: t(`only.${only}`) }))}
        onChange={(event) => onChange({ words: words.trim(), only: TALKS_ONLY.find((only) => only === event.currentTarget.value) ?? 'all' })}
      />
    </form>
  )
}
