import { databaseResult } from '../../desk-kit/ask-database.ts'
import { answered } from '../../platform/answered.ts'
import { loadSupabase } from '../../platform/session/supabase.ts'
import type { Json } from '../../../supabase/types.ts'

export type Setting = {
  key: string
  value: Json
  default_value: Json
  description: string
  is_public: boolean
  least: number | null
  most: number | null
  updated_at: string
}

export type SettingChange = { changed_at: string; person: string; before: Json; after: Json; reason: string }

/** Browser only. Every setting there is, by key; some hundred at most. */
export async function listSettings(): Promise<Setting[]> {
  const { data } = await answered(
    (await loadSupabase()).from('shop_settings').select('key, value, default_value, description, is_public, least, most, updated_at').order('key').limit(1000),
  )
  return data
}

/** Browser only. Who changed a setting, the newest first. */
export const getHistory = (key: string): Promise<SettingChange[]> => databaseResult<SettingChange[]>('setting_history', { p_key: key })

/** The part of the shop a setting belongs to: what stands before the dot. */
export const sectionOf = (key: string): string => key.slice(0, key.indexOf('.'))

/** Whether two values are the same, whatever order their names have. */
export function sameValue(one: Json | undefined, other: Json | undefined): boolean {
  if (isObject(one) && isObject(other)) {
    const names = Object.keys({ ...one, ...other })
    return names.every((name) => sameValue(one[name], other[name]))
  }
  return JSON.stringify(one) === JSON.stringify(other)
}

const isObject = (value: Json | undefined): value is { [name: string]: Json | undefined } =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** A value as its editor holds it: text for numbers and words, a line for each of a list, `name: number` for a list with names. */
export function toDraft(value: Json): string {
  if (Array.isArray(value)) return value.map(String).join('\n')
  if (isObject(value))
    return Object.entries(value)
      .map(([name, each]) => `${name}: ${JSON.stringify(each)}`)
      .join('\n')
  return String(value)
}

/** What was typed as a value of the kind of `like`; undefined where it is none. */
export function fromDraft(draft: string, like: Json): Json | undefined {
  if (typeof like === 'boolean') return draft === 'true'
  if (typeof like === 'number') return wholeNumber(draft)
  if (Array.isArray(like)) return lines(draft)
  if (isObject(like)) {
    const pairs = lines(draft).map((line) => /^([^:]*):\s*(-?\d+)$/.exec(line))
    if (pairs.includes(null)) return undefined
    return Object.fromEntries(pairs.map((pair) => [pair?.[1]?.trim() ?? '', Number(pair?.[2])]))
  }
  return draft.trim()
}

const lines = (draft: string) =>
  draft
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')

function wholeNumber(draft: string): number | undefined {
  const number = Number(draft.trim())
  return draft.trim() !== '' && Number.isSafeInteger(number) ? number : undefined
}
