import { useEffect, useState } from 'react'
import { onSession } from '../platform/session/session-events.ts'
import { storedPerson } from '../platform/session/stored-person.ts'
import { isLooking } from '../platform/session/session-shelf.ts'
import { readPushMark } from './push-mark.ts'

/** Watches for what signed-in people should know, on every page. Visitors download nothing of it. */
export function NotificationsHost() {
  const [person, setPerson] = useState<string>()
  useEffect(() => {
    const look = () => {
      const found = storedPerson()?.id
      setPerson(found)
      // Also when the session ran out while no page was open.
      if (found === undefined && readPushMark() !== null && !isLooking())
        void import('./push-device.ts').then(({ silencePush }) => silencePush()).catch(() => undefined)
    }
    // Not in the first moment: the page itself comes first.
    const waiting = window.setTimeout(look, 600)
    const quiet = onSession(look)
    return () => {
      window.clearTimeout(waiting)
      quiet()
    }
  }, [])
  useEffect(() => {
    if (person === undefined) return
    let stop = () => {}
    let gone = false
    void import('./watch-notifications.ts').then(
      ({ watchNotifications }) => {
        if (!gone) stop = watchNotifications(person)
      },
      () => undefined,
    )
    return () => {
      gone = true
      stop()
    }
  }, [person])
  return null
}
