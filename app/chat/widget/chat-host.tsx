import { lazy, Suspense, useEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import { browserWords } from '../../i18n/browser-words.ts'
import { fetchMessages } from '../../i18n/warm-messages.ts'
import { onSession } from '../../platform/session/session-events.ts'
import { storedPerson } from '../../platform/session/stored-person.ts'
import { loadSupabase } from '../../platform/session/supabase.ts'
import { showToast } from '../../ui/toast.ts'
import type { ChatContext } from '../chat.ts'
import { onOpenChat } from '../chat-events.ts'
import { Part } from '../../ui/part.tsx'

const ChatWidget = lazy(async () => {
  // What the page itself asks with comes first: on a slow line it would share it with the parts of the chat.
  await loadSupabase()
  const [widget] = await Promise.all([import('./chat-widget.tsx'), fetchMessages('chat'), fetchMessages('orders')])
  return widget
})

const FIRST_LOOK_MS = 600
/** Some page may wait for ever; the chat does not. */
const MOST_PATIENCE_MS = 10_000

/** The chat of every page, for those who are signed in; nobody else downloads it. Who asks for it signed out is shown the way. */
export function ChatHost() {
  const navigate = useNavigate()
  const [person, setPerson] = useState<string>()
  const [asked, setAsked] = useState<{ context: ChatContext; opening: number }>()

  useEffect(() => {
    const look = () => setPerson(storedPerson()?.id)
    const until = Date.now() + MOST_PATIENCE_MS
    // Not in the first moment, nor while the page itself is on its way: on a slow line they would share it.
    const lookOnceCalm = () => {
      if (Date.now() < until && document.querySelector('main [aria-busy="true"]')) waiting = window.setTimeout(lookOnceCalm, FIRST_LOOK_MS)
      else look()
    }
    let waiting = window.setTimeout(lookOnceCalm, FIRST_LOOK_MS)
    const quiet = onSession(look)
    return () => {
      window.clearTimeout(waiting)
      quiet()
    }
  }, [])

  useEffect(
    () =>
      onOpenChat((context) => {
        const signedIn = storedPerson()?.id
        if (signedIn === undefined) return void invite(navigate)
        setPerson(signedIn)
        setAsked((before) => ({ context, opening: (before?.opening ?? 0) + 1 }))
      }),
    [navigate],
  )

  if (person === undefined) return null
  return (
    <Suspense>
      <Part silent>
        <ChatWidget key={person} me={person} asked={asked} />
      </Part>
    </Suspense>
  )
}

/** The specification's words for somebody who is not signed in, with the way there and back. */
async function invite(goTo: (path: string) => unknown): Promise<void> {
  const words = await browserWords(document.documentElement.dataset['language'] ?? 'en', ['chat'])
  showToast({
    title: words.t('signIn.title', { ns: 'chat' }),
    text: words.t('signIn.start', { ns: 'chat' }),
    tone: 'plain',
    action: {
      label: words.t('signIn.open', { ns: 'chat' }),
      run: () => void goTo(`/auth?next=${encodeURIComponent(window.location.pathname + window.location.search)}`),
    },
  })
}
