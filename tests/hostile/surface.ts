import type { RouteConfigEntry } from '@react-router/dev/routes'
import type { functions } from '../../app/functions.ts'
import routes from '../../app/routes.ts'
import { textOf } from '../support/source-tree.ts'

/** Every page address of `app/routes.ts`, as a template. */
export const pages = async (): Promise<string[]> => flat(await routes).filter((path) => path !== '/*')

const flat = (entries: readonly RouteConfigEntry[], above = ''): string[] =>
  entries.flatMap((entry) => {
    const path = [above, entry.path].filter(Boolean).join('/')
    return entry.children ? flat(entry.children, path) : [`/${path}`]
  })

/** Every address the process mounts something at, read from where it is put together. */
export const mounts = (): string[] =>
  ['server/main.ts', 'server/interfaces.ts'].flatMap((file) => [...textOf(file).matchAll(/\bmount\(\s*'([^']+)'/g)].map(([, at]) => at ?? ''))

const uuid = '6b1c3a52-6f39-4b83-9a0e-2a8f1f5d8f00'
const token = 'a'.repeat(43)
const line = { productId: uuid, variantId: uuid, quantity: 1, personalization: '' }
const address = {
  recipient: 'Ada Buyer',
  phone: '0812345678',
  line1: '99 Road',
  line2: '',
  subdistrict: 'Bang Rak',
  district: 'Bang Rak',
  province: 'TH-10',
  postcode: '10500',
  country: 'TH',
  note: '',
}

/** A body of the right form for every function, to be made wrong. A function without one does not compile. */
export const BODIES: Record<keyof typeof functions, Record<string, unknown>> = {
  'open-fee-invoice': { invoice: uuid },
  'open-maker-paper': { paper: 'statement', seller: uuid, of: '2026-11' },
  'keep-bank-account': { seller: uuid, bank: 'Kasikornbank', number: '123-4-56789-0', holder: 'Ada' },
  'webhook-secret': { endpoint: uuid },
  'check-mail-domain': { selector: 'mail' },
  'send-test-letter': { unasked: 'x' },
  'translation-service': { unasked: 'x' },
  'try-translation': { text: 'A silk scarf', language: 'th' },
  'report-address': { unasked: 'x' },
  'preview-newsletter': {
    issue: { texts: { en: { subject: 'Silk', body: 'New pieces', button: '' } }, link: '/products', product_ids: [uuid] },
    language: 'en',
  },
  'test-newsletter': { id: uuid, language: 'en' },
  'sitemap-state': { unasked: 'x' },
  'try-search-term': { query: 'mat mi', language: 'en', term: { id: null, kind: 'technique', words: { en: ['ikat'], roman: ['mat mi'] }, active: true } },
  'list-email-templates': { unasked: 'x' },
  'show-email-template': { topic: 'order.placed', kind: 'paid', language: 'th', drafts: [] },
  'show-sent-letter': { topic: 'order.placed', number: 'H261120-7KQ4M2X' },
  'show-page-texts': { page: 'terms' },
  'publish-page': { page: 'terms', from: '2030-01-01T00:00:00.000Z', what: { builtIn: true }, seen: null, reason: 'As it was' },
  'send-sample-letter': { topic: 'order.placed', kind: 'paid', language: 'th', drafts: [] },
  'begin-import': { platform: 'csv', source: 'main', mapping: {}, files: [{ path: `${uuid}.csv`, name: 'products.csv' }], isDry: true },
  'take-settlement': { format: 'stripe-balance', name: 'report.csv', file: 'H4sIAAAAAAAAA0vUSeICAMcaQ80EAAAA' },
  'remove-bank-account': { seller: uuid },
  'redeem-gift-card': { code: 'ABCD-EFGH-JKLM-NPQR' },
  'repay-debt': { seller: uuid, paymentMethod: 'promptpay', language: 'en' },
  'preview-payout-file': { format: 'plain' },
  'payout-file': { reason: 'The weekly transfer' },
  'decide-slip': { number: 'H261120-7KQ4M2X', arrived: true, reason: 'It is in the account' },
  'decide-case-as-staff': { number: 'H261120-7KQ4M2X-1-R1', to: 'denied', reason: 'The piece is as described' },
  'open-file-as-staff': { file: uuid, reason: 'The buyer asks for it' },
  'case-pictures-as-staff': { case: uuid },
  'open-chargeback-file': { chargeback: uuid, type: 'application/pdf' },
  'keep-chargeback-file': { chargeback: uuid, path: `${uuid}/${uuid}.pdf`, name: 'receipt.pdf', kind: 'receipt' },
  'find-sentences': { language: 'de', words: 'cart', namespace: '', state: 'all', after: 0 },
  'override-sentences': { language: 'de', changes: [{ namespace: 'cart', key: 'title', sentence: 'Korb', seen: null }], reason: 'It is shorter' },
  'try-campaign': {
    lines: [{ productId: uuid, quantity: 2 }],
    country: 'TH',
    promotion: { name: 'Two for one', bogo_type: 'classic_bogo', funded_by: 'platform' },
  },
  'answer-contact-letter': { letter: uuid, id: uuid, words: 'It left this morning.' },
  'send-refund-as-staff': { refund: uuid, reason: 'KB20261120-4711' },
  'move-order-as-staff': { order: uuid, to: 'canceled', reason: 'The buyer has telephoned', key: '12345678' },
  'remove-pieces-as-staff': { order: uuid, lines: [{ order_line_id: uuid, quantity: 1 }], reason: 'The buyer has telephoned', key: '12345678' },
  'run-report': { report: 'sales-by-maker', answers: { span: 'own', since: '2026-01-01', until: '2026-12-31', maker: 'a', days: 3 } },
  'ask-export': { resource: 'orders', filter: { status: ['placed'] }, sort: { field: 'created_at', order: 'DESC' } },
  'open-export': { id: uuid },
  'sign-ins': { hours: 25 },
  'backup-state': { unasked: 'x' },
  'ask-backup': { unasked: 'x' },
  'prove-backup': { id: uuid },
  'open-backup': { id: uuid },
  'accept-invitation': { invitation: `${uuid}.1.${token}` },
  'see-as': { person: uuid, reason: 'She cannot find her order' },
  contact: { id: uuid, topic: 'order', name: 'Ada', email: 'ada@example.com', orderNumber: '', message: 'Where is my parcel?' },
  'save-search': { query: 'q=silk', name: 'Silk' },
  'keep-push': {
    endpoint: 'https://push.example.com/send/abc',
    keys: {
      p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
      auth: 'BTBZMqHH6r4Tts7J_aSIgg',
    },
    language: 'en',
    userAgent: 'Mozilla/5.0',
  },
  'push-key': { unasked: 'x' },
  'early-product': { id: uuid },
  'translate-product': { product: uuid, language: 'th' },
  'translate-review': { review: uuid, language: 'th' },
  'ask-assistant': { question: 'Where is my order H261120-7KQ4M2X?' },
  quote: { lines: [line], country: 'TH', delivery: { [uuid]: 'standard' }, couponCode: 'SONGKRAN', points: 100, paymentMethod: 'card', language: 'en' },
  'join-plan': { plan: 'premium', billing: 'yearly', paymentMethod: 'card', language: 'en' },
  'place-order': {
    cartToken: token,
    lines: [line],
    email: 'ada@example.com',
    address,
    delivery: { [uuid]: 'standard' },
    couponCode: null,
    points: 100,
    paymentMethod: 'promptpay',
    language: 'en',
    displayCurrency: 'THB',
    quoteHash: 'x',
    taxBuyer: { thai: true, name: 'Ada Co., Ltd.', number: '0105551234567', branch: '00000', address: '1 Silom Road' },
    gift: { message: 'Happy birthday, Ben!', wrap: true },
    agreed: true,
  },
  'pay-again': { token, paymentMethod: 'cash_on_delivery', total: 145_000 },
  'give-up-order': { token },
  'confirm-email': { token, proof: token },
  'open-slip': { token, type: 'image/png' },
  'send-slip': { token, path: `${uuid}/${uuid}.png` },
  'see-slip': { token },
  'give-refund-account': { token, bank: 'Kasikornbank', number: '123-4-56789-0', holder: 'Ada' },
  'collect-cash': { order: 'H261120-7KQ4M2X-1', came: 'cash', key: '12345678' },
  'check-payment': { token },
  'track-order': { number: 'H261120-7KQ4M2X', email: 'ada@example.com' },
  'open-my-order': { number: 'H261120-7KQ4M2X' },
  'move-order': { order: 'H261120-7KQ4M2X-1', key: '12345678', to: 'accepted', reason: 'x', token },
  'ship-order': {
    order: 'H261120-7KQ4M2X-1',
    key: '12345678',
    carrier: 'Thailand Post',
    tracking: 'EA123456785TH',
    lines: [{ order_line_id: uuid, quantity: 1 }],
  },
  'receive-parcel': { order: 'H261120-7KQ4M2X-1', key: '12345678', token, parcel: uuid },
  'correct-address': { order: 'H261120-7KQ4M2X-1', key: '12345678', token, address, seen: address },
  'correct-parcel': { order: 'H261120-7KQ4M2X-1', key: '12345678', token, parcel: uuid, carrier: 'Flash Express', tracking: 'TH0123456789A' },
  'open-document': { order: 'H261120-7KQ4M2X-1', token, kind: 'packing_slip', parcel: uuid, note: uuid, prices: false },
  'list-cases': { order: 'H261120-7KQ4M2X-1', token },
  'open-case': {
    order: 'H261120-7KQ4M2X-1',
    token,
    key: '12345678',
    kind: 'claim',
    wish: 'refund',
    reason: 'missing',
    words: 'The box is empty.',
    name: 'Ada',
    lines: [{ order_line_id: uuid, quantity: 1 }],
    pictures: ['x/y.jpg'],
  },
  'move-case': {
    order: 'H261120-7KQ4M2X-1-R1',
    token,
    key: '12345678',
    to: 'in_transit',
    reason: 'x',
    carrier: 'DHL',
    tracking: '1',
    return_to: 'x',
    needs_return: true,
    restock: true,
  },
  'say-in-case': { order: 'H261120-7KQ4M2X-1-R1', token, key: '12345678', words: 'x', pictures: ['x/y.jpg'], return_to: 'x' },
  'case-picture-links': { order: 'H261120-7KQ4M2X-1', token, types: ['image/jpeg'] },
  // Takes nothing; whatever comes is not looked at.
  'list-sessions': { anything: 'x' },
  'end-session': { id: uuid },
  'ask-data-export': { anything: 'x' },
  'open-data-export': { id: uuid },
  'delete-account': { agreed: true },
}
