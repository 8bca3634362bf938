import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate, useSearchParams } from 'react-router'
import { openChat } from '../chat/chat-events.ts'
import { callFunction } from '../platform/call-function.ts'
import { showToast } from '../ui/toast.ts'
import { getNotification, markRead } from './my-notifications.ts'
import { destinationOf, type Notification } from './notification.ts'

/** How a notification is gone after: to its page, to its order, which has to be opened first, or into the chat. */
export function useOpenNotification(): { open: (notification: Notification) => Promise<void>; busy: boolean } {
  const { t } = useTranslation('notifications')
  const navigate = useNavigate()
  const [busy, setBusy] = useState(false)
  const open = async (notification: Notification) => {
    const destination = destinationOf(notification)
    if ('chat' in destination) return openChat()
    if ('to' in destination) return navigate(destination.to)
    setBusy(true)
    const answer = await callFunction<{ token: string }>('open-my-order', { number: destination.order }, { repeatable: true })
    setBusy(false)
    if (answer.done) await navigate(`/order-tracking?token=${answer.result.token}`)
    else showToast({ title: t('notOpened'), tone: 'failure' })
  }
  return { open, busy }
}

/** Goes after the notification `?open=` names, once: what a push leads to. One that was thrown away leaves its reader at the list. */
export function useOpenAsked(): void {
  const [query] = useSearchParams()
  const navigate = useNavigate()
  const { open } = useOpenNotification()
  const asked = query.get('open')
  const begun = useRef<string>(undefined)
  useEffect(() => {
    if (asked === null || begun.current === asked) return
    begun.current = asked
    // First without the question, so that going back from there leads to the list and not there again.
    void Promise.all([getNotification(asked), navigate('/notifications', { replace: true })])
      .then(async ([notification]) => {
        if (!notification) return
        if (!notification.isRead) void markRead(notification.id).catch(() => undefined)
        await open(notification)
      })
      .catch(() => undefined)
  })
}
