import { expect, test } from 'vitest'
import { LANGUAGES } from '../../i18n/languages.ts'
import { CRAFT_NAMES } from './craft-names.data.ts'
import { BUILT_IN } from './vocabulary.ts'
import { suggestedNames } from './suggested-names.ts'

const FOUND = ['silk', 'silber', 'silver', 'silla', 'seide', 'seda', 'seta', 'sedia', 'sedge', 'ผ้าไหม', '絹', '실크', 'topferware', 'chiang mai', 'mudmee']

test.each([
  ['en', 'sil', ['silk', 'silver']],
  ['de', 'sil', ['Silber', 'silk']],
  ['de', 'se', ['Seide', 'sedge']],
  ['it', 'se', ['seta', 'sedia', 'sedge']],
  ['es', 'se', ['seda', 'sedge']],
  ['de', 'töpf', ['Töpferware']],
  ['de', 'topf', ['Töpferware']],
  ['th', 'ผ้าไ', ['ผ้าไหม', 'ผ้าไหมมัดหมี่']],
  ['ko', '실', ['실크']],
  ['nl', 'mudm', ['mudmi', 'mudmee']],
  ['fr', 'chiang', ['chiang mai']],
  ['nl', 'zzz', []],
] as const)('%s: who types %s is offered %o', (language, typed, names) => {
  const offered = suggestedNames(FOUND, typed, language)
  if (typed === 'mudm') expect(names).toContain(offered[0])
  else expect(offered).toEqual(names)
})

test('what the shop has nothing of is not offered', () => {
  expect(suggestedNames(['silk'], 'cot', 'en')).toEqual([])
})

test('every row of names is a known thing in eight languages', () => {
  const keys = new Set(BUILT_IN.concepts.map(({ key }) => key))
  const rows = CRAFT_NAMES.trim().split('\n')
  expect(rows.filter((row) => row.split('|').length !== 9 || !keys.has(row.split('|')[0] ?? ''))).toEqual([])
  expect(new Set(rows.map((row) => row.split('|')[0])).size).toBe(rows.length)
  expect(LANGUAGES).toHaveLength(14)
})
