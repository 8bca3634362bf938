import { expect, test } from 'vitest'
import { localMoment, momentOf } from '../../i18n/local-moment.ts'
import { isSlug, postStateOf, slugOf, tagsOf } from './post-row.ts'

test.each([
  ['Caring for silk', 'caring-for-silk'],
  ['  Khao Soi, à la carte!  ', 'khao-soi-a-la-carte'],
  ['The weaver’s loom', 'the-weavers-loom'],
  ['ผ้าไหม', ''],
  ['x'.repeat(300), 'x'.repeat(120)],
])('“%s” suggests the address “%s”', (title, slug) => {
  expect(slugOf(title)).toBe(slug)
  expect(slug === '' || isSlug(slug)).toBe(true)
})

test('tags are found by name or address, new ones get an address, and what can have none is no tag', () => {
  const dyes = { id: 'dyes', name: 'Natural dyes' }
  expect(tagsOf('Silk, silk , natural dyes,, ไหม', [dyes])).toEqual([{ id: 'silk', name: 'silk' }, dyes])
  expect(tagsOf('', [dyes])).toEqual([])
})

test('a post is scheduled until its moment has come, and not a moment longer', () => {
  const at = '2026-11-26T03:00:00.000Z'
  expect(postStateOf({ status: 'published', published_at: at }, new Date('2026-11-26T02:59:59Z'))).toBe('scheduled')
  expect(postStateOf({ status: 'published', published_at: at }, new Date(at))).toBe('published')
  expect(postStateOf({ status: 'draft', published_at: '2099-01-01T00:00:00Z' }, new Date(at))).toBe('draft')
})

test('moments are typed by the clock of Thailand, wherever somebody sits', () => {
  expect(localMoment(new Date('2026-11-26T20:30:00Z'))).toBe('2026-11-27T03:30')
  expect(momentOf('2026-11-27T03:30')).toBe('2026-11-26T20:30:00.000Z')
  expect(momentOf('')).toBeUndefined()
})
