import { databaseResult } from '../../desk-kit/ask-database.ts'
import { type Answer, callFunction, resultOf } from '../../platform/call-function.ts'
import { answered } from '../../platform/answered.ts'
import { loadSupabase } from '../../platform/session/supabase.ts'
import type { Language } from '../../i18n/languages.ts'
import type { PageText } from '../../pages/page-text.ts'

export const PAGE_COLUMNS =
  'id, is_own, status, shown_from, parts, created_at, changed_at, versions:page_versions(number, holds_from, is_built_in, withdrawn_at), drafts:page_drafts(language)'

/** A page as lists and its record know it; its texts are asked for by language. */
export type PageRow = {
  id: string
  is_own: boolean
  status: 'shown' | 'hidden'
  shown_from: string | null
  parts: string[]
  created_at: string
  changed_at: string
  versions: { number: number; holds_from: string | null; is_built_in: boolean; withdrawn_at: string | null }[]
  drafts: { language: string }[]
}

/** Where a page stands at a moment: the version that holds (none: what is built in, or nothing), the one that waits, the newest number there is. */
export function standingOf({ versions }: Pick<PageRow, 'versions'>, now: Date) {
  const taken = versions.filter((one) => one.withdrawn_at === null && one.holds_from !== null)
  const later = (one: (typeof taken)[number]) => new Date(one.holds_from ?? 0) > now
  const newestOf = (some: typeof taken) => some.toSorted((a, b) => (a.holds_from ?? '').localeCompare(b.holds_from ?? '') || a.number - b.number).at(-1)
  return {
    holds: newestOf(taken.filter((one) => !later(one))),
    waits: taken.find(later),
    newest: versions.length === 0 ? null : Math.max(...versions.map(({ number }) => number)),
  }
}

/** Browser only. The revisions of what is being written, by language. Throws the API's error. */
export async function readRevisions(page: string): Promise<Record<string, number>> {
  const { data } = await answered((await loadSupabase()).from('page_drafts').select('language, revision').eq('page_id', page))
  return Object.fromEntries(data.map(({ language, revision }) => [language, revision]))
}

export type PageTexts = Partial<Record<Language, PageText>>
export type ShownPage = { builtIn: PageTexts; newest: PageTexts; facts: Record<string, string | number> }

/** Browser only. What is built in, what the newest version says, and what facts a text may name. */
export const showPageTexts = (page: string): Promise<ShownPage> => resultOf(callFunction<ShownPage>('show-page-texts', { page }, { repeatable: true }))

type Publish = {
  page: string
  from: string | null
  what: { drafts: Record<string, number> } | { version: number } | { builtIn: true }
  seen: number | null
  reason: string
}

/** Browser only. */
export const publishPage = (wish: Publish): Promise<Answer<{ number: number }>> => callFunction<{ number: number }>('publish-page', wish)

export type PageDraft = PageText & { revision: number; saved_at: string }

/** Browser only. What is being written in a language. Throws the API's error. */
export async function readDraft(page: string, language: Language): Promise<PageDraft | null> {
  const drafts = (await loadSupabase()).from('page_drafts').select('title, lead, content, revision, saved_at')
  return (await answered(drafts.eq('page_id', page).eq('language', language).maybeSingle())).data
}

/** A version as `list_page_versions` answers. */
export type PageVersion = {
  id: number
  number: number
  holds_from: string | null
  is_built_in: boolean
  returned_to: number | null
  reason: string
  made_at: string
  person: string
  withdrawn_at: string | null
}

export const listPageVersions = (page: string) => databaseResult<PageVersion[]>('list_page_versions', { p_page: page })

/** Browser only. What a version says in a language; null where it says nothing there. Throws the API's error. */
export async function readVersionText(version: number, language: string): Promise<PageText | null> {
  const texts = (await loadSupabase()).from('page_texts').select('title, lead, content')
  return (await answered(texts.eq('version_id', version).eq('language', language).maybeSingle())).data
}

/** Refusals of the database and of the command that makes versions; the words for each stand in `admin-pages`, `refused`. */
export const REFUSED = [
  'changed_meanwhile',
  'no_date',
  'no_text',
  'no_page',
  'slug_taken',
  'too_many',
  'braces',
  'placeholders',
  'parts',
  'one_waits',
  'used',
  'not_allowed_now',
] as const
