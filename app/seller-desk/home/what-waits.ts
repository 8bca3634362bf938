import type { DeskHome } from './read-home.ts'

/** One thing that waits for a maker: how many of it, by when, and whether that moment is near or over. */
export type WaitingThing = {
  kind: 'held' | 'late' | 'accept' | 'cases' | 'messages' | 'send' | 'owed' | 'account' | 'holds' | 'out' | 'low' | 'reviews' | 'drafts'
  count: number
  until: string | null
  isPressing: boolean
  /** A part of the desk. */
  to: string
}

/** So long before its moment a thing is pressing. */
const PRESSING_MS = 24 * 3600_000

/** What to do now, in order: what loses money or trust first comes first, what may wait comes last. */
export function whatWaits(home: DeskHome, now: number): WaitingThing[] {
  const near = (until: string | null) => until !== null && Date.parse(until) - now < PRESSING_MS
  const thing = (kind: WaitingThing['kind'], count: number, to: string, until: string | null = null, isPressing = near(until)): WaitingThing => ({
    kind,
    count,
    until,
    isPressing,
    to,
  })
  const { accept, send, cases, stock } = home
  return [
    thing('held', home.held, '?tab=products', null, true),
    thing('late', send.late, '?tab=orders&queue=send', send.until, true),
    thing('accept', accept.count, '?tab=orders&queue=accept', accept.until),
    thing('cases', cases.count, '?tab=cases', cases.until),
    thing('messages', home.messages, '?tab=messages'),
    thing('send', send.count - send.late, '?tab=orders&queue=send', send.late === 0 ? send.until : null, false),
    thing('owed', home.owed === null ? 0 : 1, '?tab=money', null, true),
    thing('account', home.account ? 0 : 1, '?tab=money'),
    thing('holds', home.holds, '?tab=money'),
    thing('out', stock.out, '?tab=stock'),
    thing('low', stock.low - stock.out, '?tab=stock'),
    thing('reviews', home.reviews, '?tab=reviews'),
    thing('drafts', home.drafts, '?tab=products'),
  ].filter(({ count }) => count > 0)
}
