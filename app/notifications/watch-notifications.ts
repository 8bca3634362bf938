import { listenForNews } from '../platform/live-news.ts'
import { countUnread } from './my-notifications.ts'
import { isLooking } from '../platform/session/session-shelf.ts'
import { readPushMark } from './push-mark.ts'

/** How often is looked while the live channel is away, or says nothing. */
const LOOK_MS = 60_000

const EVENT = 'shop:notifications'

/** Browser only. Keeps the header's number true for a signed-in person: by the person's own channel, and by looking now and then. Returns how to stop. */
export function watchNotifications(person: string): () => void {
  let stopped = false
  let known: number | undefined
  const look = () => {
    if (stopped || document.visibilityState === 'hidden') return
    countUnread().then(
      (unread) => {
        if (known !== undefined && unread > known) window.dispatchEvent(new Event(EVENT))
        known = unread
      },
      // Without network the old number stands; the next look tries again.
      () => undefined,
    )
  }
  const tell = () => {
    if (stopped) return
    look()
    window.dispatchEvent(new Event(EVENT))
  }
  look()
  // Without network the shop learns it another time.
  if (readPushMark() !== null && !isLooking()) void import('./push-device.ts').then(({ tendPush }) => tendPush(person)).catch(() => undefined)
  const timer = window.setInterval(look, LOOK_MS)
  document.addEventListener('visibilitychange', look)
  const leave = listenForNews({ topic: `notices:${person}`, event: 'notification', isPrivate: true, news: tell })
  return () => {
    stopped = true
    window.clearInterval(timer)
    document.removeEventListener('visibilitychange', look)
    leave()
  }
}

/** Browser only. Calls back when something new is there. Returns how to stop. */
export function onNews(told: () => void): () => void {
  window.addEventListener(EVENT, told)
  return () => window.removeEventListener(EVENT, told)
}
