import { expect, test } from 'vitest'
import { audienceOf, draftOf, issueOf, unfinishedIn } from './issue-draft.ts'

const draft = { ...draftOf(undefined), name: ' June ', texts: { en: { subject: ' Silk ', body: 'New pieces', button: '' } } }

test('what is typed becomes what is kept: trimmed, codes in capitals, nothing where nothing was said', () => {
  expect(issueOf({ ...draft, audience: { ...draft.audience, countries: 'th; de, TH', boughtWithin: '90' } })).toEqual({
    issue: {
      name: 'June',
      texts: { en: { subject: 'Silk', body: 'New pieces', button: '' } },
      link: '/products',
      product_ids: [],
      audience: { countries: ['TH', 'DE'], bought_within: 90 },
    },
  })
  expect(audienceOf(draft.audience)).toEqual({})
})

test('a language that says something has a subject and a body, and days are whole', () => {
  const half = { ...draft, texts: { ...draft.texts, th: { subject: '', body: 'ผ้า', button: '' }, nl: { subject: ' ', body: '', button: '' } } }
  expect(unfinishedIn(half.texts)).toEqual(['th'])
  expect(issueOf(half)).toEqual({ problems: new Set(['texts']) })
  for (const days of ['0', '1.5', '-3', 'x', '10000']) expect(audienceOf({ ...draft.audience, notBoughtWithin: days })).toBeUndefined()
  expect(issueOf({ ...draft, name: ' ', link: 'https://', audience: { ...draft.audience, countries: 'Thailand' } })).toEqual({
    problems: new Set(['name', 'link', 'countries']),
  })
})

test('an issue that is kept reads as it was typed', () => {
  const kept = issueOf({ ...draft, audience: { languages: ['en'], countries: 'TH, DE', tiers: ['silk'], boughtWithin: '', notBoughtWithin: '30' } })
  if (!('issue' in kept)) throw new Error('It was refused.')
  const row = { id: 'x', state: 'draft' as const, ...kept.issue } as unknown as Parameters<typeof draftOf>[0]
  expect(issueOf(draftOf(row))).toEqual(kept)
})
