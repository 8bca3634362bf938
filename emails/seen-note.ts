import type { TFunction } from 'i18next'
import type { Language } from '../app/i18n/languages.ts'
import type { Letter } from '../app/platform/mailer.ts'
import { layOut } from './layout.ts'

/** To somebody through whose eyes a member of staff looked at the shop: what could be seen, for how long, and why. */
export function seenNote(t: TFunction, language: Language, { to, reason }: { to: string; reason: string }): Letter {
  const subject = t('account-letters:seen.subject')
  return layOut({
    to,
    language,
    subject,
    heading: subject,
    footer: t('letters:footer'),
    blocks: [
      { kind: 'paragraph', text: t('account-letters:seen.text') },
      { kind: 'paragraph', text: t('letters:reason', { reason }) },
    ],
  })
}
