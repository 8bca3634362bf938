import { expect, test } from 'vitest'
import { draftOf, type Rule, ruleOf, stateOf } from './rule.ts'

const RULE: Rule = {
  id: 3,
  position: 1,
  name: 'Dear jewelry',
  rate_ppm: 125_000,
  least_minor: null,
  most_minor: 300_050,
  seller_ids: ['00000000-0000-4000-8000-000000000001'],
  category_ids: ['00000000-0000-4000-8000-000000000002'],
  product_ids: [],
  has_plan: false,
  goods_from_minor: 100_000,
  goods_below_minor: null,
  starts_at: '2026-11-20T03:30:00+00:00',
  ends_at: '2026-11-30T17:00:00+00:00',
  is_active: true,
  changed_at: '2026-11-20T03:30:00+00:00',
}

test('an operator reads a rule in percent, baht and days of Thailand', () => {
  expect(draftOf(RULE, [{ id: RULE.seller_ids[0] ?? '', name: 'Baan Thor Fai' }])).toMatchObject({
    percent: '12.5',
    least: '',
    most: '3000.5',
    from: '1000',
    sellers: [{ name: 'Baan Thor Fai' }],
    plan: 'without',
    starts: '2026-11-20',
    // The month ends as December begins in Bangkok.
    ends: '2026-11-30',
  })
})

test('what was not touched is kept to the moment', () => {
  const { id: _id, position: _position, changed_at: _changed, ...said } = RULE
  expect(ruleOf(draftOf(RULE, []), RULE)).toEqual({ rule: said })
})

test('a new rule needs a name and a share, and nothing else', () => {
  expect(ruleOf(draftOf(undefined, []), undefined)).toEqual({ problems: { name: 'name', percent: 'percent' } })
  expect(ruleOf({ ...draftOf(undefined, []), name: ' Silk ', percent: '7,5 %' }, undefined)).toMatchObject({
    rule: { name: 'Silk', rate_ppm: 75_000, starts_at: null, ends_at: null, has_plan: null, seller_ids: [] },
  })
})

test.each([
  [{ percent: '101' }, { percent: 'percent' }],
  [{ percent: '-1' }, { percent: 'percent' }],
  [{ percent: '12.34567' }, { percent: 'percent' }],
  [{ percent: 'half' }, { percent: 'percent' }],
  [{ least: 'x' }, { least: 'amount' }],
  [{ most: '-5' }, { most: 'amount' }],
  [{ least: '20', most: '10' }, { most: 'bounds' }],
  [{ from: '1,000', below: '1000' }, { below: 'band' }],
  [{ below: '0' }, { below: 'band' }],
  [{ starts: '2026-12-10', ends: '2026-12-09' }, { ends: 'days' }],
  [{ starts: '', ends: '2020-01-01' }, { ends: 'days' }],
])('%j is said to be wrong', (typed, problems) => {
  expect(ruleOf({ ...draftOf(undefined, []), name: 'Silk', percent: '7', ...typed }, undefined)).toEqual({ problems })
})

test('one day is a span', () => {
  expect(ruleOf({ ...draftOf(undefined, []), name: 'Silk', percent: '0', starts: '2099-12-10', ends: '2099-12-10' }, undefined)).toMatchObject({
    rule: { starts_at: '2099-12-09T17:00:00.000Z', ends_at: '2099-12-10T17:00:00.000Z' },
  })
})

test.each([
  ['2026-11-19T00:00:00Z', true, 'later'],
  ['2026-11-25T00:00:00Z', true, 'active'],
  ['2026-12-01T00:00:00Z', true, 'past'],
  ['2026-11-25T00:00:00Z', false, 'off'],
])('on %s, switched on: %s, it is %s', (now, isActive, state) => {
  expect(stateOf({ ...RULE, is_active: isActive }, new Date(now))).toBe(state)
})
