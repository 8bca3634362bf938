import type { ShopClient } from '../../platform/session/supabase.ts'
import { ChevronDown } from 'lucide-react'
import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useMoments } from '../../i18n/use-moments.ts'
import { Button } from '../../ui/button.tsx'
import type { Message } from '../chat.ts'
import { MessageBubble } from './message-bubble.tsx'
import type { MessagesState } from './messages-store.ts'
import type { SignedLinks } from './signed-links.ts'
import { Part } from '../../ui/part.tsx'

/** How near to the end somebody is who wants to see what comes. */
const NEAR_PX = 120
/** The specification: the scroll bar hides this long after the last move. */
const SCROLLBAR_HIDE_MS = 600

type Props = {
  supabase: ShopClient
  links: SignedLinks
  state: MessagesState
  me: string
  onEarlier: () => Promise<void>
  onChanged: () => void
}

/** What was said, oldest first; scrolls smoothly to the newest unless somebody is reading further up. */
export function MessageList({ supabase, links, state, me, onEarlier, onChanged }: Props) {
  const { t } = useTranslation('chat')
  const list = useRef<HTMLDivElement>(null)
  const [below, setBelow] = useState(false)
  const [scrolling, setScrolling] = useState(false)
  const hide = useRef<number>(undefined)
  const { messages, hasEarlier } = state
  const newest = messages.at(-1)
  const known = useRef<string>(undefined)
  const top = useRef<{ height: number; first: string | undefined }>(undefined)

  useLayoutEffect(() => {
    const box = list.current
    if (!box) return
    // Earlier messages push the others down; the reader stays where they were.
    if (top.current && top.current.first !== messages[0]?.id) {
      box.scrollTop += box.scrollHeight - top.current.height
      top.current = undefined
    }
    if (newest?.id === known.current) return
    const first = known.current === undefined
    known.current = newest?.id
    const near = box.scrollHeight - box.scrollTop - box.clientHeight < NEAR_PX + 200
    if (first || near || newest?.sender_id === me) box.scrollTo({ top: box.scrollHeight, behavior: first ? 'instant' : 'smooth' })
    else setBelow(true)
  }, [messages, newest, me])

  useEffect(() => () => window.clearTimeout(hide.current), [])

  // Who reads the newest goes on reading it when the room gets smaller: a keyboard opens, a question appears below.
  const atEnd = useRef(true)
  useEffect(() => {
    const box = list.current
    if (!box) return
    const room = new ResizeObserver(() => {
      if (atEnd.current) box.scrollTo({ top: box.scrollHeight, behavior: 'instant' })
    })
    room.observe(box)
    return () => room.disconnect()
  }, [])

  const onScroll = () => {
    const box = list.current
    if (!box) return
    atEnd.current = box.scrollHeight - box.scrollTop - box.clientHeight < NEAR_PX
    if (atEnd.current) setBelow(false)
    setScrolling(true)
    window.clearTimeout(hide.current)
    hide.current = window.setTimeout(() => setScrolling(false), SCROLLBAR_HIDE_MS)
  }
  const earlier = async () => {
    if (list.current) top.current = { height: list.current.scrollHeight, first: messages[0]?.id }
    await onEarlier()
  }
  const days = useMoments()({ dateStyle: 'medium' })
  const lastRead = state.readByOther
  const lastMine = messages.findLast((message) => message.sender_id === me && !message.deleted_at)

  return (
    <div className="relative min-h-0 flex-1">
      {/* Keyboards scroll it; screen readers hear what arrives. */}
      <div
        ref={list}
        role="log"
        aria-label={t('list')}
        tabIndex={0}
        onScroll={onScroll}
        className="h-full overflow-y-auto overscroll-contain px-3 py-3 outline-offset-[-2px]"
        style={{ scrollbarWidth: 'thin', scrollbarColor: scrolling ? 'var(--line-strong) transparent' : 'transparent transparent' }}
      >
        {hasEarlier && (
          <div className="pb-3 text-center">
            <Button size="small" look="plain" onClick={() => void earlier()}>
              {t('earlier')}
            </Button>
          </div>
        )}
        {messages.length === 0 && <p className="px-4 py-8 text-center text-ink-soft">{t('empty')}</p>}
        <ol className="grid gap-2">
          {messages.map((message, index) => (
            <li key={message.id}>
              {dayOf(message) !== dayOf(messages[index - 1]) && (
                <p className="py-2 text-center text-xs text-ink-soft">{days.format(new Date(message.created_at))}</p>
              )}
              <Part>
                <MessageBubble
                  supabase={supabase}
                  links={links}
                  message={message}
                  me={me}
                  onChanged={onChanged}
                  read={message.id === lastMine?.id && lastRead !== undefined && new Date(lastRead) >= new Date(message.created_at)}
                />
              </Part>
            </li>
          ))}
        </ol>
      </div>
      {below && (
        <Button
          size="small"
          look="quiet"
          className="absolute inset-x-0 bottom-2 mx-auto w-fit rounded-full! shadow-card"
          icon={<ChevronDown className="size-4" aria-hidden="true" />}
          onClick={() => list.current?.scrollTo({ top: list.current.scrollHeight, behavior: 'smooth' })}
        >
          {t('newBelow')}
        </Button>
      )}
    </div>
  )
}

const dayOf = (message: Message | undefined) => message && new Date(message.created_at).toDateString()
