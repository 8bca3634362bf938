import type { TFunction } from 'i18next'
import type { Credential } from './credential.ts'

/** What a credential is called, with its grade: “OTOP · 5 stars”, “Royal Thai Silk · golden peacock”. Needs the catalogue `credentials`. */
export function credentialName(t: TFunction<'credentials'>, { kind, grade }: Pick<Credential, 'kind' | 'grade'>): string {
  return [t(`kinds.${kind}`), gradeName(t, { kind, grade })].filter(Boolean).join(' · ')
}

/** A grade alone; '' where there is none. */
export function gradeName(t: TFunction<'credentials'>, { kind, grade }: Pick<Credential, 'kind' | 'grade'>): string {
  if (grade === '') return ''
  if (kind === 'otop') return t('stars', { count: Number(grade) })
  if (kind === 'royal_peacock' || kind === 'sacit') return t(`grades.${kind}.${grade}`)
  return ''
}
