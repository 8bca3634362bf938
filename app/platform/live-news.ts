import type { RealtimeChannel } from '@supabase/supabase-js'
import { isLooking } from './session/session-shelf.ts'
import { loadSupabase } from './session/supabase.ts'

/** News that come together are one piece of news. */
const TOGETHER_MS = 150

type Wanted = {
  topic: string
  event: string
  /** A topic whose listeners the database's policies choose. */
  isPrivate: boolean
  /** Something happened; also called whenever listening begins, and when the shop says that it hears again, since nobody knows what was missed before. */
  news: () => void
  /** Whether news are heard at the moment. While they are not, whoever listens should ask now and then. */
  live?: (listening: boolean) => void
}

/** Browser only. Listens to a topic for as long as the page wants; downloads the client for it when it is not there yet. Returns how to stop. */
export function listenForNews({ topic, event, isPrivate, news, live }: Wanted): () => void {
  // A look has no open line: the page asks by the clock.
  if (isLooking()) return () => undefined
  let stopped = false
  let leave = () => {}
  let waiting: ReturnType<typeof setTimeout> | undefined
  const soon = () => {
    waiting ??= setTimeout(() => {
      waiting = undefined
      if (!stopped) news()
    }, TOGETHER_MS)
  }
  loadSupabase().then(
    (supabase) => {
      if (stopped) return
      const channel: RealtimeChannel = supabase.channel(topic, { config: { private: isPrivate, broadcast: { replication_ready: true } } })
      channel
        .on('broadcast', { event }, soon)
        // Joined is not yet listening, and an open line may have had nobody at its other end who read: this says that from now on all is heard.
        .on('system', {}, ({ extension, status }: { extension?: string; status?: string }) => {
          if (extension === 'system' && status === 'ok') soon()
        })
        .subscribe((status) => {
          if (stopped) return
          const listening = status === 'SUBSCRIBED'
          live?.(listening)
          if (listening) soon()
        })
      leave = () => void supabase.removeChannel(channel)
    },
    // Without it the page asks by the clock, as it did before.
    () => undefined,
  )
  return () => {
    stopped = true
    clearTimeout(waiting)
    leave()
  }
}
