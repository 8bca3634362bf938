import type { TFunction } from 'i18next'
import type { Language } from '../app/i18n/languages.ts'
import type { Letter } from '../app/platform/mailer.ts'
import { layOut } from './layout.ts'

/** To somebody who is kept from signing in, or let in again: that it is so, and why. */
export function blockNote(t: TFunction, language: Language, { to, blocked, reason }: { to: string; blocked: boolean; reason: string }): Letter {
  const kind = blocked ? 'blocked' : 'unblocked'
  const subject = t(`account-letters:${kind}.subject`)
  return layOut({
    to,
    language,
    subject,
    heading: subject,
    footer: t('letters:footer'),
    blocks: [
      { kind: 'paragraph', text: t(`account-letters:${kind}.text`) },
      { kind: 'paragraph', text: t('letters:reason', { reason }) },
    ],
  })
}
