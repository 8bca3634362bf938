import { expect, test } from 'vitest'
import { LANGUAGES } from '../app/i18n/languages.ts'
import type { Shop } from '../app/shop.ts'
import { i18nWords } from '../tests/support/words.ts'
import { accountLetters } from './account-letters.ts'
import type { LetterFacts, LetterKind } from '@hattha/supabase-api'

// What a letter needs of the shop.
const shop = { settings: { siteUrl: 'https://shop.example' }, words: i18nWords } as unknown as Shop
const HOUR = 3600
const KINDS = {
  confirmation: { type: 'signup', hours: 24 },
  recovery: { type: 'recovery', hours: 1 },
  magic_link: { type: 'magiclink', hours: 1 },
  email_change: { type: 'email_change', hours: 24 },
  invite: { type: 'invite', hours: 24 },
} satisfies Partial<Record<LetterKind, { type: string; hours: number }>>

const facts = (changes: Partial<LetterFacts> & { type: string; hours: number }): LetterFacts => ({
  to: 'ada@example.com',
  tokenHash: 'pkce_abc123',
  otp: '246810',
  redirectTo: 'https://shop.example/th/cart',
  siteUrl: 'https://shop.example',
  actionUrl: 'https://shop.example/auth/v1/verify?token=pkce_abc123',
  newEmail: 'new@example.com',
  expirySeconds: changes.hours * HOUR,
  userMetadata: { language: 'en', full_name: 'Ada Lovelace' },
  ...changes,
})
const written = (kind: LetterKind, given: LetterFacts) => {
  const letter = accountLetters(shop)(kind, given)
  if (!letter || letter instanceof Promise) throw new Error(`No letter for ${kind}`)
  return letter
}
const kinds = Object.keys(KINDS) as (keyof typeof KINDS)[]

test.each(LANGUAGES.flatMap((language) => kinds.map((kind) => [kind, language] as const)))(
  '%s in %s: a subject, a link to a page of ours, how long it is good for',
  (kind, language) => {
    const { type, hours } = KINDS[kind]
    const letter = written(kind, facts({ type, hours, userMetadata: { language } }))
    const words = i18nWords(language)
    const page = kind === 'recovery' ? 'auth/reset-password' : 'auth/confirm'
    const link = `https://shop.example/${language}/${page}?token_hash=pkce_abc123&type=${type}&redirect_to=https%3A%2F%2Fshop.example%2Fth%2Fcart`
    expect(letter.to).toBe('ada@example.com')
    expect(letter.text).toContain(link)
    expect(letter.html).toContain(link.replaceAll('&', '&amp;'))
    expect(letter.html).toContain(`<html lang="${language}">`)
    expect(letter.text).toContain(words('account-letters:goodFor', { count: hours }))
    expect(`${letter.subject} ${letter.text}`).not.toMatch(/account-letters|\{\{|undefined/)
    // The link of the interface itself would be redeemed by a scanner that opens it.
    expect(letter.text).not.toContain('/auth/v1/verify')
  },
)

test('the letters of one kind differ from language to language', () => {
  for (const kind of kinds) {
    const subjects = LANGUAGES.map((language) => written(kind, facts({ ...KINDS[kind], userMetadata: { language } })).subject)
    expect(new Set(subjects).size).toBe(LANGUAGES.length)
  }
})

test('a code is written out, in every language, with no link beside it', () => {
  for (const language of LANGUAGES) {
    const { text } = written('reauthentication', facts({ type: 'reauthentication', hours: 1, userMetadata: { language } }))
    expect(text).toContain('246810')
    expect(text).not.toContain('https://')
  }
})

test('a change of address names the new one', () => {
  expect(written('email_change', facts(KINDS.email_change)).text).toContain('new@example.com')
})

test('a language nobody speaks here is English, and a hostile one is too', () => {
  for (const language of [undefined, 'tlh', '../../etc', '<script>', 7]) {
    expect(written('confirmation', facts({ ...KINDS.confirmation, userMetadata: { language } })).subject).toBe(
      i18nWords('en')('account-letters:confirmation.subject'),
    )
  }
})

test('a name is a name: no address in it, no markup, no second page', () => {
  const full_name = `Win a phone https://evil.example/x <b>now</b>\n\n${'x'.repeat(200)}`
  const letter = written('confirmation', facts({ ...KINDS.confirmation, userMetadata: { full_name } }))
  expect(letter.text).not.toContain('evil.example')
  expect(letter.html).not.toContain('<b>now')
  expect(letter.text).not.toContain('x'.repeat(60))
})
