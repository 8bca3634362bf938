import type { TFunction } from 'i18next'
import { dateFormat } from '../app/i18n/date-format.ts'
import type { Language } from '../app/i18n/languages.ts'
import type { Letter } from '../app/platform/mailer.ts'
import { layOut } from './layout.ts'

/** To somebody who acts for a shop and needs a second factor from a day (`2026-12-24`) on: how to get one, and what happens without. */
export function factorNote(t: TFunction, language: Language, { to, day, link }: { to: string; day: string; link: string }): Letter {
  const said = { day: dateFormat(language, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(day)) }
  const subject = t('account-letters:factor.subject', said)
  return layOut({
    to,
    language,
    subject,
    heading: subject,
    footer: t('letters:footer'),
    blocks: [
      { kind: 'paragraph', text: t('account-letters:factor.text', said) },
      { kind: 'button', text: t('account-letters:factor.button'), href: link },
    ],
  })
}
