import { expect, test } from 'vitest'
import { collectionOf, draftOf } from './collection-draft.ts'
import { ruleDraftOf, ruleOf } from './rule-draft.ts'

const DRAFT = { ...draftOf(undefined), image: '/pictures/hero-1.webp', texts: { en: { title: ' Silk of Surin ', text: '' }, th: { title: ' ', text: '' } } }
const RULE = ruleDraftOf(null)

test('a collection gets the address of its English title, and languages that say nothing are left out', () => {
  expect(collectionOf(DRAFT, undefined)).toEqual({
    collection: {
      slug: 'silk-of-surin',
      image_url: '/pictures/hero-1.webp',
      texts: { en: { title: 'Silk of Surin', text: '' } },
      kind: 'hand',
      rule: null,
      sort: 'best',
      shown_at: [],
      starts_at: null,
      ends_at: null,
    },
  })
})

test('a rule is kept as the list asks for it, and read back as it was typed', () => {
  const draft = {
    ...RULE,
    category: [{ id: 'silk', name: 'Silk' }],
    types: ['sale' as const],
    tags: ' naga, gift ,naga,',
    min: '1,000',
    max: '2500.50',
    days: '30',
  }
  const rule = { category: ['silk'], type: ['sale'], tag: ['naga', 'gift'], min: 100_000, max: 250_050, days: 30 }
  expect(ruleOf(draft)).toEqual({ rule })
  expect(ruleDraftOf(rule as Parameters<typeof ruleDraftOf>[0], { 'category:silk': 'Silk' })).toEqual({
    ...draft,
    tags: 'naga, gift',
    min: '1000.00',
    max: '2500.50',
  })
})

test.each([
  ['empty', {}],
  ['price', { min: '5', max: '4' }],
  ['price', { min: 'much' }],
  ['price', { max: '0' }],
  ['days', { days: '366' }],
  ['days', { days: '-1' }],
])('%s is wrong with the rule %j', (problem, change) => {
  expect(ruleOf({ ...RULE, ...change })).toEqual({ problems: new Set([problem]) })
})

test.each([
  ['image', { image: '' }],
  ['english', { texts: { th: { title: 'ผ้าไหม', text: '' } } }],
  ['titles', { texts: { en: { title: 'Silk', text: '' }, th: { title: '', text: 'ทอมือ' } } }],
  ['slug', { slug: 'Not this' }],
  ['days', { starts: '2030-02-02', ends: '2030-02-01' }],
  ['rule.empty', { kind: 'rule' as const }],
])('%s is wrong with %j', (problem, change) => {
  expect(collectionOf({ ...DRAFT, ...change }, undefined)).toEqual({ problems: new Set([problem]) })
})
