import { randomUUID } from 'node:crypto'
import type { TestDatabase } from '../support/database.ts'
import { givenBlockedDebt, givenDebt, givenDebtAppeal, givenEvidence } from '../support/debts.ts'
import { givenPerson, givenProduct } from '../support/market.ts'
import { givenAppeal as givenHoldAppeal, givenDeniedChange } from '../support/owed-maker.ts'
import { givenOrder, type Market } from '../support/paid-orders.ts'
import { givenStaff } from '../support/staff.ts'
import {
  givenAlikeListing,
  givenAppealedHold,
  givenApplication,
  givenContactMessage,
  givenDeadJob,
  givenFailedPayout,
  givenReportedListing,
  givenReportedMessage,
  givenStuckLetter,
  givenUnseenCash,
} from '../support/waiting-work.ts'
import type { StaffFunction } from './staff-functions-of-books.ts'
import { functionsOfChargebacks } from './staff-functions-of-chargebacks.ts'
import { functionsOfPrivacy } from './staff-functions-of-privacy.ts'
import { functionsOfBlog } from './staff-functions-of-blog.ts'
import { functionsOfPages } from './staff-functions-of-pages.ts'
import { functionsOfSystem } from './staff-functions-of-system.ts'
import { functionsOfSettlements } from './staff-functions-of-settlements.ts'

/** Those of cases, reviews, letters and of what waits in the inbox; database and market are there when they are called. */
export const functionsOfWork = (db: () => TestDatabase, market: () => Market): readonly StaffFunction[] => [
  ...functionsOfSettlements(db),
  ...functionsOfSystem(db),
  ...functionsOfBlog(db),
  ...functionsOfPages(db),
  ...functionsOfPrivacy(db),
  {
    name: 'give_up_letter',
    permission: 'settings.write',
    fresh: true,
    call: async () => [`select public.give_up_letter($1, 'Nobody waits for it')`, [await givenStuckLetter(db())]],
  },
  {
    name: 'impersonations_of',
    permission: 'activity.read',
    fresh: false,
    call: async () => [`select public.impersonations_of($1)`, [randomUUID()]],
  },
  {
    name: 'order_letters',
    permission: 'orders.read',
    fresh: false,
    call: async () => [`select from public.order_letters($1)`, [randomUUID()]],
  },
  {
    name: 'confirm_cash',
    permission: 'payments.confirm',
    fresh: true,
    call: async () => [`select public.confirm_cash($1, 'It stands in the statement')`, [(await givenUnseenCash(market())).id]],
  },
  {
    name: 'decide_payout_appeal',
    permission: 'payouts.approve',
    fresh: true,
    call: async () => [`select public.decide_payout_appeal($1, true, 'The parcels have arrived')`, [await givenHoldAppeal(db())]],
  },
  {
    name: 'decide_account',
    permission: 'payouts.approve',
    fresh: true,
    call: async () => [`select public.decide_account($1, true, 'The maker was called')`, [await givenDeniedChange(market())]],
  },
  {
    name: 'settle_failed_payout',
    permission: 'payouts.approve',
    fresh: true,
    call: async () => [`select public.settle_failed_payout($1, 'The maker was told')`, [await givenFailedPayout(market())]],
  },
  {
    name: 'confirm_debt_repayment',
    permission: 'payouts.approve',
    fresh: true,
    call: async () => [`select public.confirm_debt_repayment($1, 100, $2, 'It stands in the statement')`, [(await givenDebt(db())).id, `KB-${randomUUID()}`]],
  },
  {
    name: 'decide_debt_appeal',
    permission: 'payouts.approve',
    fresh: true,
    call: async () => [`select public.decide_debt_appeal($1, 'upheld', 'The parcel never left')`, [await givenDebtAppeal(db())]],
  },
  {
    name: 'ask_about_application',
    permission: 'sellers.judge',
    fresh: false,
    call: async () => [`select public.ask_about_application($1, '{"photos": "A picture of the loom?"}', 'Nearly there')`, [await givenApplication(db())]],
  },
  {
    name: 'open_evidence',
    permission: 'sellers.read',
    fresh: false,
    call: async () => [`select public.open_evidence($1)`, [await givenEvidence(db(), 'application')]],
  },
  {
    name: 'extend_debt_grace',
    permission: 'payouts.approve',
    fresh: true,
    call: async () => [`select public.extend_debt_grace($1, 7, 'The maker is in hospital')`, [(await givenDebt(db())).id]],
  },
  {
    name: 'keep_debt_blocked',
    permission: 'payouts.approve',
    fresh: true,
    call: async () => [`select public.keep_debt_blocked($1, 7, 'They pay on Friday')`, [await givenBlockedDebt(db())]],
  },
  { name: 'products_found', permission: 'products.read', fresh: false, call: async () => [`select from public.products_found('silk')`, []] },
  { name: 'product_sheet', permission: 'products.read', fresh: false, call: async () => [`select public.product_sheet($1)`, [randomUUID()]] },
  {
    name: 'hold_product',
    permission: 'products.judge',
    fresh: false,
    call: async () => [`select public.hold_product($1, 'copied', 'It is a copy')`, [(await givenReportedListing(db())).product]],
  },
  {
    name: 'allow_shared_pictures',
    permission: 'products.judge',
    fresh: false,
    call: async () => {
      const { product, other } = await givenAlikeListing(db())
      return [`select public.allow_shared_pictures($1, $2, 'One cooperative')`, [product, other]]
    },
  },
  {
    name: 'ask_about_likeness',
    permission: 'products.judge',
    fresh: false,
    call: async () => {
      const { pair, product } = await givenAlikeListing(db())
      return [`select public.ask_about_likeness($1, $2, 'Do you have the original?')`, [pair, product]]
    },
  },
  {
    name: 'leave_product',
    permission: 'products.judge',
    fresh: false,
    call: async () => [`select public.leave_product($1, 'It is carved by hand')`, [(await givenReportedListing(db())).product]],
  },
  {
    name: 'release_product',
    permission: 'products.judge',
    fresh: false,
    call: async () => [`select public.release_product($1, 'It is carved by hand')`, [(await givenAppealedHold(db())).product]],
  },
  {
    name: 'uphold_product',
    permission: 'products.judge',
    fresh: false,
    call: async () => [`select public.uphold_product($1, 'It is cast')`, [(await givenAppealedHold(db())).product]],
  },
  {
    name: 'feature_product',
    permission: 'products.judge',
    fresh: false,
    call: async () => [`select public.feature_product($1, true, 'Piece of the week')`, [(await givenReportedListing(db())).product]],
  },
  {
    name: 'open_reported_talk',
    permission: 'chat.read',
    fresh: false,
    call: async () => [`select public.open_reported_talk($1, 'To judge the report')`, [(await givenReportedMessage(db())).report]],
  },
  {
    name: 'judge_message_report',
    permission: 'chat.judge',
    fresh: false,
    call: async () => [`select public.judge_message_report($1, 'hidden', 'It is rude')`, [(await givenReportedMessage(db())).report]],
  },
  {
    name: 'retry_job',
    permission: 'tasks.write',
    fresh: true,
    call: async () => [`select public.retry_job($1, 'The host is back')`, [await givenDeadJob(db())]],
  },
  {
    name: 'give_up_job',
    permission: 'tasks.write',
    fresh: true,
    call: async () => [`select public.give_up_job($1, 'Nobody waits for it')`, [await givenDeadJob(db())]],
  },
  {
    name: 'colleagues_for',
    permission: 'contact.read',
    fresh: false,
    call: async () => [`select from public.colleagues_for('contact')`, []],
  },
  {
    name: 'assign_work',
    permission: 'contact.read',
    fresh: false,
    call: async () => {
      const colleague = await givenPerson(db())
      await givenStaff(db(), colleague, ['contact.read'])
      return [`select public.assign_work('contact', $1, $2)`, [await givenContactMessage(db()), colleague]]
    },
  },
  {
    name: 'resend_letter',
    permission: 'orders.write',
    fresh: false,
    call: async () => {
      const { id } = await givenOrder(market())
      const { letter } = await db().owner.one<{ letter: string }>(
        `update private.outbox set sent_at = now() where topic = 'order.to_pack' and payload ->> 'order_id' = $1 returning id::text as letter`,
        [id],
      )
      return [`select public.resend_letter($1, $2, 'It never arrived')`, [id, letter]]
    },
  },
  ...functionsOfChargebacks(db, market),
  { name: 'cases_found', permission: 'cases.read', fresh: false, call: async () => [`select from public.cases_found('silk')`, []] },
  {
    name: 'sentence_history',
    permission: 'translations.read',
    fresh: false,
    call: async () => [`select from public.sentence_history('de/cart:title')`, []],
  },
  { name: 'translation_coverage', permission: 'translations.read', fresh: false, call: async () => ['select from public.translation_coverage()', []] },
  {
    name: 'translation_work',
    permission: 'translations.read',
    fresh: false,
    call: async () => [`select from public.translation_work('products', 'de', 'missing')`, []],
  },
  { name: 'translations_taken', permission: 'translations.read', fresh: false, call: async () => [`select from public.translations_taken('de')`, []] },
  {
    name: 'take_translation',
    permission: 'translations.write',
    fresh: false,
    call: async () => [`select public.take_translation('products', 'de', $1)`, [randomUUID()]],
  },
  {
    name: 'leave_translation',
    permission: 'translations.write',
    fresh: false,
    call: async () => [`select public.leave_translation('products', 'de', $1)`, [randomUUID()]],
  },
  {
    name: 'review_translation',
    permission: 'translations.write',
    fresh: false,
    call: async () => {
      const { productId } = await givenProduct(db())
      await db().owner.all(`insert into public.product_translations (product_id, language, name, state) values ($1, 'de', 'Schal', 'machine')`, [productId])
      return [`select public.review_translation('products', $1, 'de', 'machine')`, [productId]]
    },
  },
  { name: 'case_history', permission: 'cases.read', fresh: false, call: async () => [`select from public.case_history($1)`, [randomUUID()]] },
]
