import { expect, test } from 'vitest'
import { textsOf } from './page-head.ts'

test('what says nothing is left out, and nothing that breaks a line gets into a title', () => {
  expect(textsOf({ en: { title: ' Silk\n scarf ', description: '' }, th: { title: '', description: ' ' }, nl: { description: 'Zijde' } })).toEqual({
    en: { title: 'Silk scarf' },
    nl: { description: 'Zijde' },
  })
})
