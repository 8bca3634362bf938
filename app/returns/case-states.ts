import type { Actor, Transition } from '../orders/order-states.ts'

/** What a buyer may ask for after paying. `withdrawal` is the statutory one of the EU and the UK; `return` is what the shop grants everybody; `removal` takes some pieces out before anything was sent. */
export const CASE_KINDS = ['cancellation', 'removal', 'return', 'claim', 'withdrawal'] as const
export type CaseKind = (typeof CASE_KINDS)[number]

export const CASE_STATES = [
  'requested',
  'declared',
  'approved',
  'in_transit',
  'received',
  'refunded',
  'resolved',
  'declined',
  'escalated',
  'denied',
  'canceled',
  'expired',
] as const
export type CaseState = (typeof CASE_STATES)[number]

export const CASE_WISHES = ['refund', 'replacement', 'repair'] as const
export type CaseWish = (typeof CASE_WISHES)[number]

/** Why somebody sends a piece back, or is not content. A cancellation says it in words; a withdrawal needs no reason. */
export const RETURN_REASONS = ['changed_mind', 'size', 'ordered_wrong', 'other'] as const
export const CLAIM_REASONS = ['not_arrived', 'missing', 'damaged', 'wrong_product', 'not_as_described', 'not_authentic', 'other'] as const
export type CaseReason = (typeof RETURN_REASONS)[number] | (typeof CLAIM_REASONS)[number] | ''

/** Faults that are seen: a claim about them needs a picture. */
export const PICTURED_REASONS: readonly CaseReason[] = ['damaged', 'wrong_product', 'not_as_described', 'not_authentic']

const move = (from: CaseState, to: CaseState, actors: readonly Actor[], reason?: 'with a reason'): Transition<CaseState> => ({
  from,
  to,
  actors,
  requiresReason: reason !== undefined,
})

/** From the parcel on, the three that send something back go the same way. */
const SENT_BACK = [
  move('in_transit', 'received', ['seller', 'operator']),
  move('in_transit', 'escalated', ['system']),
  move('received', 'refunded', ['seller', 'system', 'operator']),
  move('received', 'declined', ['seller'], 'with a reason'),
  move('received', 'escalated', ['system']),
  move('declined', 'escalated', ['buyer'], 'with a reason'),
  move('declined', 'denied', ['system']),
  move('escalated', 'refunded', ['operator'], 'with a reason'),
  move('escalated', 'denied', ['operator'], 'with a reason'),
  move('escalated', 'canceled', ['buyer']),
]
/** Whether an order, or a part of it, shall not be sent, is for the seller to say. */
const NOT_SENT = [
  move('requested', 'declined', ['seller', 'operator'], 'with a reason'),
  move('requested', 'canceled', ['buyer']),
  move('requested', 'escalated', ['system']),
  move('requested', 'expired', ['system']),
  move('declined', 'escalated', ['buyer'], 'with a reason'),
  move('declined', 'denied', ['system']),
  move('escalated', 'refunded', ['operator'], 'with a reason'),
  move('escalated', 'denied', ['operator'], 'with a reason'),
  move('escalated', 'canceled', ['buyer']),
  move('escalated', 'expired', ['system']),
]
const PUT_RIGHT = [move('received', 'resolved', ['seller']), move('escalated', 'approved', ['operator'], 'with a reason')]

/** Who may move a case where; the table `state_transitions` (machines `case_{kind}`) has the same, and a test compares them. */
export const CASE_TRANSITIONS = {
  cancellation: [move('requested', 'refunded', ['seller', 'operator']), ...NOT_SENT],
  // Before the seller has accepted nobody has to agree: the system carries out what the buyer says.
  removal: [move('requested', 'refunded', ['seller', 'operator', 'system']), ...NOT_SENT],
  return: [
    move('requested', 'approved', ['seller', 'system', 'operator']),
    move('requested', 'declined', ['seller', 'operator'], 'with a reason'),
    move('requested', 'canceled', ['buyer']),
    move('approved', 'in_transit', ['buyer']),
    move('approved', 'received', ['seller']),
    move('approved', 'canceled', ['buyer']),
    move('approved', 'expired', ['system']),
    ...SENT_BACK,
    ...PUT_RIGHT,
  ],
  claim: [
    move('requested', 'approved', ['seller', 'operator']),
    move('requested', 'declined', ['seller', 'operator'], 'with a reason'),
    move('requested', 'canceled', ['buyer']),
    move('requested', 'escalated', ['system']),
    move('approved', 'in_transit', ['buyer']),
    move('approved', 'received', ['seller']),
    move('approved', 'refunded', ['seller', 'system', 'operator']),
    move('approved', 'resolved', ['seller']),
    move('approved', 'canceled', ['buyer']),
    move('approved', 'expired', ['system']),
    move('approved', 'escalated', ['system']),
    ...SENT_BACK,
    ...PUT_RIGHT,
  ],
  withdrawal: [
    move('declared', 'in_transit', ['buyer']),
    move('declared', 'received', ['seller']),
    move('declared', 'refunded', ['seller', 'system', 'operator']),
    move('declared', 'canceled', ['buyer']),
    move('declared', 'escalated', ['system']),
    move('in_transit', 'refunded', ['system', 'operator']),
    ...SENT_BACK,
  ],
} as const satisfies Record<CaseKind, readonly Transition<CaseState>[]>

/** What a case can still become is nothing: it is over. */
export const isClosed = (state: CaseState): boolean => ['refunded', 'resolved', 'denied', 'canceled', 'expired'].includes(state)

/** What the table cannot know: whether something has to come back, and what was wished for. */
export type CaseFacts = { kind: CaseKind; status: CaseState; wish: CaseWish; needsReturn: boolean }

/** What `actor` may do next: the buttons of a case. The database decides by the same rules. */
export function nextCaseStates({ kind, status, wish, needsReturn }: CaseFacts, actor: Actor): CaseState[] {
  const table: readonly Transition<CaseState>[] = CASE_TRANSITIONS[kind]
  return table
    .filter(({ from, actors }) => from === status && actors.includes(actor))
    .map(({ to }) => to)
    .filter((to) => !(to === 'resolved' && wish === 'refund') && !(to === 'in_transit' && !needsReturn))
    .filter((to) => !(kind === 'claim' && status === 'approved' && to === 'received' && !needsReturn))
}

/** What silence makes of a case whose time is up; undefined where it waits for a person. */
export function afterSilence({ kind, status, wish, needsReturn }: CaseFacts): CaseState | undefined {
  switch (status) {
    case 'requested':
      // Everybody may change their mind, so nobody has to agree. All else is for the shop to decide.
      return kind === 'return' ? 'approved' : 'escalated'
    case 'declared':
      return 'escalated'
    case 'approved':
      return needsReturn ? 'expired' : 'escalated'
    case 'in_transit':
      return kind === 'withdrawal' ? 'refunded' : 'escalated'
    case 'received':
      return wish === 'refund' ? 'refunded' : 'escalated'
    case 'declined':
      return 'denied'
    default:
      return undefined
  }
}

/** The word people read, below `returns:status`: a granted refund is on its way until its money has gone out. */
export type CaseLabel = CaseState | 'refunding'

/** What a case is called to people. `refund` is what goes back in money (satang); what was paid with points needs no bank. */
export const caseLabelOf = ({ status, refund, events }: { status: CaseState; refund: number; events: readonly { type: string }[] }): CaseLabel =>
  status === 'refunded' && refund > 0 && !events.some(({ type }) => type === 'money_sent') ? 'refunding' : status

/** The sentence that says what comes next to one side, below `returns:next.{reader}`; undefined where the state says it all. */
export function nextWords(
  { kind, status, wish, needsReturn }: Omit<CaseFacts, 'status'> & { status: CaseLabel },
  reader: 'buyer' | 'seller',
): string | undefined {
  if (reader === 'seller' && ['resolved', 'denied', 'canceled', 'expired'].includes(status)) return undefined
  const key =
    status === 'requested' && kind === 'return'
      ? 'return_requested'
      : status === 'approved' && !needsReturn
        ? 'approved_kept'
        : status === 'received' && wish !== 'refund'
          ? 'received_piece'
          : status === 'expired' && (kind === 'cancellation' || kind === 'removal')
            ? 'cancellation_expired'
            : status
  return `returns:next.${reader}.${key}`
}

/** The name of an event, below `returns:event`: each kind is opened with its own words. */
export const eventWords = (kind: CaseKind, type: string): string => `returns:event.${type === 'opened' ? `opened_${kind}` : type}`
