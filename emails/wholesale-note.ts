import type { TFunction } from 'i18next'
import type { Language } from '../app/i18n/languages.ts'
import type { Letter } from '../app/platform/mailer.ts'
import { layOut } from './layout.ts'

/** What Hattha can decide about somebody who wants to buy at wholesale; each has subject and text in `wholesale-letters:{decision}`. */
export const WHOLESALE_DECISIONS = ['approve', 'refuse', 'suspend', 'terms', 'ended'] as const
export type WholesaleDecision = (typeof WHOLESALE_DECISIONS)[number]

/** `reason` was written by whoever decided; `link` leads to where the buyer goes on; `again`: from which day somebody who was refused may ask again. */
export type WholesaleFacts = { to: string; company: string; reason: string; link: string; again?: string }

/** To somebody who wants to buy at wholesale: what was decided, and why. */
export function wholesaleNote(
  t: TFunction,
  language: Language,
  decision: WholesaleDecision,
  { to, company, reason, link, again = '' }: WholesaleFacts,
): Letter {
  const subject = t(`wholesale-letters:${decision}.subject`)
  return layOut({
    to,
    language,
    subject,
    heading: subject,
    footer: t('letters:footer'),
    blocks: [
      { kind: 'paragraph', text: t(`wholesale-letters:${decision}.text`, { company }) },
      // Why somebody is welcome, or trusted, is for the record.
      ...(decision === 'approve' || decision === 'terms' ? [] : [{ kind: 'paragraph' as const, text: t('letters:reason', { reason }) }]),
      ...(again === '' ? [] : [{ kind: 'paragraph' as const, text: t('wholesale:state.refused.text', { date: again }) }]),
      { kind: 'button', text: t('wholesale:title'), href: link },
    ],
  })
}
