import { markStaleTranslations } from './translation/translation-service.server.ts'
import { followRules, followTimes } from './automation/follow-rules.server.ts'
import { forgetSealedMessages, translateMessage } from './chat/talk/translate-message.server.ts'
import { expireGiftCards } from './payments/expire-gift-cards.server.ts'
import { expireOrders, sweepPayments } from './payments/expire-orders.server.ts'
import { indexProducts } from './catalog/search/search-index.server.ts'
import { forgetRefundAccounts } from './payments/refunds/refund-by-hand.server.ts'
import { answerChargebacks } from './payments/chargebacks/answer-chargebacks.server.ts'
import { forgetChargebackFiles } from './payments/chargebacks/evidence-files.server.ts'
import { sweepChargebacks } from './payments/chargebacks/settle-chargeback.server.ts'
import { sendRefunds } from './payments/refunds/send-refunds.server.ts'
import { forgetSlips } from './payments/transfers/send-slip.server.ts'
import { settleEvent } from './payments/settle-event.server.ts'
import { sendOrderLink } from './orders/tracking/track-order.server.ts'
import { sendGiftCards } from './gift-cards/send-gift-cards.server.ts'
import { keepReferrals } from './referrals/keep-referrals.server.ts'
import { keepMembership, keepPlans, sendMembershipLetter } from './membership/keep-membership.server.ts'
import { refreshRates } from './money/refresh-rates.server.ts'
import { sendNewsletters } from './newsletters/send-newsletters.server.ts'
import { forgetNotifications } from './notifications/forget-notifications.server.ts'
import { remindOfMessages } from './notifications/remind-of-messages.server.ts'
import { forgetSearchHits, tellOfSearches } from './saved-searches/tell-of-searches.server.ts'
import { forgetPush, sendPush } from './notifications/send-push.server.ts'
import { forgetProductPictures } from './seller-desk/products/forget-pictures.server.ts'
import { printPictures } from './seller-desk/products/print-pictures.server.ts'
import { forgetReviewDrafts } from './reviews/write/forget-drafts.server.ts'
import { forgetDataExports, makeDataExport } from './settings/data/data-export.server.ts'
import { sendFarewell } from './settings/data/delete-account.server.ts'
import { forgetContactMessages, sendContactMessage } from './pages/contact/send-contact.server.ts'
import { cancelUnaccepted } from './orders/moves/cancel-unaccepted.server.ts'
import { completeOrders } from './orders/moves/complete-orders.server.ts'
import { inviteReviews } from './orders/moves/invite-reviews.server.ts'
import { remindOfPickups } from './orders/moves/remind-of-pickups.server.ts'
import { askCarriers } from './orders/carrying/hear-carriers.server.ts'
import { issueDocuments } from './orders/documents/issue-documents.server.ts'
import { forgetCasePictures } from './returns/case-pictures.server.ts'
import { moveOverdueCases } from './returns/move-overdue-cases.server.ts'
import { forgetHolders } from './stock/held-for.server.ts'
import { forgetExports, makeExport } from './exports/make-export.server.ts'
import { keepBackups, makeBackup, proveBackup } from './backups/make-backup.server.ts'
import { sendOutbox } from './outbox.ts'
import { readSettlements } from './settlements/read-settlements.server.ts'
import { checkBooks } from './books/check-books.server.ts'
import { checkActivity } from './staff/check-activity.server.ts'
import { lookAtTransfers } from './payouts/look-at-transfers.server.ts'
import { deliverWebhooks } from './webhooks/deliver-webhooks.server.ts'
import { keepImports, runImportJob } from './imports/import-as-staff.server.ts'
import { undoImportJob } from './imports/undo-import.server.ts'
import { fetchImportPictures } from './imports/fetch-pictures.server.ts'
import { sendReports } from './reports/send-reports.server.ts'
import { sendTransfers } from './payouts/send-transfers.server.ts'
import type { ShopJob } from './shop.ts'
import { LANGUAGES } from './i18n/languages.ts'

/** Everything that runs in the background: by name through `enqueue`, and by the clock where `cron` says so (UTC). */
export const jobs = {
  'send-outbox': { cron: '* * * * *', run: (shop) => sendOutbox(shop) },
  'send-order-link': { run: sendOrderLink },
  'ask-carriers': { cron: '*/5 * * * *', run: askCarriers },
  'settle-event': { run: settleEvent },
  'expire-orders': {
    cron: '* * * * *',
    run: async (shop) => {
      await expireOrders(shop)
      await expireGiftCards(shop)
    },
  },
  'sweep-payments': { cron: '* * * * *', run: (shop) => sweepPayments(shop) },
  'forget-evidence': { cron: '44 3 * * *', run: async (shop) => void (await shop.service.one('select private.forget_evidence()')) },
  'forget-holders': { cron: '34 3 * * *', run: (shop) => forgetHolders(shop) },
  'forget-slips': { cron: '31 3 * * *', run: (shop) => forgetSlips(shop) },
  'complete-orders': { cron: '23 * * * *', run: (shop) => completeOrders(shop) },
  'cancel-unaccepted': { cron: '7 * * * *', run: (shop) => cancelUnaccepted(shop) },
  'invite-reviews': { cron: '40 * * * *', run: (shop) => inviteReviews(shop) },
  'remind-of-pickups': { cron: '26 * * * *', run: (shop) => remindOfPickups(shop) },
  'issue-documents': { cron: '* * * * *', run: (shop) => issueDocuments(shop) },
  'forget-refund-accounts': { cron: '37 3 * * *', run: (shop) => forgetRefundAccounts(shop) },
  'send-refunds': { cron: '* * * * *', run: (shop) => sendRefunds(shop) },
  'answer-chargebacks': { cron: '* * * * *', run: (shop) => answerChargebacks(shop) },
  'sweep-chargebacks': { cron: '49 * * * *', run: (shop) => sweepChargebacks(shop) },
  'forget-chargeback-files': { cron: '46 3 * * *', run: (shop) => forgetChargebackFiles(shop) },
  // Also by the clock: what was queued while no worker ran.
  'index-products': { cron: '* * * * *', run: async (shop) => void (await indexProducts(shop.service)) },
  'open-products': { cron: '* * * * *', run: async (shop) => void (await shop.service.one('select private.open_products()')) },
  'publish-products': {
    cron: '* * * * *',
    run: async ({ service }) => {
      while ((await service.one<{ moved: number }>('select private.publish_due_products() as moved')).moved > 0);
    },
  },
  'run-sales': {
    cron: '* * * * *',
    run: async ({ service }) => {
      while ((await service.one<{ moved: number }>('select private.run_shop_sales() as moved')).moved > 0);
    },
  },
  // At midnight in Bangkok: nothing is sold with a day that has come.
  'end-preorders': { cron: '2 17 * * *', run: async (shop) => void (await shop.service.one('select private.end_preorders()')) },
  'tell-followers': {
    cron: '* * * * *',
    run: async ({ service }) => {
      while ((await service.one<{ told: number }>('select private.tell_followers() as told')).told > 0);
    },
  },
  'gather-listing-counts': { cron: '17 * * * *', run: async (shop) => void (await shop.service.one('select private.gather_listing_counts()')) },
  'gather-directory-counts': { cron: '18 * * * *', run: async (shop) => void (await shop.service.one('select private.gather_directory_counts()')) },
  'gather-facet-counts': { cron: '* * * * *', run: async (shop) => void (await shop.service.one('select private.gather_facet_counts()')) },
  'count-collections': { cron: '*/10 * * * *', run: async (shop) => void (await shop.service.one('select private.count_collections()')) },
  'show-due-posts': { cron: '* * * * *', run: async (shop) => void (await shop.service.one('select private.show_due_posts()')) },
  'tell-page-versions': { cron: '* * * * *', run: async (shop) => void (await shop.service.one('select private.tell_page_versions()')) },
  'begin-due-pages': { cron: '* * * * *', run: async (shop) => void (await shop.service.one('select private.begin_due_pages()')) },
  'tell-of-searches': { cron: '* * * * *', run: (shop) => tellOfSearches(shop) },
  'forget-search-hits': { cron: '21 3 * * *', run: (shop) => forgetSearchHits(shop) },
  'refresh-rates': { cron: '0 * * * *', run: async (shop) => void (await refreshRates(shop)) },
  'remind-of-messages': { cron: '* * * * *', run: (shop) => remindOfMessages(shop) },
  'forget-notifications': { cron: '17 3 * * *', run: (shop) => forgetNotifications(shop) },
  'send-push': { run: sendPush },
  'forget-push': { cron: '29 3 * * *', run: (shop) => forgetPush(shop) },
  'make-data-export': { run: makeDataExport },
  'forget-privacy-requests': { cron: '47 3 * * *', run: async (shop) => void (await shop.service.one('select private.forget_privacy_requests()')) },
  'forget-data-exports': { cron: '*/10 * * * *', run: (shop) => forgetDataExports(shop) },
  'keep-membership': { cron: '40 2 * * *', run: (shop) => keepMembership(shop) },
  'apply-membership-terms': { cron: '* * * * *', run: async (shop) => void (await shop.service.one('select private.apply_due_terms()')) },
  'expire-credit': { cron: '20 2 * * *', run: async (shop) => void (await shop.service.one('select private.expire_credit()')) },
  'send-gift-cards': { cron: '* * * * *', run: (shop) => sendGiftCards(shop) },
  'forget-gift-cards': { cron: '24 3 * * *', run: async (shop) => void (await shop.service.one('select private.forget_gift_card_purchases()')) },
  'forget-questions': { cron: '50 2 * * *', run: async (shop) => void (await shop.service.one('select private.forget_questions()')) },
  'keep-referrals': { cron: '*/10 * * * *', run: (shop) => keepReferrals(shop) },
  'end-quotes': { cron: '*/10 * * * *', run: async (shop) => void (await shop.service.one('select private.end_quotes()')) },
  'remind-of-invoices': { cron: '20 * * * *', run: async (shop) => void (await shop.service.one('select private.remind_of_invoices()')) },
  'keep-plans': { cron: '11 * * * *', run: (shop) => keepPlans(shop) },
  'send-membership-letter': { run: sendMembershipLetter },
  'send-farewell': { run: sendFarewell },
  'send-contact-message': { run: sendContactMessage },
  // At midnight in Bangkok, where their last day ends.
  'end-credentials': { cron: '1 17 * * *', run: async (shop) => void (await shop.service.one('select private.end_credentials()')) },
  'forget-contact-messages': { cron: '37 3 * * *', run: (shop) => forgetContactMessages(shop) },
  'forget-review-drafts': { cron: '40 3 * * *', run: (shop) => forgetReviewDrafts(shop) },
  'print-pictures': { cron: '* * * * *', run: (shop) => printPictures(shop) },
  'forget-product-pictures': { cron: '43 3 * * *', run: (shop) => forgetProductPictures(shop) },
  'translate-message': { run: translateMessage },
  'mark-stale-translations': { run: markStaleTranslations },
  'forget-sealed-messages': { cron: '20 3 * * *', run: (shop) => forgetSealedMessages(shop) },
  'move-overdue-cases': { cron: '*/5 * * * *', run: (shop) => moveOverdueCases(shop) },
  // Whoever could stop these would be neither written down nor sent out.
  'seal-activity': { cron: '* * * * *', always: true, run: async (shop) => void (await shop.service.one('select private.seal_activity()')) },
  'end-impersonations': { cron: '* * * * *', always: true, run: async (shop) => void (await shop.service.one('select private.end_impersonations()')) },
  'tell-factor-rules': { cron: '*/15 * * * *', run: async (shop) => void (await shop.service.one('select private.tell_factor_rules()')) },
  'forget-blocks': { cron: '53 3 * * *', run: async (shop) => void (await shop.service.one('select private.forget_blocks()')) },
  'forget-impersonations': { cron: '52 3 * * *', run: async (shop) => void (await shop.service.one('select private.forget_impersonations()')) },
  'make-export': { run: (shop, payload) => makeExport(shop, payload) },
  'run-import': { run: runImportJob },
  'undo-import': { run: undoImportJob },
  'keep-imports': { cron: '*/5 * * * *', run: (shop) => keepImports(shop) },
  'fetch-import-pictures': { cron: '* * * * *', run: (shop) => fetchImportPictures(shop) },
  'make-backup': { run: makeBackup },
  'prove-backup': { run: proveBackup },
  'keep-backups': { cron: '*/10 * * * *', run: (shop) => keepBackups(shop) },
  'forget-exports': { cron: '13 * * * *', run: (shop) => forgetExports(shop) },
  'count-translations': {
    cron: '*/10 * * * *',
    run: async (shop) => void (await shop.service.one('select private.count_translations($1)', [LANGUAGES])),
  },
  'count-office': { cron: '* * * * *', run: async (shop) => void (await shop.service.one('select private.count_office()')) },
  'count-buyers': {
    cron: '5 3 * * *',
    run: async (shop) => {
      await shop.service.one('select private.count_buyers()')
      await shop.service.one('select private.forget_words()')
    },
  },
  'send-reports': { cron: '*/5 * * * *', run: (shop) => sendReports(shop) },
  'issue-fee-invoices': { cron: '25 * * * *', run: async (shop) => void (await shop.service.one('select private.issue_fees_if_due()')) },
  'send-transfers': { cron: '* * * * *', run: (shop) => sendTransfers(shop) },
  'look-at-transfers': { cron: '*/10 * * * *', run: lookAtTransfers },
  'end-holds': { cron: '*/10 * * * *', run: async (shop) => void (await shop.service.one('select private.end_holds()')) },
  'sweep-payouts': { cron: '5 1 * * *', run: async (shop) => void (await shop.service.one('select private.sweep_payouts_if_due()')) },
  'sweep-debts': {
    cron: '35 * * * *',
    async run(shop) {
      // A transaction of its own: nobody books while it lasts.
      await shop.service.one('select private.close_books()')
      await shop.service.one('select private.sweep_debts()')
    },
  },
  // When yesterday (UTC) is over, and before the books are checked.
  'read-settlements': { cron: '15 0 * * *', run: (shop) => readSettlements(shop) },
  'check-activity': { cron: '50 2 * * *', always: true, run: async (shop) => void (await checkActivity(shop)) },
  'check-books': { cron: '20 2 * * *', run: async (shop) => void (await checkBooks(shop)) },
  // Also by the clock: what was queued while no worker ran.
  'deliver-webhooks': { cron: '* * * * *', run: (shop) => deliverWebhooks(shop) },
  'forget-webhooks': { cron: '33 3 * * *', run: async (shop) => void (await shop.service.one('select private.forget_webhooks()')) },
  'follow-rules': { cron: '* * * * *', run: (shop) => followRules(shop) },
  'follow-times': { cron: '*/10 * * * *', run: (shop) => followTimes(shop) },
  'forget-automation': { cron: '38 3 * * *', run: async (shop) => void (await shop.service.one('select private.forget_automation()')) },
  'forget-letters': { cron: '35 3 * * *', run: async (shop) => void (await shop.service.one('select private.forget_letters()')) },
  'forget-task-runs': { cron: '27 * * * *', run: async (shop) => void (await shop.service.one('select private.forget_task_runs()')) },
  'remind-of-carts': { cron: '*/15 * * * *', run: async (shop) => void (await shop.service.one('select private.remind_of_carts()')) },
  'send-newsletters': { cron: '* * * * *', run: (shop) => sendNewsletters(shop) },
  'forget-newsletters': { cron: '36 3 * * *', run: async (shop) => void (await shop.service.one('select private.forget_newsletters()')) },
  'forget-case-pictures': { cron: '41 3 * * *', run: (shop) => forgetCasePictures(shop) },
} satisfies Record<string, ShopJob>
