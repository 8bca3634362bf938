import * as v from 'valibot'
import { MONEY_EVENTS } from '../../emails/money-events.ts'
import { SELLER_DECISIONS } from '../../emails/seller-decisions.ts'

const Text = v.string()
const ofGroup = { order_group_id: Text }
const ofOrder = { order_id: Text, number: Text }
const ofSeller = { ...ofOrder, seller: Text }
const ofParcel = { ...ofSeller, carrier: Text, tracking: Text }

/**
 * Every reason the shop has to write a letter, with what its row in `private.outbox` says. Some rows are written by the database; whoever writes one, the worker reads it by
 * this record, and `app/outbox.ts` names a writer for each.
 */
export const TOPICS = {
  'order.placed': v.object(ofGroup),
  'order.to_pack': v.object({ order_id: Text }),
  /** A buyer asked for the way to an order. */
  'order.link': v.object(ofGroup),
  'order.transfer_awaited': v.object(ofGroup),
  'order.slip_refused': v.object({ ...ofGroup, reason: Text }),
  'order.shipped': v.object(ofParcel),
  /** What lies ready at a workshop is not fetched: to the buyer, and in the end to the shop. */
  'order.pickup_waits': v.object(ofSeller),
  'order.pickup_left': v.object(ofOrder),
  /** Carrier or number of a parcel were corrected. */
  'order.tracking': v.object(ofParcel),
  /** Where it goes was corrected: to the other side, or, where staff did it, to both. */
  'order.address': v.object({ ...ofSeller, to: v.picklist(['buyer', 'seller']) }),
  /** The day from which a pre-ordered piece ships was moved. */
  'order.date_moved': v.object({ ...ofSeller, ships_on: Text }),
  'order.canceled': v.object({ ...ofSeller, reason: Text }),
  /** A parcel sent against cash was refused at the door. */
  'order.not_taken': v.object(ofSeller),
  /** Money came that nobody may keep. */
  'order.refund_due': v.object({ ...ofGroup, because: v.picklist(['paid_twice', 'payment_received_no_stock']) }),
  /** Money goes back by hand, and nobody knows where to. */
  'order.refund_account': v.object(ofOrder),
  'order.refunded': v.object({ ...ofSeller, refund_id: Text }),
  /** How are the pieces? */
  'order.review': v.object(ofSeller),
  'shop.slip_sent': v.object({ ...ofGroup, slip_id: Text }),
  /** Somebody was kept from signing in, or let in again. */
  'person.blocked': v.object({ person_id: Text, blocked: v.boolean(), reason: Text }),
  /** Somebody of the staff looks at the shop through a person's eyes. */
  'person.seen_as': v.object({ person_id: Text, reason: Text, at: Text }),
  /** The terms or the privacy policy a member agreed to change. */
  'person.page_version': v.object({ person_id: Text, version_id: v.number() }),
  /** Somebody who acts for a shop needs a second factor from a day on. */
  'seller.factor': v.object({ person_id: Text, day: Text }),
  /** Somebody is to work here once there is an account with the address; and somebody was given a role. */
  'staff.invited': v.object({ email: Text, role: Text }),
  'staff.granted': v.object({ person_id: Text, role: Text }),
  /** Somebody is invited to work in a maker's shop. */
  'shop.invited': v.object({ invitation_id: Text }),
  /** A saved report whose hour has come. */
  'staff.report': v.object({ saved_report_id: Text }),
  /** What a rule of automation wants somebody of the staff to know. */
  'staff.rule': v.object({ person_id: Text, rule: Text, words: Text, noun: Text, id: Text, title: Text }),
  notification: v.object({ notification_id: Text }),
  /** A message was reported, and its sender is warned; `hidden` where it was taken away as well. */
  'chat.warned': v.object({ person_id: Text, reason: Text, decision: v.picklist(['warned', 'hidden']) }),
  /** Somebody of the staff answered what was written on the contact page. */
  'contact.answered': v.object({ answer_id: Text }),
  /** What was decided about a shop, or about somebody's wish to have one. */
  'seller.decided': v.object({
    decision: v.picklist(SELLER_DECISIONS),
    reason: Text,
    application_id: v.optional(Text),
    seller_id: v.optional(Text),
    /** Of a listing: which, and what it is out of the shop for. */
    product_id: v.optional(Text),
    because: v.optional(Text),
  }),
  /** A buyer's bank wants back what an order was paid with, has decided, or somebody else bears it now. */
  'seller.chargeback': v.object({ chargeback_id: Text, order_id: Text, news: v.picklist(['opened', 'won', 'lost', 'accepted', 'borne']) }),
  /** Nothing arrives at a webhook any more, and it was switched off. */
  'shop.webhook_off': v.object({ endpoint_id: Text, because: v.picklist(['failing', 'gone']) }),
  'shop.chargeback': v.object({ chargeback_id: Text, news: v.picklist(['opened', 'won', 'lost', 'accepted']) }),
  /** It was changed where a shop is paid: to one of its owners. */
  'seller.account': v.object({ change_id: Text, person_id: Text }),
  /** Something happened to what a shop is paid: to one of its owners. `at`: when a hold ends by itself. */
  'seller.money': v.object({
    event: v.picklist(MONEY_EVENTS),
    seller_id: Text,
    person_id: Text,
    reason: v.optional(Text, ''),
    amount_minor: v.nullish(v.number()),
    at: v.nullish(Text),
  }),
  /** Somebody wants the newsletter: their mailbox is asked. */
  'newsletter.confirm': v.object({ subscriber_id: Text }),
  /** Somebody left a cart, and wants to hear of it. */
  'cart.left': v.object({ reminder_id: Text }),
  /** Somebody may buy at wholesale, or may not. */
  'wholesale.decided': v.object({ person_id: Text, decision: v.picklist(['approve', 'refuse', 'suspend', 'terms', 'ended']), reason: Text }),
  /** What a gift card costs was paid: the receipt; its day has come: to whoever it is for, with its code; it was given back. */
  'gift_card.bought': v.object({ purchase_id: Text }),
  'gift_card.sent': v.object({ purchase_id: Text, letter: v.number() }),
  'gift_card.returned': v.object({ purchase_id: Text }),
  /** A person sends its money back, and needs an account. */
  'gift_card.refund_account': v.object({ purchase_id: Text }),
  /** What became of a quote for many pieces: to the side that did not do it. */
  'wholesale.quote': v.object({
    quote_id: Text,
    event: v.picklist(['asked', 'offered', 'declined', 'accepted', 'refused', 'withdrawn', 'expired']),
  }),
  /** An invoice to a wholesale buyer, that it is due, or that its money has come. */
  'wholesale.invoice': v.object({ invoice_id: Text, event: v.picklist(['issued', 'soon', 'overdue', 'paid']) }),
  'case.told': v.object({ event_id: Text, to: v.picklist(['buyer', 'seller']) }),
} as const

export type Topic = keyof typeof TOPICS
export type PayloadOf<T extends Topic> = v.InferOutput<(typeof TOPICS)[T]>

export const isTopic = (topic: string): topic is Topic => Object.hasOwn(TOPICS, topic)
