import { databaseResult } from '../../desk-kit/ask-database.ts'

export const SPANS = [7, 30, 90, 365] as const
export type Span = (typeof SPANS)[number]

/** Words people looked for: how often, how many pieces they found on average (null: never heard), how often nothing, how often a piece was opened. */
export type SearchedWord = { word: string; asked: number; found: number | null; empty: number; clicks: number }

/** What `public.search_figures` answers. */
export type SearchFigures = { asked: number; empty: number; clicks: number; most: SearchedWord[]; nothing: SearchedWord[] }

/** Browser only. */
export const getSearchFigures = (days: Span): Promise<SearchFigures> => databaseResult<SearchFigures>('search_figures', { p_days: days })
