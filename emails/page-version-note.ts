import type { TFunction } from 'i18next'
import { dateFormat } from '../app/i18n/date-format.ts'
import { SHOP_ZONE } from '../app/i18n/time-zone.ts'
import type { Language } from '../app/i18n/languages.ts'
import type { Letter } from '../app/platform/mailer.ts'
import { layOut } from './layout.ts'

/** What a member agreed to and is to change: the terms or the privacy policy, from a moment on. `link` is where the new text can be read. */
export type PageVersionFacts = { to: string; page: 'terms' | 'privacy'; from: Date; link: string }

/** To a member: the terms or the privacy policy change, from when on, and what that means. */
export function pageVersionNote(t: TFunction, language: Language, { to, page, from, link }: PageVersionFacts): Letter {
  const said = { day: dateFormat(language, { dateStyle: 'long', timeZone: SHOP_ZONE }).format(from) }
  const subject = t(`account-letters:version.${page}.subject`, said)
  return layOut({
    to,
    language,
    subject,
    heading: subject,
    footer: t('letters:footer'),
    blocks: [
      { kind: 'paragraph', text: t('account-letters:version.text', said) },
      { kind: 'button', text: t('account-letters:version.button'), href: link },
    ],
  })
}
