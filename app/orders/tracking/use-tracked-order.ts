import { useCallback, useEffect, useRef, useState } from 'react'
import type { TrackedOrder } from './tracked-order.ts'
import { callFunction, type Refusal } from '../../platform/call-function.ts'
import { listenForNews } from '../../platform/live-news.ts'

export type Tracking = {
  order: TrackedOrder | undefined
  /** Why the latest question had no answer; what is shown may be out of date. */
  refusal: Refusal | undefined
  refresh: () => Promise<void>
}

/** While a payment is awaited people look at the screen; afterwards news comes in hours. */
const AWAITING_MS = 3_000
const PLACED_MS = 30_000
const LONGEST_MS = 60_000
/** While the live channel tells of news, asking is only for what it may have missed. */
const LIVE_MS = { awaiting_payment: 20_000, placed: 300_000 }

/** How long until the next question; undefined when nothing will change any more. `failures` in a row make it rarer, and so does a `live` channel. */
export function nextQuestion(order: TrackedOrder | undefined, failures: number, live = false): number | undefined {
  if (failures > 0) return Math.min(AWAITING_MS * 2 ** failures, LONGEST_MS)
  if (!order) return AWAITING_MS
  if (order.status === 'awaiting_payment') return live ? LIVE_MS.awaiting_payment : AWAITING_MS
  const goesOn = order.status === 'placed' && order.orders.some(({ status }) => !['completed', 'canceled', 'closed'].includes(status))
  return goesOn ? (live ? LIVE_MS.placed : PLACED_MS) : undefined
}

/** The public topic of an order's link: the hash of its secret, as the database names it. Undefined where the browser has no cryptography (plain http). */
async function topicOf(token: string): Promise<string | undefined> {
  if (!globalThis.crypto?.subtle) return undefined
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(token)))
  return `order:${Array.from(hash, (byte) => byte.toString(16).padStart(2, '0')).join('')}`
}

/**
 * The order a token opens, kept up to date: by a live channel, and by asking now and then (every few seconds while its payment is awaited and the channel is
 * away), not at all while nobody looks. Whoever comes back from a banking app makes the shop ask the bank at once.
 */
export function useTrackedOrder(token: string): Tracking {
  const [order, setOrder] = useState<TrackedOrder>()
  const [refusal, setRefusal] = useState<Refusal>()
  const latest = useRef<{ order: TrackedOrder | undefined; failures: number }>({ order: undefined, failures: 0 })

  const refresh = useCallback(async () => {
    const answer = await callFunction<TrackedOrder>('track-order', { token })
    if (answer.done) {
      latest.current = { order: answer.result, failures: 0 }
      setOrder(answer.result)
      setRefusal(undefined)
    } else {
      latest.current.failures += 1
      setRefusal(answer.refusal)
    }
  }, [token])

  useEffect(() => {
    let left = false
    let live = false
    let stopListening = () => {}
    let listening = false
    let timer: ReturnType<typeof setTimeout> | undefined
    const ask = () => void refresh().then(wait)
    // Only for an order that still moves, and only when it is on the screen already.
    const listen = async () => {
      listening = true
      const topic = await topicOf(token)
      if (left || topic === undefined) return
      stopListening = listenForNews({
        topic,
        event: 'moved',
        isPrivate: false,
        news: () => {
          clearTimeout(timer)
          ask()
        },
        live: (now) => {
          live = now
          clearTimeout(timer)
          // What happened while nobody listened.
          if (now) ask()
          else wait()
        },
      })
    }
    const wait = () => {
      clearTimeout(timer)
      const { order: known, failures } = latest.current
      const pause = nextQuestion(known, failures, live)
      if (!left && known && pause !== undefined && !listening) void listen()
      if (!left && pause !== undefined && document.visibilityState === 'visible') timer = setTimeout(ask, pause)
    }
    const look = async () => {
      clearTimeout(timer)
      if (document.visibilityState !== 'visible') return
      const status = latest.current.order?.status
      if (status === undefined || status === 'awaiting_payment') await callFunction('check-payment', { token })
      await refresh()
      clearTimeout(timer)
      wait()
    }
    const looked = () => void look()
    // The first look shows the page, then asks the bank.
    timer = setTimeout(() => void refresh().then(() => (latest.current.order?.status === 'awaiting_payment' ? look() : wait())), 0)
    document.addEventListener('visibilitychange', looked)
    window.addEventListener('online', looked)
    return () => {
      left = true
      clearTimeout(timer)
      stopListening()
      document.removeEventListener('visibilitychange', looked)
      window.removeEventListener('online', looked)
    }
  }, [refresh, token])

  return { order, refusal, refresh }
}
