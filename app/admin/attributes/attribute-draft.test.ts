import { expect, test } from 'vitest'
import { attributeOf, draftOf } from './attribute-draft.ts'

const DRAFT = { ...draftOf(undefined), texts: { en: { name: ' Technique ' }, de: { name: ' ' } } }
const batik = { slug: '', texts: { en: { name: 'Batik' }, th: { name: 'บาติก' } } }

test('slugs come from English names, and what says nothing is left out', () => {
  expect(attributeOf({ ...DRAFT, values: [batik] })).toEqual({
    attribute: {
      slug: 'technique',
      kind: 'choice',
      unit: '',
      is_facet: true,
      texts: { en: { name: 'Technique' } },
      values: [{ slug: 'batik', texts: { en: { name: 'Batik' }, th: { name: 'บาติก' } } }],
    },
  })
})

test('a number has a unit and no values; yes has one value that is called as the attribute is', () => {
  const unit = { ...DRAFT, kind: 'number' as const, unit: ' cm ', values: [batik] }
  expect(attributeOf(unit)).toMatchObject({ attribute: { unit: 'cm', values: [] } })
  expect(attributeOf({ ...DRAFT, kind: 'yes', unit: 'cm', values: [batik, batik] })).toMatchObject({
    attribute: { unit: '', values: [{ slug: 'yes', texts: { en: { name: 'Technique' } } }] },
  })
})

test.each([
  ['no value', []],
  ['a value without English', [{ slug: '', texts: { th: { name: 'บาติก' } } }]],
  ['two of one name', [batik, batik]],
])('a choice cannot have %s', (_what, values) => {
  expect(attributeOf({ ...DRAFT, values })).toEqual({ problems: new Set(['values']) })
})

test('without an English name there is neither name nor address', () => {
  expect(attributeOf({ ...DRAFT, texts: {}, values: [batik] })).toEqual({ problems: new Set(['english', 'slug']) })
})
