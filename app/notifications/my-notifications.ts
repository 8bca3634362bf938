import { answered } from '../platform/answered.ts'
import { announceCount } from '../platform/shared-count.ts'
import { loadSupabase, type Tables } from '../platform/session/supabase.ts'
import { MAIL_KINDS, NOTIFICATION_KINDS, type MailKind, type Notification, type NotificationFacts, type NotificationKind } from './notification.ts'

/** As many at once as fit a few screens. */
export const NOTIFICATIONS_PAGE = 30

/** Browser only. A page of the signed-in person's notifications, the newest first; `before` is where the last page ended. Throws the API's error. */
export async function findNotifications({ before, unreadOnly }: { before: string | undefined; unreadOnly: boolean }): Promise<Notification[]> {
  let query = (await loadSupabase())
    .from('notifications')
    .select('id,kind,facts,created_at,read_at')
    .order('created_at', { ascending: false })
    .order('id')
    .limit(NOTIFICATIONS_PAGE)
  if (before !== undefined) query = query.lt('created_at', before)
  if (unreadOnly) query = query.is('read_at', null)
  const { data } = await answered(query)
  return data.map(toNotification)
}

type Row = Pick<Tables<'notifications'>, 'id' | 'kind' | 'facts' | 'created_at' | 'read_at'>

const toNotification = (row: Row): Notification => ({
  id: row.id,
  kind: row.kind,
  // Written by the database's own triggers, as this type says.
  facts: row.facts as NotificationFacts,
  at: row.created_at,
  isRead: row.read_at !== null,
})

/** Browser only. Undefined when there is none of theirs. Throws the API's error. */
export async function getNotification(id: string): Promise<Notification | undefined> {
  const query = (await loadSupabase()).from('notifications').select('id,kind,facts,created_at,read_at').eq('id', id)
  const { data } = await answered(query)
  return data.map(toNotification)[0]
}

/** Browser only. Counts what is unread and tells the header. Throws the API's error. */
export async function countUnread(): Promise<number> {
  const { count } = await answered((await loadSupabase()).from('notifications').select('id', { count: 'exact', head: true }).is('read_at', null))
  announceCount('notifications', count ?? 0, 'stored')
  return count ?? 0
}

/** Browser only. One, or all of them. Throws the API's error. */
export async function markRead(id?: string): Promise<void> {
  const change = (await loadSupabase()).from('notifications').update({ read_at: new Date().toISOString() }).is('read_at', null)
  await answered(id === undefined ? change : change.eq('id', id))
  await countUnread()
}

/** Browser only. Throws the API's error. */
export async function throwAway(id: string): Promise<void> {
  await answered((await loadSupabase()).from('notifications').delete().eq('id', id))
  await countUnread()
}

// What concerns the account itself, what the shop itself has to say and what somebody agrees on with a maker or planned for a piece is always told.
const ALWAYS_TOLD = ['account_seen', 'shop_word', 'wholesale_news', 'publication_news'] as const
type AlwaysTold = (typeof ALWAYS_TOLD)[number]
export const CHOSEN_KINDS = NOTIFICATION_KINDS.filter((kind): kind is Exclude<NotificationKind, AlwaysTold> => !ALWAYS_TOLD.some((told) => told === kind))

/** How a person wants to be told of a kind of news, beside the list in the shop. */
export type Preference = { byMail: boolean; byPush: boolean }
/** What somebody may want to hear of or not: news, and letters that are no news. */
export type PreferenceKind = Exclude<NotificationKind, AlwaysTold> | MailKind
export type Preferences = Record<PreferenceKind, Preference>

/** Browser only. What nobody decided about is wanted, except a reminder of a cart: that is advertising, and has to be asked for. Throws the API's error. */
export async function readPreferences(): Promise<Preferences> {
  const { data } = await answered((await loadSupabase()).from('notification_preferences').select('kind,byMail:by_mail,byPush:by_push'))
  const wanted = (kind: PreferenceKind): Preference => {
    const { byMail = kind !== 'cart_reminder', byPush = true } = data.find((row) => row.kind === kind) ?? {}
    return { byMail, byPush }
  }
  // Every kind gets its value.
  return Object.fromEntries([...CHOSEN_KINDS, ...MAIL_KINDS].map((kind) => [kind, wanted(kind)])) as Preferences
}

/** Browser only. Throws the API's error. */
export async function setPreference(kind: PreferenceKind, { byMail, byPush }: Partial<Preference>): Promise<void> {
  const change = { kind, ...(byMail !== undefined && { by_mail: byMail }), ...(byPush !== undefined && { by_push: byPush }) }
  await answered((await loadSupabase()).from('notification_preferences').upsert(change, { onConflict: 'person_id,kind' }))
}
