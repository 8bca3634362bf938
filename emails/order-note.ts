import type { TFunction } from 'i18next'
import type { Language } from '../app/i18n/languages.ts'
import type { Letter } from '../app/platform/mailer.ts'
import { layOut } from './layout.ts'

/** The short letters about an order; each has subject, heading, text and button in `letters:{kind}`. */
export type NoteKind =
  | 'link'
  | 'refund'
  | 'shipped'
  | 'pickup'
  | 'pickup_waits'
  | 'pickup_left'
  | 'corrected'
  | 'canceled'
  | 'transfer'
  | 'transfer_confirm'
  | 'slip_refused'
  | 'not_taken'
  | 'refunded'
  | 'refund_account'
  | 'address'
  | 'date_moved'
export type NoteFacts = {
  to: string
  number: string
  link: string
  seller?: string
  carrier?: string
  tracking?: string
  amount?: string
  /** How long pieces are held for a transfer. */
  hours?: number
  /** And how long before the address is confirmed. */
  minutes?: number
  unpaid?: boolean
  reason?: string
  /** From when something ships now. */
  day?: string
  /** The credit note of a refund. */
  paper?: PaperNamed | undefined
}

/** A paper as letters name it. */
export type PaperNamed = { kind: 'credit_note' | 'refund_note'; number: string }

/** Which paper belongs to money that went back. */
export const paperNamed = (t: TFunction, { kind, number }: PaperNamed): { kind: 'paragraph'; text: string } => ({
  kind: 'paragraph',
  text: t('letters:paper', { paper: t(`documents:${kind}`), number }),
})

/** One short letter with one button. */
export const orderNote = (t: TFunction, language: Language, kind: NoteKind, facts: NoteFacts): Letter =>
  layOut({
    to: facts.to,
    language,
    subject: t(`letters:${kind}.subject`, { ...facts }),
    heading: t(`letters:${kind}.heading`, { ...facts }),
    footer: t('letters:footer'),
    blocks: [
      { kind: 'paragraph', text: t(kind === 'canceled' && facts.unpaid ? 'letters:canceled.textCash' : `letters:${kind}.text`, { ...facts }) },
      ...(facts.reason ? [{ kind: 'paragraph' as const, text: t('letters:reason', { reason: facts.reason }) }] : []),
      ...(facts.tracking ? [{ kind: 'paragraph' as const, text: t('letters:tracking', { ...facts }) }] : []),
      ...(facts.paper ? [paperNamed(t, facts.paper)] : []),
      { kind: 'button', text: t('letters:open'), href: facts.link },
    ],
  })
