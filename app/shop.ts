import type { TFunction } from 'i18next'
import type { GenericSchema } from 'valibot'
import { createContext, type RouterContextProvider } from 'react-router'
import type { Settings } from '../server/configuration.ts'
import type { Vocabulary } from './catalog/search/vocabulary.ts'
import type { Currency } from './money/currency.ts'
import type { Language } from './i18n/languages.ts'
import type { Sentences } from './i18n/sentence-check.ts'
import type { Backups } from './platform/backups.ts'
import type { Database } from './platform/database.ts'
import type { Blocklist } from './platform/blocklist.ts'
import type { Limits } from './platform/limits.ts'
import type { Logger } from './platform/logger.ts'
import type { Carrier } from './orders/carrying/carrier.ts'
import type { PaymentProvider } from './payments/payment-provider.ts'
import type { PayoutProvider } from './payouts/payout-provider.ts'
import type { Mailer } from './platform/mailer.ts'
import type { Pusher } from './platform/pusher.ts'
import type { Printer } from './platform/printer.ts'

/** Everything that has state or reaches outside, made once by `server/main.ts` and handed to loaders, functions and jobs. */
export type Shop = {
  settings: Settings
  /** Reads as role `anon`: what a stranger may see. Every public page uses this one. */
  anon: Database
  /** Commands and jobs: role `service_role`, which row level security does not bind, so check the caller yourself. */
  service: Database
  mailer: Mailer
  pusher: Pusher
  /** Receipts and packing slips as PDF files. */
  printer: Printer
  payments: readonly PaymentProvider[]
  /** Carriers that tell where parcels are. */
  carriers: readonly Carrier[]
  /** Who sends makers their money; without one a person does, by a file for the bank. */
  transfers: PayoutProvider | undefined
  /** Backups of all of it; undefined where nobody said where to. */
  backups: Backups | undefined
  /** How often strangers may ask; the numbers stand in `app/limits.ts`. */
  limits: Limits
  /** The country (ISO 3166-1) a network address belongs to, where it is known. */
  countryOf(ip: string): string | undefined
  /** Whom staff keep out. */
  blocklist: Blocklist
  /** The sentences of a language outside a page: for letters and documents. Keys carry their namespace: `words('th')('letters:placed.subject')`. */
  words(language: Language): TFunction
  /** What each language says itself as the shop came, by language and namespace, whatever staff have put in its place. */
  builtIn(): Readonly<Record<string, Readonly<Record<string, Sentences>>>>
  /** The names things have, by which the search finds them. */
  vocabulary(): Vocabulary
  /** Hears how many pieces somebody's words found, for the counts of searches; nothing of who they are. */
  heardFound(words: string, found: number): void
  log: Logger
}

/** Who looks at a page, as far as the server may know: nothing personal. */
export type Reader = {
  language: Language
  currency: Currency
  /** The path without language prefix, with query: what a language switch or a canonical link is made of. */
  path: string
  /** Where a form was sent from, for limits; never there for what is only read, which may be kept and shown to others. */
  ip?: string
}

/** Who calls a function of `/functions/v1`. `id` is the signed-in person's, from a verified token; guests have none. */
export type Caller = {
  id: string | null
  role: 'anon' | 'authenticated' | 'service_role'
  claims: Readonly<Record<string, unknown>>
  ip: string
  language: Language
  /** The server's own id of this request, for the record of acts. */
  requestId?: string
}

/** Who may call a use case: anyone, who is signed in, or who has a permission of staff; and the body it takes. */
export type Asks = { who: 'anyone' | 'member' | `${string}.${string}`; body: GenericSchema }

/** A use case of the shop, reachable as `POST /functions/v1/{name}`. `body` is untrusted. Made by `useCase` (`app/use-case.ts`). */
export type ShopFunction = ((shop: Shop, caller: Caller, body: unknown) => Promise<Response>) & { readonly asks: Asks }

/** Something that runs in the background, by name through `enqueue` or by the clock (`cron`, UTC). Runs again after a throw, so it must be idempotent. `always`: staff cannot pause it. */
export type ShopJob = { run: (shop: Shop, payload: unknown) => Promise<void>; cron?: string; always?: true }

const shopContext = createContext<Shop>()
const readerContext = createContext<Reader>()

/** Fills the context of one request; the page server calls it through the bundle, so that keys and values meet in the same copy of this module. */
export function enter(context: RouterContextProvider, shop: Shop, reader: Reader): void {
  context.set(shopContext, shop)
  context.set(readerContext, reader)
}

/** The shop a loader works for. */
export const shopOf = (context: Readonly<RouterContextProvider>): Shop => context.get(shopContext)

/** The language, currency and path a loader answers in. */
export const readerOf = (context: Readonly<RouterContextProvider>): Reader => context.get(readerContext)
