import { expect, test } from 'vitest'
import { type PoEntry, readPo, writePo } from './po.ts'

const ENTRIES: PoEntry[] = [
  { place: 'cart:title', english: 'Your cart', sentence: 'ตะกร้าของคุณ' },
  { place: 'cart:line.removed', english: '“{{name}}” was removed', sentence: '"{{name}}" wurde\nentfernt \\ \t' },
  { place: 'cart:left_other', english: '{{count}} left', sentence: '' },
]

test('what is written is read again, whatever signs it has', () => {
  expect(readPo(writePo('de', ENTRIES))).toEqual(ENTRIES)
  expect(readPo(`\uFEFF${writePo('de', ENTRIES).replaceAll('\n', '\r\n')}`)).toEqual(ENTRIES)
})

test('what editors make of it is understood: long lines, comments, fuzzy and obsolete entries, no empty lines between', () => {
  const edited = `# Translators
msgid ""
msgstr ""
"Language: de\\n"

#. a note
#: cart.tsx
#, fuzzy, c-format
msgctxt "cart:title"
msgid ""
"Your "
"cart"
msgstr "Ihr Korb"
#~ msgctxt "cart:old"
#~ msgid "Old"
#~ msgstr "Alt"
msgctxt "cart:total"
msgid "Total"
msgstr "Summe"
`
  expect(readPo(edited)).toEqual([
    { place: 'cart:title', english: 'Your cart', sentence: 'Ihr Korb', fuzzy: true },
    { place: 'cart:total', english: 'Total', sentence: 'Summe' },
  ])
})

test.each(['', 'language,sentence\nde,Korb', '{"cart": "Korb"}', 'msgid "no end', '"a line before its field"'])('%j is no such file', (text) => {
  expect(readPo(text)).toBeUndefined()
})
