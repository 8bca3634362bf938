import type { TFunction } from 'i18next'
import { dateFormat } from '../app/i18n/date-format.ts'
import { SHOP_ZONE } from '../app/i18n/time-zone.ts'
import type { Language } from '../app/i18n/languages.ts'
import { formatPrice } from '../app/money/currency.ts'
import type { Letter } from '../app/platform/mailer.ts'
import { minor } from '../app/platform/money.ts'
import { eventWords, nextWords, caseLabelOf, type CaseKind, type CaseState, type CaseWish } from '../app/returns/case-states.ts'
import { pieceNamed, type ExchangedFor } from '../app/returns/exchange.ts'
import { paperNamed, type PaperNamed } from './order-note.ts'
import { layOut, type Block } from './layout.ts'

/** A step of a case, as one side reads it. Amounts are satang. */
export type CaseNoteFacts = {
  to: string
  reader: 'buyer' | 'seller'
  link: string
  number: string
  order: string
  seller: string
  kind: CaseKind
  /** Where the step led, while the case is still there; null otherwise, and for what changed no state. */
  status: CaseState | null
  /** A state, `opened`, `said`, `address` or `money_sent`. */
  event: string
  words: string
  wish: CaseWish
  needsReturn: boolean
  returnTo: string
  refund: number
  /** What was sent, where the step is about money. */
  amount: number
  carrier: string
  tracking: string
  dueAt: Date | null
  declaration: { name?: string; email?: string; at: string } | null
  /** The credit note of what was sent. */
  paper?: PaperNamed | undefined
  lines: readonly { title: string; optionText: string; quantity: number; refund: number; exchange?: ExchangedFor }[]
}

/** Steps that say which pieces are exchanged for which. */
const ABOUT_EXCHANGE = ['exchange_offered', 'exchange_taken', 'exchange_refused']

/**
 * The letter about a step of a case. The first one to a buyer is the receipt; of a withdrawal it says what was declared, by whom and when, on a durable medium
 * (Directive 2011/83/EU art. 11a).
 */
export function caseNote(t: TFunction, language: Language, facts: CaseNoteFacts): Letter {
  const price = (satang: number) => formatPrice(minor(satang), 'THB', language)
  const moment = (when: string | Date, style: Intl.DateTimeFormatOptions) => dateFormat(language, { ...style, timeZone: SHOP_ZONE }).format(new Date(when))
  const parcel = [facts.carrier, facts.tracking].filter(Boolean).join(', ')
  const said = {
    seller: facts.seller,
    parcel,
    amount: price(facts.amount || facts.refund),
    day: facts.dueAt ? moment(facts.dueAt, { dateStyle: 'long' }) : '',
  }
  const heading = t(eventWords(facts.kind, facts.event), said)
  const next = facts.status
    ? nextWords({ ...facts, status: caseLabelOf({ status: facts.status, refund: facts.refund, events: [{ type: facts.event }] }) }, facts.reader)
    : undefined
  const isFirst = facts.event === 'opened'
  const blocks: Block[] = []
  if (isFirst && facts.declaration) {
    const { name = '', email = '', at } = facts.declaration
    blocks.push({
      kind: 'paragraph',
      text: t('returns:letter.declaration', { name, email, order: facts.order, at: moment(at, { dateStyle: 'long', timeStyle: 'long' }) }),
    })
  }
  if ((isFirst || ABOUT_EXCHANGE.includes(facts.event)) && facts.lines.length > 0) blocks.push(linesBlock(t, facts, price))
  if (facts.event === 'exchange_offered') blocks.push({ kind: 'paragraph', text: t('returns:exchange.offeredText') })
  if (isFirst && facts.wish === 'refund') blocks.push({ kind: 'sums', rows: [{ text: t('returns:refund.total'), amount: price(facts.refund), strong: true }] })
  if (facts.words !== '') blocks.push({ kind: 'paragraph', text: t('returns:letter.words', { words: facts.words }) })
  if (next) blocks.push({ kind: 'paragraph', text: t(next, said) })
  if (facts.returnTo !== '' && facts.reader === 'buyer' && facts.needsReturn && ['opened', 'approved', 'address'].includes(facts.event))
    blocks.push({ kind: 'paragraph', text: t('returns:letter.sendTo', { address: facts.returnTo }) })
  if (facts.paper) blocks.push(paperNamed(t, facts.paper))
  blocks.push({ kind: 'button', text: t(facts.reader === 'buyer' ? 'letters:open' : 'returns:letter.answer'), href: facts.link })
  return layOut({ to: facts.to, language, subject: `${facts.number}: ${heading}`, heading, footer: t('letters:footer'), blocks })
}

const linesBlock = (t: TFunction, { lines, wish, event }: CaseNoteFacts, price: (satang: number) => string): Block => ({
  kind: 'lines',
  rows: lines.map((line) => ({
    text: `${line.quantity} × ${line.title}`,
    amount: wish === 'refund' && event === 'opened' ? price(line.refund) : '',
    ...noteOf(t, line),
  })),
})

/** The version, and what is sent instead. */
function noteOf(t: TFunction, { optionText: option, exchange }: CaseNoteFacts['lines'][number]): { note?: string } {
  const parts = [option, exchange ? t('returns:exchange.for', { piece: pieceNamed(exchange) }) : ''].filter(Boolean)
  return parts.length > 0 ? { note: parts.join(' · ') } : {}
}
