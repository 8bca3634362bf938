import { type Permission } from '../../desk-kit/resource-card.ts'

/** Something that staff set out to do, and the screen where it is done; its words are in `admin-deeds`. `right` where reading the screen is not enough. */
export type Deed = { name: string; card: string; search: string; right?: Permission }

/** What the palette finds beside screens and records (`docs/tasks.md`). */
export const DEEDS: readonly Deed[] = [
  { name: 'changeFee', card: 'commissions', search: '?do=new', right: 'commissions.write' },
  { name: 'lostLetter', card: 'email-service', search: '' },
  { name: 'changeShipping', card: 'shipping', search: '', right: 'shipping.write' },
  { name: 'undoPrice', card: 'shipping-terms', search: '', right: 'shipping.write' },
  { name: 'payMakers', card: 'inbox', search: '?kind=payout_run', right: 'payouts.approve' },
  { name: 'bankFile', card: 'inbox', search: '?kind=payout_run', right: 'payouts.approve' },
  { name: 'explainBalance', card: 'accounts', search: '' },
  { name: 'holdPayouts', card: 'sellers', search: '', right: 'payouts.approve' },
  { name: 'debts', card: 'debts', search: '', right: 'payouts.approve' },
  { name: 'takeReport', card: 'reconciliation', search: '', right: 'reconciliation.write' },
  { name: 'correctBooks', card: 'corrections', search: '/create', right: 'ledger.correct' },
  { name: 'answerBank', card: 'chargebacks', search: '', right: 'chargebacks.write' },
  { name: 'refund', card: 'orders', search: '', right: 'orders.refund' },
  { name: 'checkSlip', card: 'inbox', search: '?kind=slip', right: 'payments.confirm' },
  { name: 'decideCase', card: 'inbox', search: '?kind=case', right: 'cases.decide' },
  { name: 'lateOrders', card: 'orders', search: `?filter=${encodeURIComponent('{"late":true}')}` },
  { name: 'invite', card: 'staff', search: '?do=invite', right: 'staff.write' },
  { name: 'seeAs', card: 'people', search: '', right: 'people.see_as' },
  { name: 'block', card: 'people', search: '', right: 'people.write' },
  { name: 'takeOut', card: 'products', search: '', right: 'products.judge' },
  { name: 'privacy', card: 'privacy-requests', search: '', right: 'privacy.write' },
  { name: 'giftCard', card: 'gift-cards', search: '/create', right: 'gift_cards.write' },
  { name: 'coupon', card: 'coupons', search: '/create', right: 'promotions.write' },
  { name: 'failedJob', card: 'inbox', search: '?kind=job', right: 'tasks.write' },
  { name: 'redirect', card: 'redirects', search: '/create', right: 'content.write' },
  { name: 'letterWords', card: 'email-templates', search: '', right: 'letters.write' },
  { name: 'newTerms', card: 'pages', search: '', right: 'content.write' },
  { name: 'sentence', card: 'translations', search: '', right: 'translations.write' },
  { name: 'searchWord', card: 'search-terms', search: '/create', right: 'content.write' },
  { name: 'whoDid', card: 'activity-logs', search: '' },
  { name: 'apiKey', card: 'api', search: '/create', right: 'api.write' },
]
