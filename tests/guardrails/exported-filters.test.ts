import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { CARDS } from '../../app/admin/cards.tsx'
import { EXPORTABLE } from '../../app/exports/exportable.ts'

const FILTER = /\{ name: '([\w.]+)', kind: '/g

// A file that is asked for as its list is narrowed is refused where it does not know the filter.
test.each(CARDS.flatMap(({ name, exports: taken, source }) => (taken && source ? [name] : [])))('the file of %s knows every filter of its list', (name) => {
  const list = readFileSync(`app/admin/${name}/${name}-list.tsx`, 'utf8')
  const filters = [...list.matchAll(FILTER)].map(([, filter]) => filter)
  expect(Object.keys(EXPORTABLE[name]?.filters ?? {})).toEqual(expect.arrayContaining(filters))
})
