import { FALLBACK_LANGUAGE, languageOf } from '../app/i18n/languages.ts'
import type { Letter } from '../app/platform/mailer.ts'
import type { Shop } from '../app/shop.ts'
import { accountNote, type AccountNoteKind } from '../emails/account-note.ts'
import type { LetterKind, Letters } from '@hattha/supabase-api'

const KINDS = {
  confirmation: 'confirmation',
  invite: 'invite',
  magic_link: 'magicLink',
  recovery: 'recovery',
  email_change: 'emailChange',
  reauthentication: 'reauthentication',
  already_registered: 'alreadyRegistered',
  password_changed: 'passwordChanged',
} satisfies Record<LetterKind, AccountNoteKind>

/**
 * Writes the letters of `/auth/v1` in the person's language (`language` of her metadata). Links lead to `/auth/confirm`, a page with a button that
 * calls `verifyOtp`, because mail scanners open every link; the link of a reset leads to the page where the new password is chosen.
 */
export function accountLetters(shop: Shop): Letters {
  return (kind, facts) => {
    const { language: wanted, full_name: fullName } = facts.userMetadata
    const language = languageOf(typeof wanted === 'string' ? wanted : undefined) ?? FALLBACK_LANGUAGE
    const page = kind === 'recovery' ? '/auth/reset-password' : '/auth/confirm'
    const query = new URLSearchParams({ token_hash: facts.tokenHash, type: facts.type, redirect_to: facts.redirectTo })
    const note = accountNote(shop.words(language), language, KINDS[kind], {
      to: facts.to,
      // A name is shown as text only, and cut: an account's name is no place for a message to strangers.
      name:
        typeof fullName === 'string'
          ? fullName
              .replace(/\s+/g, ' ')
              .replace(/https?:\/\/\S*/g, '')
              .trim()
              .slice(0, 50)
          : '',
      newEmail: facts.newEmail ?? '',
      hours: Math.max(1, Math.round(facts.expirySeconds / 3600)),
      ...(kind === 'reauthentication' ? { code: facts.otp } : facts.tokenHash === '' ? {} : { link: `${shop.settings.siteUrl}/${language}${page}?${query}` }),
    })
    const letter: Letter = { ...note, about: { topic: 'account' } }
    return letter
  }
}
