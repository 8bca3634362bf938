import type { TFunction } from 'i18next'
import { FALLBACK_LANGUAGE, type Language } from '../app/i18n/languages.ts'
import type { Letter } from '../app/platform/mailer.ts'
import { layOut } from './layout.ts'

/** What a maker is told of a chargeback: that there is one, how it ended, or that somebody else bears it now. */
export const CHARGEBACK_NEWS = ['opened', 'won', 'lost', 'borne'] as const
export type ChargebackNews = (typeof CHARGEBACK_NEWS)[number]

/** `isOpen`: the bank has not decided; `reason` is the bank's, in the reader's words. */
export type ChargebackFacts = { to: string; number: string; amount: string; reason: string; bearer: 'seller' | 'shop'; isOpen: boolean; link: string }

/** To a maker: what the bank wants, who bears it, and what helps. */
export function chargebackNote(t: TFunction, language: Language, news: ChargebackNews, facts: ChargebackFacts): Letter {
  const { to, number, amount, reason, bearer, isOpen, link } = facts
  const subject = t('chargebacks:letter.subject', { number })
  const told = [
    t(`chargebacks:letter.${news}`, { number, amount, reason }),
    ...(news === 'won' ? [] : [t(`chargebacks:bears.${bearer}`)]),
    ...(isOpen && bearer === 'seller' ? [t('chargebacks:comesBack')] : []),
    ...(news === 'opened' ? [t('chargebacks:letter.help')] : []),
  ]
  return layOut({
    to,
    language,
    subject,
    heading: subject,
    footer: t('letters:footer'),
    blocks: [...told.map((text) => ({ kind: 'paragraph' as const, text })), { kind: 'button', text: t('dashboard:sellerDashboard'), href: link }],
  })
}

/** To the shop: a bank wants something back, or has decided. */
export const chargebackNoteToShop = (t: TFunction, { to, subject, text }: { to: string; subject: string; text: string }): Letter =>
  layOut({ to, language: FALLBACK_LANGUAGE, subject, heading: subject, footer: t('letters:footer'), blocks: [{ kind: 'paragraph', text }] })
