import type { TFunction } from 'i18next'
import type { Language } from '../app/i18n/languages.ts'
import type { Letter } from '../app/platform/mailer.ts'
import { layOut } from './layout.ts'
import type { SellerDecision } from './seller-decisions.ts'

/** `days`: for how many the papers of an application are kept after its decision. `name` is the shop's; `reason` was written by whoever decided; `link` leads to where the maker goes on. Of a listing: its name, and what it is out for. `again`: from which day somebody who was turned away may apply again. */
export type SellerNoteFacts = { to: string; name: string; reason: string; link: string; product?: string; because?: string; days: number; again?: string }

const BUTTONS: Partial<Record<SellerDecision, string>> = {
  approved: 'dashboard:sellerDashboard',
  needs_changes: 'dashboard:sell.sendAgain',
  reinstated: 'dashboard:sellerDashboard',
  listing_held: 'dashboard:tabs.products',
  listing_released: 'dashboard:tabs.products',
  listing_shown: 'dashboard:tabs.products',
  listing_upheld: 'dashboard:tabs.products',
  change_waits: 'dashboard:tabs.products',
  change_approved: 'dashboard:tabs.products',
  change_partly: 'dashboard:tabs.products',
  change_refused: 'dashboard:tabs.products',
  change_asked: 'dashboard:tabs.products',
  change_granted: 'dashboard:tabs.products',
  change_denied: 'dashboard:tabs.products',
  credential_verified: 'dashboard:sellerDashboard',
  credential_refused: 'dashboard:sellerDashboard',
  credential_expired: 'dashboard:sellerDashboard',
  announcement_taken: 'dashboard:sellerDashboard',
  picture_asked: 'dashboard:tabs.products',
}

/** What was decided and why, with the way on where there is one. */
export function sellerNote(
  t: TFunction,
  language: Language,
  decision: SellerDecision,
  { to, name, reason, link, product = '', because, days, again = '' }: SellerNoteFacts,
): Letter {
  const subject = t(`seller-letters:${decision}.subject`)
  const button = BUTTONS[decision]
  const facts = { name, product, days, count: days, place: t('dashboard:tabs.products'), because: because ? t(`listing-report:reasons.${because}`) : '' }
  return layOut({
    to,
    language,
    subject,
    heading: subject,
    footer: t('letters:footer'),
    blocks: [
      { kind: 'paragraph', text: t(`seller-letters:${decision}.text`, facts) },
      // Why somebody is welcome is for the record, and what waits has no reason yet.
      // A question is asked as it was written.
      ...(decision === 'approved' || reason === ''
        ? []
        : [{ kind: 'paragraph' as const, text: decision === 'picture_asked' ? reason : t('letters:reason', { reason }) }]),
      ...(again === '' ? [] : [{ kind: 'paragraph' as const, text: t('dashboard:sell.againFrom', { day: again }) }]),
      ...(button === undefined ? [] : [{ kind: 'button' as const, text: t(button), href: link }]),
    ],
  })
}
