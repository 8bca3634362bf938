import { expect, test } from 'vitest'
import { listNames } from './list-names.ts'

test('names stay words of their own', () => {
  const names = ['Mae Daoruean Silver', 'Lung Chaiwat Indigo', 'Ban Khram']
  expect(listNames('th', names.slice(0, 2))).toBe('Mae Daoruean Silver และ Lung Chaiwat Indigo')
  expect(listNames('th', names)).toBe('Mae Daoruean Silver, Lung Chaiwat Indigo และ Ban Khram')
  expect(listNames('de', names)).toBe('Mae Daoruean Silver, Lung Chaiwat Indigo und Ban Khram')
  expect(listNames('ja', names.slice(0, 1))).toBe('Mae Daoruean Silver')
})
