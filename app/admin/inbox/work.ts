import type { PayoutRow } from '../payout-run/payout-row.ts'
import type { OrderState } from '../../orders/order-states.ts'
import type { ChargebackBearer } from '../../payments/chargebacks/chargeback-states.ts'
import type { Posting } from '../ledger/journal-row.ts'
import type { CredentialFacts } from './credential-facts.ts'
import type { ChangeFacts } from '../product-changes/change-facts.ts'
import type { AlikePair, AlikePicture } from './alike-pictures.tsx'
import type { ListingReason } from '../../catalog/product/listing-reasons.ts'

/** The kinds of what can wait, as `work_kinds` has them. */
export const WORK_KINDS = [
  'slip',
  'refund',
  'case',
  'application',
  'review',
  'contact',
  'letter',
  'correction',
  'cash',
  'payout',
  'payout_run',
  'debt',
  'chargeback',
  'message',
  'job',
  'listing',
  'listing_appeal',
  'listing_change',
  'listing_change_appeal',
  'settlement',
  'books',
  'appeal',
  'account',
  'task',
  'webhook',
  'privacy',
  'backup',
  'referral',
  'automation',
  'wholesale',
  'wholesale_invoice',
  'credential',
] as const
export type WorkKind = (typeof WORK_KINDS)[number]

/** What makes a referral suspicious, as `private.referral_signals` finds it. */
export type Signal = 'address' | 'phone' | 'account' | 'many'

/** What is known of each kind; `private.work_facts` writes it (`private.facts_of_<kind>`). */
export type WorkFacts = {
  slip: { number: string; amount_minor: number; email: string; method: string; path: string; mime_type: string; expires_at: string; order_id: string | null }
  refund: {
    number: string
    order_id: string | null
    gift_card_id: string | null
    amount_minor: number
    customer: string
    email: string
    method: string
    bank: string | null
    account: string | null
    holder: string | null
    reason: string
    asked_at: string
    case_id: string | null
    case: string | null
    paid_minor: number
    back_minor: number
  }
  case: {
    number: string
    order_id: string
    order: string
    kind: string
    reason: string
    wish: string
    words: string
    refund_minor: number
    seller: string
    customer: string
    said: { who: string; words: string; at: string }[]
  }
  application: {
    business_name: string
    business_type: string
    description: string
    province: string
    name: string
    email: string
    /** Whether the holder at the bank bears the name of the identity; null where one is missing. */
    bank_matches: boolean | null
    parts: {
      kind: 'shop' | 'identity' | 'bank' | 'address' | 'crafts' | 'photos'
      answer: Record<string, string | number | null>
      papers: string[]
      question: string
      lacks: 'answer' | 'papers' | 'asked' | null
    }[]
  }
  review: { status: string; rating: number; author: string; body: string; product_id: string | null; about: string; reasons: string[] }
  contact: { topic: string; name: string; email: string; order_number: string; message: string; language: string }
  letter: {
    topic: string
    attempts: number
    error: string
    since: string
    order_id: string | null
    number: string | null
    letters: { id: string; address: string }[]
  }
  correction: { id: number; reason: string; proposed_by: string | null; proposer: string; lines: Posting[] }
  cash: {
    order: string
    seller: string
    customer: string
    delivered_at: string | null
    amount_minor: number
    parcels: { carrier: string; tracking: string }[]
  }
  payout: { number: string; seller: string; amount_minor: number; bank: string; tail: string; reason: string }
  payout_run: {
    period: string
    status: 'pending' | 'approved' | 'processing'
    count: number
    total_minor: number
    payouts: (Pick<PayoutRow, 'id' | 'number' | 'seller_name' | 'amount_minor' | 'status' | 'provider' | 'bank' | 'number_tail'> & { approved_once: boolean })[]
  }
  debt: {
    seller: string
    seller_id: string
    owed_minor: number
    first_minor: number
    repaid_minor: number
    pending_minor: number
    started_at: string
    grace_until: string
    blocked_at: string
    looked_at: string | null
  }
  chargeback: {
    number: string
    amount_minor: number
    reason: string
    due_at: string | null
    orders: { id: string; number: string; seller: string; customer: string; status: OrderState; bearer: ChargebackBearer; delivered_at: string | null }[]
  }
  message: { reason: string; note: string; reporter: string; seller: string; from_seller: boolean; reports: number }
  /** `since` is not said at the page of the task, where everything stands beside it. */
  job: { task: string; attempts: number; error: string; since: string | null }
  task: { task: string; paused: boolean; reason: string; by: string; next_at: string | null; last_at: string | null; kept: number }
  webhook: { id: string; name: string; url: string; because: 'failing' | 'gone'; failing_since: string | null; changed_at: string; waiting: number }
  listing: {
    name: string
    image: string | null
    status: string
    price_minor: number
    seller_id: string
    seller: string
    held: boolean
    /** It is a new listing that shows when somebody has looked at it. */
    waits: boolean
    /** A mark of all its maker says of it. */
    seen: string
    reports: { reason: ListingReason; note: string; at: string; name: string }[]
    /** Its pictures that are like earlier ones of other shops (`private.likenesses_of`). */
    alike: AlikePicture[]
    /** What became of each pair of pieces in which it is the later one (`private.likeness_pairs_of`). */
    pairs: AlikePair[]
  }
  listing_appeal: {
    name: string
    image: string | null
    seller_id: string
    seller: string
    because: ListingReason
    words: string
    placed_at: string
    placed_by: string | null
    placer: string
    appeal: string
    /** A mark of all its maker says of it. */
    seen: string
  }
  listing_change: ChangeFacts
  listing_change_appeal: ChangeFacts
  settlement: {
    provider: string
    line: string
    kind: string
    state: string
    problem: string
    amount_minor: number
    fee_minor: number
    ours_minor: number
    currency: string
    happened_at: string
    description: string
    report_id: number | null
    report: string | null
    order_id: string | null
    payment_id: string | null
    refund_id: string | null
    payout_id: string | null
    about: string | null
  }
  credential: CredentialFacts
  wholesale: {
    company: string
    tax_number: string
    country: string
    about: string
    person_id: string
    name: string
    asked_at: string
    seen: string
    orders: number
  }
  wholesale_invoice: {
    number: string
    company: string
    owed_minor: number
    issued_at: string
    due_on: string
    reminders: number
    asked: boolean
    because: string
    asked_by_me: boolean
  }
  referral: {
    referrer: string
    referrer_id: string | null
    friend: string
    friend_id: string | null
    signals: Signal[]
    reason: string
    order_id: string | null
    number: string | null
    kept_minor: number
    bought_minor: number
    minimum_minor: number
    reward_minor: number
    joined_at: string
    seen: string
    brought: number
  }
  books: { checked_at: string; differences: number; problems: { problem: string; about: string; expected: number; booked: number }[] }
  appeal: {
    about: 'hold' | 'debt'
    seller: string
    seller_id: string
    reason: string
    words: string
    amount_minor: number | null
    placed_at: string
    ends_at: string | null
    placed_by: string | null
    by: string
    /** Whether the reader has decided about it before. */
    judged: boolean
    papers: string[]
  }
  account: {
    seller: string
    seller_id: string
    kind: 'added' | 'changed' | 'removed'
    bank: string
    tail: string
    holder: string
    name_check: string
    changed_at: string
    usable_from: string | null
    denied_at: string | null
    by: string
    known: string[] | null
  }
  backup: { asked_at: string; failure: string; proved_at: string | null }
  privacy: {
    kind: 'export' | 'erasure'
    origin: 'account' | 'letter' | 'email' | 'telephone' | 'person'
    name: string
    email: string
    asked_at: string
    due_at: string
    words: string
    identity: string
    extension: string
  }
  automation: { rule: string; rule_id: string | null; because: 'rule' | 'failing'; noun: string; subject_id: string; title: string; words: string }
}

/** Something that waits, with what it is decided by. */
export type Waiting = { [Kind in WorkKind]: { kind: Kind; key: string; facts: WorkFacts[Kind] } }[WorkKind]

/** One thing that waits, with its clock and whoever has taken it. */
export type Work = {
  [Kind in WorkKind]: {
    kind: Kind
    key: string
    since: string
    due_at: string
    owner_id: string | null
    owner: string
    taken_at: string | null
    facts: WorkFacts[Kind]
  }
}[WorkKind]

export const isWorkKind = (word: string | null): word is WorkKind => WORK_KINDS.some((kind) => kind === word)

/** What the record's name is, in the list. */
export function titleOf(work: Work): string {
  switch (work.kind) {
    case 'slip':
    case 'refund':
    case 'case':
      return work.facts.number
    case 'application':
      return work.facts.business_name || work.facts.name
    case 'review':
      return work.facts.about
    case 'contact':
      return work.facts.name
    case 'backup':
      return work.facts.asked_at.slice(0, 10)
    case 'privacy':
      return work.facts.name || work.facts.email
    case 'letter':
      return work.facts.topic
    case 'correction':
      return String(work.facts.id)
    case 'cash':
      return work.facts.order
    case 'payout':
    case 'chargeback':
      return work.facts.number
    case 'payout_run':
      return work.facts.period
    case 'message':
      return work.facts.seller
    case 'job':
    case 'task':
      return work.facts.task
    case 'webhook':
    case 'listing':
    case 'listing_appeal':
    case 'listing_change':
    case 'listing_change_appeal':
      return work.facts.name
    case 'settlement':
      return work.facts.about ?? work.facts.line
    case 'books':
      return String(work.facts.differences)
    case 'referral':
      return work.facts.friend
    case 'automation':
      return work.facts.title
    case 'wholesale':
    case 'wholesale_invoice':
      return work.facts.company
    case 'debt':
    case 'credential':
    case 'appeal':
    case 'account':
      return work.facts.seller
  }
}
