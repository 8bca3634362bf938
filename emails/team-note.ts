import type { TFunction } from 'i18next'
import type { Language } from '../app/i18n/languages.ts'
import type { Letter } from '../app/platform/mailer.ts'
import { layOut } from './layout.ts'

type TeamNote = { to: string; shop: string; by: string; role: string; until: string; link: string }

/** To somebody who is to work in a maker's shop: which, as what, and until when they may say yes. */
export function teamNote(t: TFunction, language: Language, { to, shop, by, role, until, link }: TeamNote): Letter {
  const subject = t('team:letter.subject', { shop })
  return layOut({
    to,
    language,
    subject,
    heading: subject,
    footer: t('letters:footer'),
    blocks: [
      { kind: 'paragraph', text: t(role === 'member' ? 'team:letter.member' : 'team:letter.text', { name: by || shop, shop }) },
      { kind: 'facts', rows: [{ name: t(`team:names.${role}`), lines: [t(`team:means.${role}`)] }] },
      { kind: 'button', text: t('team:letter.button'), href: link },
      { kind: 'aside', text: t('team:letter.aside', { until }) },
    ],
  })
}
