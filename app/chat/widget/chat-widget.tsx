import { clsx } from 'clsx'
import { MessageCircle } from 'lucide-react'
import { useCallback, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { QueryScreen } from '../../platform/query-screen.tsx'
import type { ChatContext } from '../chat.ts'
import { announceChat } from '../chat-events.ts'
import { ChatPanel } from './chat-panel.tsx'
import { useChatContext } from './use-chat-context.ts'
import { useTucked } from './use-tucked.ts'
import { useUnread } from './use-unread.ts'

type Asked = { context: ChatContext; opening: number }

/** The round button at the bottom right, and the panel it opens. `me` is the signed-in person. */
export default function ChatWidget({ me, asked }: { me: string; asked: Asked | undefined }) {
  return (
    <QueryScreen>
      <Widget me={me} asked={asked} />
    </QueryScreen>
  )
}

function Widget({ me, asked }: { me: string; asked: Asked | undefined }) {
  const { t } = useTranslation('chat')
  const [open, setOpen] = useState(asked !== undefined)
  // A context forced from outside holds until the chat is closed.
  const [forced, setForced] = useState(asked)
  const [seen, setSeen] = useState(asked?.opening ?? 0)
  const button = useRef<HTMLButtonElement>(null)
  const place = useTucked(button, open)
  const tucked = place !== 'whole'
  const unread = useUnread(me)
  const ofPage = useChatContext(open && !forced)

  if (asked && asked.opening !== seen) {
    setSeen(asked.opening)
    setForced(asked)
    setOpen(true)
  }
  useEffect(() => announceChat(open), [open])

  const close = useCallback(() => {
    setOpen(false)
    setForced(undefined)
    button.current?.focus()
  }, [])
  return (
    <>
      {open && (
        <ChatPanel key={forced?.opening ?? 'page'} me={me} context={forced?.context ?? ofPage.context} waiting={!forced && ofPage.waiting} onClose={close} />
      )}
      <button
        ref={button}
        type="button"
        aria-expanded={open}
        aria-label={unread > 0 ? t('button.unread', { count: unread }) : t('button.open')}
        title={t('button.open')}
        onClick={() => (open ? close() : setOpen(true))}
        className={clsx(
          'chat-button above-bar fixed bottom-[calc(1rem+env(safe-area-inset-bottom)+var(--bottom-bar,0px))] z-30 inline-flex items-center justify-center bg-indigo text-on-indigo transition-colors hover:bg-indigo-deep print:hidden',
          // A tab in the margin, where nothing is read; a finger meets it beyond its edge.
          place === 'tucked' && 'after:absolute after:inset-y-0 after:end-0 after:w-11',
          tucked ? 'end-0 h-14 w-6 rounded-s-3xl border-s-8 border-transparent bg-clip-padding' : 'end-4 size-14 rounded-full shadow-card',
          place === 'away' && 'invisible',
        )}
      >
        <MessageCircle className={tucked ? 'size-4' : 'size-6'} aria-hidden="true" />
        {unread > 0 && (
          <span
            className={clsx(
              'absolute -top-1 inline-flex min-w-6 items-center justify-center rounded-full bg-terracotta px-1.5 text-xs font-semibold text-on-terracotta',
              tucked ? 'end-2' : '-end-1',
            )}
            aria-hidden="true"
          >
            {unread > 99 ? '99+' : unread}
          </span>
        )}
      </button>
    </>
  )
}
