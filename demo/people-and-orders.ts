import { hash } from '@node-rs/bcrypt'
import type pg from 'pg'
import type { Logger } from '../app/platform/logger.ts'
import { fillChargebacks } from './chargebacks.ts'
import { fillAssistant } from './assistant.ts'
import { fillArrivals } from './arrivals.ts'
import { fillCases } from './cases.ts'
import { fillConversations } from './conversations.ts'
import { DEMO_ROLES, type DemoAccount, type DemoRole, STAFF_ROLES } from './demo-account.ts'
import { seedOrders } from './orders.ts'
import { seedPromotions } from './promotions.ts'
import { uuidOf } from './random.ts'
import type { SealAccount } from './replay.ts'
import { fillLetters } from './letters.ts'
import { seedCollections } from './collections.ts'
import { seedSlides } from './slides.ts'
import { fillListingRules } from './listing-rules.ts'
import { fillProductChanges } from './product-changes.ts'
import { fillNewsletters } from './newsletters.ts'
import { fillGiftCards } from './gift-cards.ts'
import { fillReferrals } from './referrals.ts'
import { fillAutomation } from './automation.ts'
import { fillPageHeads, fillRedirects } from './redirects.ts'
import { fillSettlements } from './settlements.ts'
import { fillWaitingWork } from './waiting-work.ts'
import { fillImports } from './imports.ts'
import { fillWebhooks } from './webhooks.ts'
import { fillWholesale } from './wholesale.ts'

/** The secret of a second factor as an authenticator app takes it, and as `auth.mfa_factors` keeps it. */
export type MakeFactor = (factorId: string) => { secret: string; kept: string }
export type PeopleOptions = { now: Date; passwords: Readonly<Record<DemoRole, string>>; makeFactor: MakeFactor; sealAccount: SealAccount; log: Logger }

const COST = 10
/** Whom the demo's seller acts for: a maker with many products. */
const SELLER = 'mae-somjit-mudmee'
const NAMES: Readonly<Record<DemoRole, string>> = {
  buyer: 'Anna de Vries',
  seller: 'Somjit Kaewmanee',
  admin: 'Nok Hattha',
  owner: 'Prasert Hattha',
  support: 'Malee Hattha',
  finance: 'Suda Hattha',
  moderator: 'Krit Hattha',
}

/** The accounts of the demo, what is on offer, and orders in every state. The seller acts for a weaver of Chonnabot. */
export async function seedPeopleAndOrders(client: pg.PoolClient, { now, passwords, makeFactor, sealAccount }: PeopleOptions): Promise<DemoAccount[]> {
  const accounts = DEMO_ROLES.map((role): DemoAccount => ({
    role,
    name: NAMES[role],
    email: `${role}@hattha.test`,
    password: passwords[role],
  }))
  for (const { role, name, email, password } of accounts) {
    const id = uuidOf('person', email)
    const claims = { full_name: name, sub: id, email, email_verified: true, phone_verified: false }
    await client.query(
      `insert into auth.users (instance_id, id, aud, role, email, encrypted_password, email_confirmed_at, raw_app_meta_data, raw_user_meta_data, created_at, updated_at)
       values ('00000000-0000-0000-0000-000000000000', $1, 'authenticated', 'authenticated', $2, $3, $4, '{"provider": "email", "providers": ["email"]}', $5, $4, $4)`,
      [id, email, await hash(password, COST), now, JSON.stringify(claims)],
    )
    await client.query(
      `insert into auth.identities (provider_id, user_id, identity_data, provider, last_sign_in_at, created_at, updated_at) values ($1::text, $1::uuid, $2, 'email', $3, $3, $3)`,
      [id, JSON.stringify(claims), now],
    )
    // They have been here for a while, as their orders have.
    await client.query(`update public.profiles set role = $2, created_at = $3::timestamptz - interval '14 months' where id = $1`, [
      id,
      STAFF_ROLES[role] === undefined ? role : STAFF_ROLES[role] === 'owner' ? 'admin' : 'buyer',
      now,
    ])
  }
  for (const account of accounts) {
    const staffRole = STAFF_ROLES[account.role]
    if (staffRole !== undefined) account.totpSecret = await makeStaff(client, { account, staffRole, makeFactor, now })
  }
  const { rows } = await client.query<{ seller_id: string }>(
    `insert into public.seller_members (seller_id, person_id, role)
     select id, $1, 'owner' from public.sellers where slug = $2 returning seller_id`,
    [uuidOf('person', 'seller@hattha.test'), SELLER],
  )
  await seedSlides(client)
  await seedCollections(client)
  await seedPromotions(client, now)
  if (rows[0]) {
    await seedOrders(client, { now, buyerId: uuidOf('person', 'buyer@hattha.test'), sellerId: rows[0].seller_id, sealAccount })
    await fillCases(client, { now, sellerId: rows[0].seller_id })
    await fillChargebacks(client, { now, sellerId: rows[0].seller_id })
    await fillConversations(client, { now, sellerId: rows[0].seller_id })
    await fillProductChanges(client, { now, sellerId: rows[0].seller_id })
    await fillImports(client, { now, sellerId: rows[0].seller_id })
  }
  await fillWaitingWork(client, now)
  // What was ordered on invoice went through no provider.
  if (rows[0]) await fillWholesale(client, now, rows[0].seller_id)
  await fillSettlements(client, now)
  await fillWebhooks(client, now)
  await fillArrivals(client, now)
  await fillLetters(client, now)
  await fillRedirects(client, now)
  await fillPageHeads(client, now)
  await fillListingRules(client, now)
  await fillNewsletters(client, now)
  await fillReferrals(client, now)
  await fillGiftCards(client, now)
  await fillAutomation(client, now)
  await fillAssistant(client, now)
  return accounts
}

/** Gives somebody a role and a second factor, without which no role counts; answers the factor's secret. */
async function makeStaff(
  client: pg.PoolClient,
  { account, staffRole, makeFactor, now }: { account: DemoAccount; staffRole: string; makeFactor: MakeFactor; now: Date },
): Promise<string> {
  const [person, factor] = [uuidOf('person', account.email), uuidOf('factor', account.email)]
  const { secret, kept } = makeFactor(factor)
  await client.query('insert into public.staff_members (person_id, role) values ($1, $2)', [person, staffRole])
  await client.query(
    `insert into auth.mfa_factors (id, user_id, friendly_name, factor_type, status, created_at, updated_at, secret) values ($1, $2, 'Demo', 'totp', 'verified', $3, $3, $4)`,
    [factor, person, now, kept],
  )
  return secret
}
