import { askDatabase, databaseResult } from '../../desk-kit/ask-database.ts'
import type { Language } from '../../i18n/languages.ts'

export const KINDS = ['products', 'sellers', 'posts', 'categories'] as const
export type Kind = (typeof KINDS)[number]
/** How a text stands in a language; what a person stands for first. */
export const TEXT_STATES = ['reviewed', 'machine', 'stale', 'draft', 'missing'] as const
export type TextState = (typeof TEXT_STATES)[number]
/** What there is to do: all but what a person stands for. */
export const WORK_STATES = ['missing', 'stale', 'machine', 'draft'] as const

export type Count = { kind: Kind; field: string; language: string; state: TextState; things: number; counted_at: string }
export type WorkRow = { id: string; title: string | null; address: string | null; found: boolean }

/** Browser only. */
export const getCoverage = (): Promise<Count[]> => databaseResult<Count[]>('translation_coverage', {})

/** Browser only. Things to be translated or looked at, some at a time, from the one after `after` on. */
export const getWork = (kind: Kind, language: Language, state: string, after: string | undefined): Promise<WorkRow[]> =>
  databaseResult<WorkRow[]>('translation_work', { p_kind: kind, p_language: language, p_state: state, ...(after !== undefined && { p_after: after }) })

/** Browser only. Says that a text was read and is right. */
export const reviewTranslation = (kind: Kind, id: string, language: Language, seen: string) =>
  askDatabase<null>('review_translation', { p_kind: kind, p_id: id, p_language: language, p_seen: seen })

/** Of so many texts, how many a reader of the language finds in it, in percent. */
export function shareThere(counts: readonly Pick<Count, 'state' | 'things'>[]): number {
  const sum = (wanted: (state: TextState) => boolean) => counts.reduce((all, { state, things }) => all + (wanted(state) ? things : 0), 0)
  const all = sum(() => true)
  return all === 0 ? 100 : Math.floor((sum((state) => state !== 'missing' && state !== 'draft') / all) * 100)
}
