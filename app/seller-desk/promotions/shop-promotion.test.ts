import { expect, test } from 'vitest'
import { draftOf, EMPTY_DRAFT, promotionOf, type PromotionDraft } from './shop-promotion.ts'

const NOW = Date.parse('2026-11-26T05:00:00Z')
const read = (changes: Partial<PromotionDraft>) => promotionOf({ ...EMPTY_DRAFT, ...changes }, 'an id', NOW)
const problemsOf = (changes: Partial<PromotionDraft>) => {
  const made = read(changes)
  return 'problems' in made ? [...made.problems] : []
}

test('a code is read as it is typed: upper case, baht as satang, whole days of Bangkok', () => {
  expect(
    read({ code: ' loy krathong'.replace(' k', '-k').trim(), percent: '15', minimum: '1,500', starts: '2026-12-01', ends: '2026-12-05', budget: '5000' }),
  ).toEqual({
    promotion: {
      id: 'an id',
      code: 'LOY-KRATHONG',
      kind: 'percent',
      percent_ppm: 150_000,
      amount_minor: 0,
      minimum_minor: 150_000,
      starts_at: '2026-11-30T17:00:00.000Z',
      ends_at: '2026-12-05T17:00:00.000Z',
      usage_limit: null,
      budget_minor: 500_000,
    },
  })
})

test('an offer needs a name, and everything of the shop counts where no piece is chosen', () => {
  expect(problemsOf({ what: 'offer' })).toEqual(['name'])
  expect(read({ what: 'offer', name: 'Two for one' })).toMatchObject({
    promotion: { name: 'Two for one', buy_product_id: null, buy_quantity: 1, get_quantity: 1, discount_percentage: 100 },
  })
})

test.each<[Partial<PromotionDraft>, string[]]>([
  [{ code: 'A' }, ['code']],
  [{ code: 'TWO WORDS' }, ['code']],
  [{ code: 'LOY', percent: '0' }, ['percent']],
  [{ code: 'LOY', percent: '101' }, ['percent']],
  [{ code: 'LOY', kind: 'fixed' }, ['amount']],
  [{ code: 'LOY', kind: 'fixed', amount: '-5' }, ['amount']],
  [{ code: 'LOY', ends: '2026-11-25' }, ['days']],
  [{ code: 'LOY', starts: '2026-12-05', ends: '2026-12-04' }, ['days']],
  [{ code: 'LOY', limit: '0' }, ['limit']],
  [{ code: 'LOY', budget: 'lots' }, ['budget']],
])('%o has a problem: %o', (changes, problems) => expect(problemsOf(changes)).toEqual(problems))

test('what was kept is typed as it was made, the last day included', () => {
  const typed: Partial<PromotionDraft> = {
    code: 'LOY',
    percent: '15',
    minimum: '1500',
    starts: '2026-12-01',
    ends: '2026-12-05',
    limit: '20',
    budget: '5000.50',
  }
  const made = read(typed)
  if ('problems' in made) throw new Error('It was to be made.')
  const kept = draftOf({
    what: 'code',
    title: 'LOY',
    kind: 'percent',
    percentPpm: 150_000,
    amount: 0,
    minimum: 150_000,
    buy: 0,
    get: 0,
    off: 0,
    starts: '2026-11-30T17:00:00.000Z',
    ends: '2026-12-05T17:00:00.000Z',
    limit: 20,
    budget: { most: 500_050, spent: 0 },
  })
  expect(kept).toEqual({ ...EMPTY_DRAFT, ...typed })
  expect(read(kept)).toEqual(made)
})
