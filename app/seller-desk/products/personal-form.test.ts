import { expect, test } from 'vitest'
import * as v from 'valibot'
import { draftOf, nothingAsked, PersonalForms } from './personal-form.ts'

const draft = { id: 'a', kind: 'text' as const, label: 'Which name?', required: true, max: '20', choices: '', fee: '' }
const messages = (...drafts: object[]) => v.safeParse(PersonalForms, drafts).issues?.map(({ message }) => message)

test('a question is kept as it was typed, without what another kind of answer has', () => {
  const choice = { ...draft, id: 'b', kind: 'choice' as const, label: ' · Thread : ', choices: '· Red\n\n Blue \nRed', fee: '25,50' }
  const asked = v.parse(PersonalForms, [draft, choice])
  expect(asked).toEqual([
    { id: 'a', kind: 'text', label: 'Which name?', required: true, max: 20, choices: [], fee: 0 },
    { id: 'b', kind: 'choice', label: 'Thread', required: true, max: 0, choices: ['Red', 'Blue'], fee: 25_50 },
  ])
  expect(v.parse(PersonalForms, asked.map(draftOf))).toEqual(asked)
})

test('what the database refuses is said first', () => {
  expect(messages({ ...draft, label: ' ' })).toEqual(['listing:personal.problem.label'])
  expect(messages({ ...draft, max: '0' })).toEqual(['listing:problem.wordsMax'])
  expect(messages({ ...draft, kind: 'choice' })).toEqual(['listing:personal.problem.choices'])
  expect(messages({ ...draft, fee: '100000' })).toEqual(['listing:personal.problem.fee'])
  expect(messages(draft, { ...draft, id: 'b' })).toEqual(['listing:personal.problem.same'])
  expect(messages(draft, { ...draft, id: 'b', label: 'A: b' })).toEqual(['listing:personal.problem.marks'])
  expect(messages(...Array.from({ length: 9 }, (_, at) => ({ ...draft, id: `a${at}`, label: `Which ${at}?`, max: '500' })))).toEqual([
    'listing:personal.problem.room',
  ])
  expect(messages({ ...draft, label: 'Your words: up to you' })).toBeUndefined()
})

test('a new question bears an id that no other has', () => {
  const first = nothingAsked([])
  expect(first.id).toMatch(/^[a-z0-9]{8}$/)
  expect(nothingAsked([first]).id).not.toBe(first.id)
})
