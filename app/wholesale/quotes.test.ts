import { expect, test } from 'vitest'
import { aboutOf } from './quotes.ts'

const runner = { name: 'Table runner', translations: [{ name: 'ผ้าคาดโต๊ะ', phrases: { gold: 'สีทอง', '45 × 160 cm': '45 × 160 ซม.' } }] }

test('a quote is about a piece and its version, both in the reader’s words where somebody has said them', () => {
  expect(aboutOf({ product: runner, variant: { name: 'gold / 45 × 160 cm' } })).toBe('ผ้าคาดโต๊ะ · สีทอง / 45 × 160 ซม.')
  expect(aboutOf({ product: { ...runner, translations: [] }, variant: { name: 'gold / 45 × 160 cm' } })).toBe('Table runner · gold / 45 × 160 cm')
  expect(aboutOf({ product: runner, variant: { name: '' } })).toBe('ผ้าคาดโต๊ะ')
  expect(aboutOf({ product: null, variant: null })).toBe('—')
})
