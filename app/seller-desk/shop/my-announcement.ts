import { answered } from '../../platform/answered.ts'
import { loadSupabase } from '../../platform/session/supabase.ts'
import { bangkokDay, lastDayOf } from './pause.ts'

/** What a shop says at the top of its page; moments in ISO 8601, `takenBecause` why staff took it down. */
export type MyAnnouncement = { words: string; language: string; starts: string; ends: string | null; takenBecause: string | null }
/** As it is typed: days of Bangkok, both included; no first day is now, no last day until it is taken off. */
export type AnnouncementDraft = { words: string; language: string; from: string; to: string }
export type AnnouncementProblem = 'words' | 'days'
export type AnnouncementWish = { words: string; language: string; starts_at: string | null; ends_at: string | null }

const DAY_MS = 86_400_000
export const MOST_LETTERS = 500

/** Browser only. Null where nothing was ever said. Throws the API's error. */
export async function readAnnouncement(seller: string): Promise<MyAnnouncement | null> {
  const { data } = await answered(
    (await loadSupabase()).from('shop_announcements').select('words,language,starts_at,ends_at,taken_because').eq('seller_id', seller).maybeSingle(),
  )
  return data && { words: data.words, language: data.language, starts: data.starts_at, ends: data.ends_at, takenBecause: data.taken_because }
}

/** Browser only. Says it, or ends what is said where there are no words. Throws the API's error: HT004 announcement_words, _links, _days, not_sold_here. */
export const writeAnnouncement = async (seller: string, wish: AnnouncementWish) =>
  answered((await loadSupabase()).rpc('write_shop_announcement', { p_seller_id: seller, p_said: wish }))

/** Whether it is read now, later, no more, or was taken down. */
export function announcementStanding({ starts, ends, takenBecause }: MyAnnouncement, now: number): 'taken' | 'ended' | 'later' | 'now' {
  if (takenBecause !== null) return 'taken'
  if (ends !== null && Date.parse(ends) <= now) return 'ended'
  return Date.parse(starts) > now ? 'later' : 'now'
}

/** What the form begins with; what has ended begins anew. */
export function announcementDraft(kept: MyAnnouncement | null, language: string, now: number): AnnouncementDraft {
  if (kept === null) return { words: '', language, from: '', to: '' }
  const over = announcementStanding(kept, now) === 'ended'
  return {
    words: kept.words,
    language: kept.language,
    from: over ? '' : bangkokDay(Date.parse(kept.starts)),
    to: over ? '' : lastDayOf({ from: kept.starts, to: kept.ends, message: '' }),
  }
}

/** What the database is asked for, or what has to be put right first. */
export function announcementOf(
  { words, language, from, to }: AnnouncementDraft,
  now: number,
): { wish: AnnouncementWish } | { problems: ReadonlySet<AnnouncementProblem> } {
  const problems = new Set<AnnouncementProblem>()
  const text = words.trim()
  // Letters as the database counts them.
  if (text === '' || [...text].length > MOST_LETTERS) problems.add('words')
  const starts = from === '' ? null : Date.parse(`${from}T00:00:00+07:00`)
  const ends = to === '' ? null : Date.parse(`${to}T00:00:00+07:00`) + DAY_MS
  if (ends !== null && ends <= Math.max(now, starts ?? 0)) problems.add('days')
  if (problems.size > 0) return { problems }
  const moment = (at: number | null) => (at === null ? null : new Date(at).toISOString())
  return { wish: { words: text, language, starts_at: moment(starts), ends_at: moment(ends) } }
}
