import type { TFunction } from 'i18next'
import { accountNote } from '../../emails/account-note.ts'
import { blockNote } from '../../emails/block-note.ts'
import { cartNote } from '../../emails/cart-note.ts'
import { caseNote } from '../../emails/case-note.ts'
import { CHARGEBACK_NEWS, chargebackNote, chargebackNoteToShop } from '../../emails/chargeback-note.ts'
import { chatWarnedNote } from '../../emails/chat-warned-note.ts'
import { contactAnswerNote } from '../../emails/contact-answer-note.ts'
import { contactNote } from '../../emails/contact-note.ts'
import { giftCardAccount, giftCardLetter, giftCardReceipt, giftCardReturned } from '../../emails/gift-card-note.ts'
import { membershipNote } from '../../emails/membership-note.ts'
import { factorNote } from '../../emails/factor-note.ts'
import { MONEY_EVENTS } from '../../emails/money-events.ts'
import { accountChangeNote, moneyNote } from '../../emails/money-note.ts'
import { signUpNote } from '../../emails/newsletter-note.ts'
import { newsNote, type NewsKind } from '../../emails/news-note.ts'
import { orderNote, type NoteFacts, type NoteKind } from '../../emails/order-note.ts'
import { orderPlaced } from '../../emails/order-placed.ts'
import { orderToPack } from '../../emails/order-to-pack.ts'
import { pageVersionNote } from '../../emails/page-version-note.ts'
import { reportNote } from '../../emails/report-note.ts'
import { ruleNote } from '../../emails/rule-note.ts'
import { seenNote } from '../../emails/seen-note.ts'
import { SELLER_DECISIONS } from '../../emails/seller-decisions.ts'
import { sellerNote } from '../../emails/seller-note.ts'
import { slipNote } from '../../emails/slip-note.ts'
import { staffNote } from '../../emails/staff-note.ts'
import { teamNote } from '../../emails/team-note.ts'
import { testNote } from '../../emails/test-note.ts'
import { INVOICE_EVENTS, invoiceNote } from '../../emails/invoice-note.ts'
import { QUOTE_EVENTS, quoteNote } from '../../emails/quote-note.ts'
import { WHOLESALE_DECISIONS, wholesaleNote } from '../../emails/wholesale-note.ts'
import { webhookNote } from '../../emails/webhook-note.ts'
import { OCCASIONS } from '../gift-cards/gift-card.ts'
import type { Letter } from '../platform/mailer.ts'
import { CASE_KINDS, CASE_TRANSITIONS } from '../returns/case-states.ts'
import type { LetterReader, LetterTopic } from './letter-topic.ts'
import type { SampleFacts } from './sample-facts.ts'

/** Writes a letter with sample facts, in the language of its words. */
type WriteSample = (t: TFunction, facts: SampleFacts) => Letter
/** `spoken`: false where the shop writes it in its fallback language alone. */
type SampleTopic = { reader: LetterReader; spoken?: false; kinds: Readonly<Record<string, WriteSample>> }

const listed = <const Kind extends string>(kinds: readonly Kind[], write: (kind: Kind, t: TFunction, facts: SampleFacts) => Letter) =>
  Object.fromEntries(kinds.map((kind): [string, WriteSample] => [kind, (t, facts) => write(kind, t, facts)]))

const order = (kind: NoteKind, more: (facts: SampleFacts) => Partial<NoteFacts> = () => ({})): Readonly<Record<string, WriteSample>> => ({
  [kind]: (t, facts) => orderNote(t, facts.language, kind, { ...orderFacts(facts), ...more(facts) }),
})
const orderFacts = ({ to, number, link, seller, amount }: SampleFacts): NoteFacts => ({ to, number, link, seller, amount, hours: 24, minutes: 20 })
const parcel = ({ carrier, tracking }: SampleFacts) => ({ carrier, tracking })

const NEWS: readonly NewsKind[] = [
  'order_delivered',
  'price_dropped',
  'back_in_stock',
  'search_news',
  'new_message',
  'new_message_nameless',
  'new_review',
  'review_answered',
  'review_invitation',
]
const news = (kind: NewsKind, t: TFunction, { language, person, piece, ...facts }: SampleFacts) =>
  newsNote(t, language, kind, { ...facts, name: piece, from: person, search: piece, count: 2 })

const placed =
  (method: 'promptpay' | 'cash_on_delivery', statutory: boolean): WriteSample =>
  (t, { language, to, person, number, link, seller, lines }) =>
    orderPlaced(t, language, {
      to,
      name: person,
      number,
      link,
      orders: [{ seller_name: seller, delivery_from: '2026-11-27', delivery_to: '2026-12-02', lines: lines.map((line) => ({ ...line, picture: null })) }],
      address: [person, '99 Charoen Krung', 'Bang Rak', 'Bangkok 10500'],
      method,
      returns: { days: 14, statutory, policy: link },
      items: 3290_00,
      discount: 100_00,
      credit: 20_00,
      shipping: 45_00,
      total: 3200_00,
    })

const toPack =
  (byCash: boolean): WriteSample =>
  (t, { language, to, seller, number, person, link, lines, words }) =>
    orderToPack(t, language, { to, seller, number, customer: person, country: 'NL', link, lines, total: 3290_00, hours: 72, gift: { message: words }, byCash })

/** Every step of each kind of case, as both sides are told of it. */
const cases = Object.fromEntries(
  CASE_KINDS.flatMap((kind) =>
    ['opened', ...new Set(CASE_TRANSITIONS[kind].map(({ to }) => to)), 'said', 'address', 'money_sent'].flatMap((event) =>
      (['buyer', 'seller'] as const).map((reader): [string, WriteSample] => [
        `${kind}_${event}_${reader}`,
        (t, facts) => {
          const state = CASE_TRANSITIONS[kind].find(({ to }) => to === event)?.to
          return caseNote(t, facts.language, {
            to: facts.to,
            reader,
            link: facts.link,
            number: `${facts.number}-1-R1`,
            order: `${facts.number}-1`,
            seller: facts.seller,
            kind,
            status: event === 'opened' ? (kind === 'withdrawal' ? 'declared' : 'requested') : (state ?? null),
            event,
            words: facts.words,
            wish: 'refund',
            needsReturn: kind !== 'cancellation' && kind !== 'removal',
            returnTo: 'Khon Kaen 40180',
            refund: 1450_00,
            amount: event === 'money_sent' ? 1450_00 : 0,
            ...parcel(facts),
            dueAt: facts.moment,
            declaration: kind === 'withdrawal' ? { name: facts.person, email: facts.to, at: facts.moment.toISOString() } : null,
            lines: [{ title: facts.piece, optionText: 'M', quantity: 1, refund: 1450_00 }],
          })
        },
      ]),
    ),
  ),
)

const staff =
  (kind: 'invited' | 'granted'): WriteSample =>
  (t, { language, to, person, link, day }) =>
    staffNote(t, language, { to, kind, role: t('admin:roles.support'), means: t('admin-staff:roles.means.support'), by: person, link, until: day })

const ACCOUNT = [
  'confirmation',
  'invite',
  'magicLink',
  'recovery',
  'emailChange',
  'reauthentication',
  'alreadyRegistered',
  'passwordChanged',
  'deleted',
] as const
/** Those with a link; one has a code, the rest only tell. */
const LINKED: ReadonlySet<string> = new Set(['confirmation', 'invite', 'magicLink', 'recovery', 'emailChange'])

/** Every letter of the shop with somebody to read it and samples of all it can say; a topic of the outbox without one does not compile. */
export const SAMPLES: Readonly<Record<LetterTopic, SampleTopic>> = {
  'order.placed': {
    reader: 'buyer',
    kinds: { paid: placed('promptpay', true), cash: placed('cash_on_delivery', false) },
  },
  'order.to_pack': { reader: 'seller', kinds: { paid: toPack(false), cash: toPack(true) } },
  'order.link': { reader: 'buyer', kinds: order('link') },
  'order.transfer_awaited': { reader: 'buyer', kinds: { ...order('transfer'), ...order('transfer_confirm') } },
  'order.slip_refused': { reader: 'buyer', kinds: order('slip_refused', ({ reason }) => ({ reason })) },
  'order.shipped': { reader: 'buyer', kinds: { ...order('shipped', parcel), ...order('pickup') } },
  'order.pickup_waits': { reader: 'buyer', kinds: order('pickup_waits') },
  'order.pickup_left': { reader: 'seller', kinds: order('pickup_left') },
  'order.tracking': { reader: 'buyer', kinds: order('corrected', parcel) },
  'order.address': { reader: 'person', kinds: order('address') },
  'order.date_moved': { reader: 'buyer', kinds: order('date_moved', ({ day }) => ({ day })) },
  'order.canceled': {
    reader: 'buyer',
    kinds: {
      ...order('canceled', ({ reason }) => ({ reason })),
      cash: (t, facts) => orderNote(t, facts.language, 'canceled', { ...orderFacts(facts), reason: facts.reason, unpaid: true }),
    },
  },
  'order.not_taken': { reader: 'buyer', kinds: order('not_taken') },
  'order.refund_due': { reader: 'buyer', kinds: order('refund') },
  'order.refund_account': { reader: 'buyer', kinds: order('refund_account') },
  'order.refunded': { reader: 'buyer', kinds: order('refunded', () => ({ paper: { kind: 'credit_note', number: 'CN-2026-00017' } })) },
  'order.review': { reader: 'buyer', kinds: listed(['review_invitation'], news) },
  'shop.slip_sent': { reader: 'shop', spoken: false, kinds: { sent: (t, { to, number, amount }) => slipNote(t, { to, number, amount }) } },
  'person.blocked': {
    reader: 'person',
    kinds: listed(['blocked', 'unblocked'], (kind, t, { language, to, reason }) => blockNote(t, language, { to, reason, blocked: kind === 'blocked' })),
  },
  'person.seen_as': { reader: 'person', kinds: { seen: (t, { language, to, reason }) => seenNote(t, language, { to, reason }) } },
  'person.page_version': {
    reader: 'person',
    kinds: listed(['terms', 'privacy'], (page, t, { language, to, link }) =>
      pageVersionNote(t, language, { to, link, page: page === 'terms' ? 'terms' : 'privacy', from: new Date('2026-12-24T00:00:00+07:00') }),
    ),
  },
  'seller.factor': { reader: 'seller', kinds: { factor: (t, { language, to, link }) => factorNote(t, language, { to, link, day: '2026-12-24' }) } },
  'staff.invited': { reader: 'staff', kinds: { invited: staff('invited') } },
  'staff.granted': { reader: 'staff', kinds: { granted: staff('granted') } },
  'shop.invited': {
    reader: 'person',
    kinds: listed(['invited', 'member'], (kind, t, { language, to, seller, day, link }) =>
      teamNote(t, language, { to, shop: seller, by: seller, role: kind === 'member' ? 'member' : 'orders', until: day, link }),
    ),
  },
  'staff.report': {
    reader: 'staff',
    kinds: {
      sent: (t, { language, to, words, day, piece, amount, link }) =>
        reportNote(t, language, { to, name: words, span: day, heads: [piece, day], rows: [[piece, amount]], left: 12, link }),
    },
  },
  'staff.rule': {
    reader: 'staff',
    kinds: { told: (t, { language, to, words, number, link }) => ruleNote(t, language, { to, rule: words, words, title: number, link }) },
  },
  notification: { reader: 'person', kinds: listed(NEWS, news) },
  'newsletter.confirm': { reader: 'person', kinds: { confirm: (t, { language, to, link }) => signUpNote(t, language, { to, link }) } },
  'chat.warned': {
    reader: 'person',
    kinds: listed(['warned', 'hidden'], (kind, t, { language, to, reason }) => chatWarnedNote(t, language, { to, reason, hidden: kind === 'hidden' })),
  },
  'contact.answered': {
    reader: 'person',
    kinds: {
      answered: (t, { language, to, person, words, reason }) => contactAnswerNote(t, language, { to, replyTo: to, name: person, words, message: reason }),
    },
  },
  'seller.decided': {
    reader: 'seller',
    kinds: listed(SELLER_DECISIONS, (kind, t, { language, to, seller, reason, link, piece, day }) =>
      sellerNote(t, language, kind, {
        to,
        name: seller,
        reason,
        link,
        product: piece,
        because: 'wrong_facts',
        days: 30,
        ...(kind === 'rejected' && { again: day }),
      }),
    ),
  },
  'wholesale.decided': {
    reader: 'person',
    kinds: listed(WHOLESALE_DECISIONS, (kind, t, { language, to, seller, reason, link, day }) =>
      wholesaleNote(t, language, kind, { to, company: seller, reason, link, ...(kind === 'refuse' && { again: day }) }),
    ),
  },
  'wholesale.quote': {
    reader: 'person',
    kinds: listed(QUOTE_EVENTS, (kind, t, { language, to, seller, piece, reason, amount, day, link }) =>
      quoteNote(t, language, kind, { to, name: piece, seller, quantity: 40, price: amount, day, words: reason, link }),
    ),
  },
  'wholesale.invoice': {
    reader: 'person',
    kinds: listed(INVOICE_EVENTS, (kind, t, { language, to, number, amount, day, link }) =>
      invoiceNote(t, language, kind, { to, number: `IN-${number}`, amount, day, link }),
    ),
  },
  'seller.chargeback': {
    reader: 'seller',
    kinds: listed(CHARGEBACK_NEWS, (kind, t, { language, to, number, amount, link }) =>
      chargebackNote(t, language, kind, { to, number, amount, reason: t('chargebacks:reason.other'), bearer: 'seller', isOpen: kind === 'opened', link }),
    ),
  },
  'shop.webhook_off': {
    reader: 'shop',
    spoken: false,
    kinds: listed(['failing', 'gone'], (because, t, { to, piece, link }) => webhookNote(t, { to, name: piece, url: link, because, link })),
  },
  'shop.chargeback': {
    reader: 'shop',
    spoken: false,
    kinds: listed(['opened', 'won'], (kind, t, { to, number, amount, day }) => {
      const over = t('chargebacks:shop.over', { number, amount, state: t(`chargebacks:state.${kind === 'won' ? 'won' : 'needs_response'}`) })
      const text = kind === 'won' ? over : t('chargebacks:shop.opened', { number, amount, day, reason: t('chargebacks:reason.other') })
      return chargebackNoteToShop(t, { to, subject: over, text })
    }),
  },
  'seller.account': {
    reader: 'seller',
    kinds: listed(['added', 'changed', 'removed'], (kind, t, { language, to, seller, link, day, person }) =>
      accountChangeNote(t, language, {
        to,
        name: seller,
        link,
        kind,
        account: `KBank …0123, ${person}`,
        changed: day,
        when: kind === 'removed' ? '' : day,
        nameDiffers: true,
      }),
    ),
  },
  'seller.money': {
    reader: 'seller',
    kinds: listed(MONEY_EVENTS, (event, t, { language, to, seller, link, amount, reason, day }) =>
      moneyNote(t, language, { to, name: seller, link, event, amount, reason, when: day }),
    ),
  },
  'cart.left': {
    reader: 'person',
    kinds: {
      left: (t, { language, to, link, piece, seller, amount }) =>
        cartNote(t, language, { to, link, unsubscribe: link, rows: [{ text: `1 × ${piece}`, note: seller, amount, picture: null, href: link }] }),
    },
  },
  'gift_card.bought': {
    reader: 'person',
    kinds: {
      bought: (t, { language, to, link, number, amount, person, day }) =>
        giftCardReceipt(t, language, { to, number, amount, recipient: person, recipientEmail: 'ada@hattha.example', day, withdrawalDays: 14, link }),
    },
  },
  'gift_card.sent': {
    reader: 'person',
    kinds: listed(OCCASIONS, (occasion, t, { language, to, link, amount, person, words, day }) =>
      giftCardLetter(t, language, {
        to,
        from: person,
        name: 'Ada',
        occasion,
        amount,
        message: words,
        code: 'ABCD-EFGH-JKLM-NPQR',
        until: occasion === 'any' ? day : null,
        redeem: link,
        print: link,
      }),
    ),
  },
  'gift_card.returned': {
    reader: 'person',
    kinds: { returned: (t, { language, to, link, number, amount }) => giftCardReturned(t, language, { to, number, amount, link }) },
  },
  'gift_card.refund_account': {
    reader: 'person',
    kinds: { account: (t, { language, to, link, number, amount }) => giftCardAccount(t, language, { to, number, amount, link }) },
  },
  'case.told': { reader: 'person', kinds: cases },
  account: {
    reader: 'person',
    kinds: listed(ACCOUNT, (kind, t, { language, to, person, link }) =>
      accountNote(t, language, kind, {
        to,
        name: person,
        newEmail: 'ada@hattha.example',
        hours: 24,
        ...(LINKED.has(kind) && { link }),
        ...(kind === 'reauthentication' && { code: '123456' }),
      }),
    ),
  },
  membership: {
    reader: 'person',
    kinds: {
      expiring: (t, { language, to, link, moment }) => membershipNote(t, language, { kind: 'expiring', to, link, day: moment.toISOString(), points: 1240 }),
      renew: (t, { language, to, link, moment }) => membershipNote(t, language, { kind: 'renew', to, link, day: moment.toISOString(), plan: 'premium' }),
    },
  },
  contact: {
    reader: 'shop',
    spoken: false,
    kinds: {
      written: (t, { language, to, person, number, words }) =>
        contactNote(t, { to, topic: 'order', name: person, email: to, order_number: number, message: words, language }),
    },
  },
  test: { reader: 'staff', spoken: false, kinds: { test: (t, { to, moment }) => testNote(t, { to, at: moment.toISOString() }) } },
}
