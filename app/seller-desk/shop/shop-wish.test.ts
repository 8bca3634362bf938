import * as v from 'valibot'
import { expect, test } from 'vitest'
import { ShopForm, shopFormOf, type ShopWish } from './shop-wish.ts'

const WISH: ShopWish = {
  name: 'Mae Somjit Mudmee',
  story: 'My mother wove, and hers.',
  craft: 'Mudmee silk',
  specialities: ['scarves', 'shawls'],
  years: 31,
  place: 'Chonnabot',
  languages: ['th', 'en'],
}
const problems = (changed: Partial<v.InferInput<typeof ShopForm>>) => {
  const parsed = v.safeParse(ShopForm, { ...shopFormOf(WISH), ...changed })
  return parsed.success ? [] : parsed.issues.map(({ message }) => message)
}

test('what is shown for changing comes back unchanged', () => {
  expect(v.parse(ShopForm, shopFormOf(WISH))).toEqual(WISH)
})

test('specialities are told apart by commas of any script, without doubles and gaps', () => {
  expect(v.parse(ShopForm, { ...shopFormOf(WISH), specialities: ' silk, cotton、hemp ,, silk' }).specialities).toEqual(['silk', 'cotton', 'hemp'])
})

test('a shop without a name, without a language or with a century and a half of experience is refused', () => {
  expect(problems({ name: ' M ' })).toEqual(['dashboard:sell.problem.name'])
  expect(problems({ languages: [] })).toEqual(['profile.problem.languages'])
  expect(problems({ years: '150' })).toEqual(['profile.problem.years'])
  expect(problems({ years: 'many' })).toContain('profile.problem.years')
  expect(problems({ specialities: Array.from({ length: 21 }, (_, at) => `s${at}`).join() })).toEqual(['profile.problem.specialities'])
})
