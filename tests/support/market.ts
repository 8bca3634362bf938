import { randomBytes, randomUUID } from 'node:crypto'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { BUILT_IN } from '../../app/catalog/search/vocabulary.ts'
import { builtInWords, i18nWords } from './words.ts'
import type { Carrier } from '../../app/orders/carrying/carrier.ts'
import type { PaymentProvider } from '../../app/payments/payment-provider.ts'
import type { Letter } from '../../app/platform/mailer.ts'
import type { PushNote, PushTarget } from '../../app/platform/pusher.ts'
import type { OrderWish } from '../../app/checkout/quote/order-wish.ts'
import type { Caller, Shop } from '../../app/shop.ts'
import { deriveKeys, pushKeys } from '../../server/keys.ts'
import { createLimits, isThisMachine } from '../../server/limits/limits.ts'
import { createPrinter } from '../../server/printer/printer.ts'
import type { TestDatabase } from './database.ts'
import { quietLog } from './quiet-log.ts'

export type PushedNote = { target: PushTarget; note: PushNote }

/** A shop over a test database that catches its letters and what it wakes browsers with. What it has beyond that, a test gives. */
export function testShop(
  db: TestDatabase,
  { payments = [], carriers = [] }: { payments?: readonly PaymentProvider[]; carriers?: readonly Carrier[] } = {},
): { shop: Shop; letters: Letter[]; pushed: PushedNote[] } {
  const letters: Letter[] = []
  const pushed: PushedNote[] = []
  const keys = deriveKeys('a secret of at least thirty-two characters')
  const settings: Shop['settings'] = {
    mode: 'demo',
    demo: true,
    development: false,
    siteUrl: 'http://shop.test',
    host: '127.0.0.1',
    port: 3000,
    dataFolder: '',
    s3: undefined,
    buildFolder: '',
    databaseUrl: db.url,
    node: {
      roles: new Set(['web', 'realtime', 'worker']),
      processes: 1,
      connections: 90,
      pooler: undefined,
      readUrl: undefined,
      readLagMs: 2_000,
      purgeUrls: [],
    },
    keys,
    bankWebhookSecret: keys.bankWebhookSecret,
    payments: { stripe: undefined, opn: undefined, promptPay: undefined, bankAccount: undefined },
    smtpUrl: undefined,
    mailFrom: 'Hattha <shop@hattha.example>',
    maintenance: false,
    watch: { traces: undefined, slowStatementMs: 0, errorsDsn: undefined },
    trustProxy: 0,
    rateLimits: 'others',
    logLevel: 'silent',
    metricsToken: undefined,
    ratesUrls: [],
    geoUrl: '',
    webPush: { ...pushKeys({ secret: 'a secret of at least thirty-two characters' }), subject: 'mailto:shop@shop.test' },
    google: undefined,
    backups: undefined,
    translation: undefined,
  }
  const mailer = { send: async (letter: Letter) => void letters.push(letter) }
  const pusher = { publicKey: settings.webPush.publicKey, push: async (target: PushTarget, note: PushNote) => (pushed.push({ target, note }), 'sent' as const) }
  const limits = createLimits({ pool: db.pools.auth, exempt: isThisMachine })
  return {
    shop: {
      settings,
      anon: db.anon,
      service: db.service,
      mailer,
      pusher,
      printer: createPrinter({ cards: join(tmpdir(), 'hattha-test-cards'), shop: 'http://shop.invalid' }),
      payments,
      carriers,
      transfers: undefined,
      backups: undefined,
      limits,
      countryOf: () => undefined,
      blocklist: { keepsOut: () => false },
      words: i18nWords,
      builtIn: builtInWords,
      vocabulary: () => BUILT_IN,
      heardFound: () => undefined,
      log: quietLog(),
    },
    letters,
    pushed,
  }
}

/** Somebody without an account. */
export const guest: Caller = { id: null, role: 'anon', claims: {}, ip: '127.0.0.1', language: 'en' }

export type GivenProduct = { productId: string; variantId: string; sellerId: string; categoryId: string }

/** An approved maker with one product on the shelf. Every fact has a sensible value; a test names what matters. */
export async function givenProduct(
  db: TestDatabase,
  facts: { stock?: number; priceMinor?: number; sellerId?: string; name?: string } = {},
): Promise<GivenProduct> {
  const { stock = 10, priceMinor = 100_00, name = 'Silk scarf' } = facts
  const categoryId = randomUUID()
  await db.owner.all(`insert into public.categories (id, slug, name) values ($1, $2, 'Textiles')`, [categoryId, `c-${categoryId}`])
  const sellerId = facts.sellerId ?? (await givenSeller(db))
  const product = await db.owner.one<{ id: string }>(
    `insert into public.products (seller_id, category_id, name, price_minor, weight_grams, status) values ($1, $2, $3, $4, 200, 'active') returning id`,
    [sellerId, categoryId, name, priceMinor],
  )
  const variant = await db.owner.one<{ id: string }>('insert into public.product_variants (product_id) values ($1) returning id', [product.id])
  await db.owner.all('insert into public.stock_levels (variant_id, on_hand) values ($1, $2)', [variant.id, stock])
  await db.owner.all(`insert into public.stock_movements (variant_id, kind, quantity) select $1, 'received', $2 where $2 <> 0`, [variant.id, stock])
  return { productId: product.id, variantId: variant.id, sellerId, categoryId }
}

/** An approved maker who can be written to. */
export async function givenSeller(db: TestDatabase, businessName = 'Ban Chonnabot Silk'): Promise<string> {
  const id = randomUUID()
  await db.owner.all(`insert into public.sellers (id, slug, business_name, application_status) values ($1, $2, $3, 'approved')`, [id, `s-${id}`, businessName])
  await db.owner.all(`insert into public.seller_contacts (seller_id, email) values ($1, $2)`, [id, `${id}@makers.test`])
  return id
}

/** A buyer's wish for some pieces, delivered in Bangkok, paid by PromptPay; `quoteHash` comes from a quote. */
export function wishFor(products: readonly { product: GivenProduct; quantity?: number }[], changes: Partial<OrderWish> = {}): OrderWish {
  return {
    cartToken: randomBytes(32).toString('base64url'),
    lines: products.map(({ product, quantity = 1 }) => ({ productId: product.productId, variantId: product.variantId, quantity, personalization: '' })),
    email: 'ada@example.com',
    address: {
      recipient: 'Ada Buyer',
      phone: '0812345678',
      line1: '99 Charoen Krung Road',
      line2: '',
      subdistrict: 'Bang Rak',
      district: 'Bang Rak',
      province: 'TH-10',
      postcode: '10500',
      country: 'TH',
      note: '',
    },
    delivery: {},
    couponCode: null,
    credit: false,
    paymentMethod: 'promptpay',
    language: 'en',
    displayCurrency: 'THB',
    quoteHash: '',
    gift: null,
    taxBuyer: null,
    agreed: true,
    ...changes,
  }
}

/** An account with a verified address; returns its id. */
export async function givenPerson(db: TestDatabase, facts: { email?: string; userType?: 'buyer' | 'seller'; name?: string } = {}): Promise<string> {
  const id = randomUUID()
  await db.owner.all(
    `insert into auth.users (id, aud, role, email, email_confirmed_at, raw_user_meta_data) values ($1, 'authenticated', 'authenticated', $2, now(), $3)`,
    [id, facts.email ?? `${id}@people.test`, JSON.stringify({ full_name: facts.name ?? 'Ada Buyer', user_type: facts.userType ?? 'buyer' })],
  )
  return id
}
