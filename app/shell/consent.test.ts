import { expect, test } from 'vitest'
import { CONSENT_VERSION, consentFrom } from './consent.ts'

const stored = (choice: object) => JSON.stringify({ version: CONSENT_VERSION, at: '2026-11-20T12:00:00Z', ...choice })

test('a choice allows what it names, and nothing else', () => {
  expect(consentFrom(stored({ analytics: true, marketing: false }))).toMatchObject({ analytics: true, marketing: false })
  expect(consentFrom(stored({}))).toMatchObject({ analytics: false, marketing: false })
  expect(consentFrom(stored({ analytics: 'yes', marketing: 1 }))).toMatchObject({ analytics: false, marketing: false })
})

test('no choice, an older version and nonsense allow nothing, so the question is asked', () => {
  for (const nothing of [null, '', 'null', '[]', '{', '"true"', JSON.stringify({ version: CONSENT_VERSION - 1, analytics: true })])
    expect(consentFrom(nothing)).toBeUndefined()
})
