import type { TFunction } from 'i18next'
import type { Language } from '../app/i18n/languages.ts'
import type { Letter } from '../app/platform/mailer.ts'
import { layOut } from './layout.ts'

type StaffNote = {
  to: string
  /** `invited`: there is no account with the address yet; `granted`: somebody has the role already. */
  kind: 'invited' | 'granted'
  /** What the role is called, and what it is for, in the language of the letter. */
  role: string
  means: string
  /** Who gave it; empty for the terminal. */
  by: string
  /** Where to go from here. */
  link: string
  /** Until when an invitation stands, as the reader writes a date. */
  until?: string
}

/** To somebody who is to work for the shop: as what, what that means, and what the door asks for. */
export function staffNote(t: TFunction, language: Language, { to, kind, role, means, by, link, until = '' }: StaffNote): Letter {
  const subject = t(`admin-letters:${kind}.subject`, { role })
  return layOut({
    to,
    language,
    subject,
    heading: subject,
    footer: t('letters:footer'),
    blocks: [
      { kind: 'paragraph', text: t(`admin-letters:${kind}.${by === '' ? 'text' : 'textBy'}`, { role, name: by }) },
      { kind: 'facts', rows: [{ name: role, lines: [means] }] },
      { kind: 'button', text: t(`admin-letters:${kind}.button`), href: link },
      { kind: 'paragraph', text: t('admin-letters:factor') },
      { kind: 'aside', text: t(`admin-letters:${kind}.aside`, { until }) },
    ],
  })
}
