import type { TFunction } from 'i18next'
import type { Language } from '../app/i18n/languages.ts'
import type { Letter } from '../app/platform/mailer.ts'
import { layOut } from './layout.ts'

type Receipt = {
  to: string
  number: string
  amount: string
  recipient: string
  recipientEmail: string
  day: string
  withdrawalDays: number
  link: string
}

/** What a buyer keeps of a gift card: the receipt of the payment, never the code. */
export function giftCardReceipt(t: TFunction, language: Language, facts: Receipt): Letter {
  const { to, number, amount, recipient, recipientEmail, day, withdrawalDays, link } = facts
  return layOut({
    to,
    language,
    subject: t('gift-cards:receipt.subject', { number }),
    heading: t('gift-cards:receipt.heading'),
    footer: t('gift-cards:receipt.footer'),
    blocks: [
      { kind: 'paragraph', text: t('gift-cards:receipt.text', { name: recipient, day }) },
      {
        kind: 'facts',
        rows: [
          { name: t('gift-cards:receipt.number'), lines: [number] },
          { name: t('gift-cards:form.to'), lines: [recipient, recipientEmail] },
        ],
      },
      { kind: 'sums', rows: [{ text: t('gift-cards:receipt.paid'), amount, strong: true }] },
      { kind: 'button', text: t('gift-cards:receipt.open'), href: link },
      { kind: 'aside', text: t('gift-cards:receipt.aside', { days: withdrawalDays }) },
    ],
  })
}

type Card = {
  to: string
  from: string
  name: string
  occasion: string
  amount: string
  message: string
  code: string
  until: string | null
  redeem: string
  print: string
}

/** The gift card, as it reaches whoever it is for. */
export function giftCardLetter(t: TFunction, language: Language, { to, from, name, occasion, amount, message, code, until, redeem, print }: Card): Letter {
  return layOut({
    to,
    language,
    subject: t('gift-cards:letter.subject', { from }),
    heading: t(`gift-cards:greeting.${occasion}`, { name }),
    footer: t('gift-cards:letter.footer', { from }),
    blocks: [
      { kind: 'paragraph', text: t('gift-cards:letter.text', { from, amount }) },
      ...(message === '' ? [] : [{ kind: 'paragraph' as const, text: `“${message}”` }]),
      { kind: 'facts', rows: [{ name: t('gift-cards:card.code'), lines: [code] }] },
      { kind: 'button', text: t('gift-cards:letter.redeem'), href: redeem },
      { kind: 'link', text: t('gift-cards:letter.print'), href: print },
      { kind: 'aside', text: until === null ? t('gift-cards:card.always') : t('gift-cards:card.until', { date: until }) },
    ],
  })
}

type Returned = { to: string; number: string; amount: string; link: string }

/** A gift card was given back. */
export const giftCardReturned = (t: TFunction, language: Language, { to, number, amount, link }: Returned): Letter =>
  layOut({
    to,
    language,
    subject: t('gift-cards:returned.subject', { number }),
    heading: t('gift-cards:returned.heading'),
    footer: t('gift-cards:receipt.footer'),
    blocks: [
      { kind: 'paragraph', text: t('gift-cards:returned.text', { amount }) },
      { kind: 'button', text: t('gift-cards:receipt.open'), href: link },
    ],
  })

/** What was paid for a gift card is sent back by a person, who needs an account. */
export const giftCardAccount = (t: TFunction, language: Language, { to, number, amount, link }: Returned): Letter =>
  layOut({
    to,
    language,
    subject: t('gift-cards:account.subject', { number }),
    heading: t('letters:refund_account.heading'),
    footer: t('gift-cards:receipt.footer'),
    blocks: [
      { kind: 'paragraph', text: t('gift-cards:account.text', { amount, number }) },
      { kind: 'button', text: t('gift-cards:receipt.open'), href: link },
    ],
  })
