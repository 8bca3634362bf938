import { expect, test } from 'vitest'
import * as v from 'valibot'
import { credentialForm } from './credential-wish.ts'

const FORM = credentialForm('2026-11-26')
const typed = { kind: 'otop', grade: '5', number: ' OTOP 470 ', about: '', validUntil: '' }
const problems = (changes: object) => v.safeParse(FORM, { ...typed, ...changes }).issues?.map(({ message }) => message)

test('a credential is taken as it stands on the paper, without an end where none was typed', () => {
  expect(v.parse(FORM, typed)).toEqual({ kind: 'otop', grade: '5', number: 'OTOP 470', about: '', validUntil: null })
  expect(v.parse(FORM, { ...typed, validUntil: '2026-11-26' }).validUntil).toBe('2026-11-26')
})

test('what has run out, has no number, or lacks the grade its kind needs is refused', () => {
  expect(problems({ validUntil: '2026-11-25' })).toEqual(['problem.credential_over'])
  expect(problems({ number: 'x' })).toEqual(['problem.number'])
  expect(problems({ kind: 'royal_peacock', grade: '' })).toEqual(['problem.grade'])
  expect(problems({ kind: '' })).toEqual(['problem.kind'])
})

test('a grade that was chosen before another kind is not kept', () => {
  expect(v.parse(FORM, { ...typed, kind: 'gi' }).grade).toBe('')
  expect(problems({ kind: 'sacit', grade: '5' })).toEqual(['problem.grade'])
})
