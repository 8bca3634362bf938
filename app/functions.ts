import { runReportFunction } from './reports/run-report.server.ts'
import { askAssistantFunction } from './chat/assistant/ask-assistant.server.ts'
import { checkPaymentFunction, giveUpOrderFunction, payAgainFunction } from './payments/pay-again.server.ts'
import { collectCashFunction } from './payments/collect-cash.server.ts'
import { openMyOrderFunction } from './orders/tracking/open-my-order.server.ts'
import { placeOrderFunction } from './checkout/place/place-order.server.ts'
import { quoteFunction } from './checkout/quote/get-quote.server.ts'
import { confirmEmailFunction } from './payments/transfers/confirm-email.server.ts'
import { openSlipFunction, seeSlipFunction, sendSlipFunction } from './payments/transfers/send-slip.server.ts'
import { openAppealPaperFunction, openApplicationPaperFunction, openLikenessPaperFunction } from './files/open-evidence-as-staff.server.ts'
import { openFileAsStaffFunction } from './files/open-file-as-staff.server.ts'
import { giveRefundAccountFunction } from './payments/refunds/refund-by-hand.server.ts'
import { trackOrderFunction } from './orders/tracking/track-order.server.ts'
import { openPapersFunction } from './orders/documents/open-papers.server.ts'
import { openDocumentFunction } from './orders/documents/open-document.server.ts'
import { earlyProductFunction } from './catalog/product/get-early-product.server.ts'
import { repayDebtFunction } from './payments/debts/repay-debt.server.ts'
import { redeemGiftCardFunction } from './credit/redeem-gift-card.server.ts'
import { buyGiftCardFunction } from './gift-cards/buy-gift-card.server.ts'
import {
  giveGiftCardAccountFunction,
  listGiftCardsFunction,
  resendGiftCardFunction,
  returnGiftCardFunction,
  revealGiftCardFunction,
  showGiftCardPurchaseFunction,
} from './gift-cards/my-gift-cards.server.ts'
import { showGiftCardFunction } from './gift-cards/show-gift-card.server.ts'
import { joinPlanFunction } from './payments/plans/join-plan.server.ts'
import { acceptOrdersFunction } from './orders/moves/accept-orders.server.ts'
import { moveOrderFunction, shipOrderFunction } from './orders/moves/move-order.server.ts'
import { decideCaseAsStaffFunction } from './returns/decide-case-as-staff.server.ts'
import { decideSlipFunction } from './payments/transfers/decide-slip.server.ts'
import { keepChargebackFileFunction, openChargebackFileFunction } from './payments/chargebacks/evidence-files.server.ts'
import { sendRefundAsStaffFunction } from './payments/refunds/send-refund-as-staff.server.ts'
import { openFeeInvoiceFunction, openPaperFunction } from './payouts/papers/open-paper.server.ts'
import { keepBankAccountFunction, removeBankAccountFunction } from './payouts/keep-bank-account.server.ts'
import { payoutFileFunction, previewPayoutFileFunction } from './payouts/payout-file.server.ts'
import { moveOrderAsStaffFunction } from './orders/staff/move-order-as-staff.server.ts'
import { giveRefundFunction } from './payments/refunds/give-refund.server.ts'
import { correctParcelFunction, receiveParcelFunction } from './orders/moves/move-parcel.server.ts'
import { keepPushFunction, pushKeyFunction } from './notifications/keep-push.server.ts'
import { askDataExportFunction, openDataExportFunction } from './settings/data/data-export.server.ts'
import { deleteAccountFunction } from './settings/data/delete-account.server.ts'
import { endSessionFunction, listSessionsFunction } from './settings/security/list-sessions.server.ts'
import { tryCampaignFunction } from './checkout/quote/try-campaign.server.ts'
import { answerContactLetterFunction } from './pages/contact/answer-contact-letter.server.ts'
import { contactFunction } from './pages/contact/send-contact.server.ts'
import { translateProductFunction } from './catalog/product/translate-product.server.ts'
import { translateAnnouncementFunction } from './sellers/shop/translate-announcement.server.ts'
import { translateReviewFunction } from './reviews/translate-review.server.ts'
import { translationServiceFunction, tryTranslationFunction } from './translation/translation-service.server.ts'
import { casePictureLinksFunction } from './returns/case-pictures.server.ts'
import { casePicturesAsStaffFunction } from './returns/case-pictures-as-staff.server.ts'
import { answerExchangeFunction, exchangeChoicesFunction, offerExchangeFunction } from './returns/exchange.server.ts'
import { listCasesFunction } from './returns/list-cases.server.ts'
import { removePiecesAsStaffFunction } from './returns/remove-pieces-as-staff.server.ts'
import { correctAddressFunction } from './orders/moves/correct-address.server.ts'
import { moveCaseFunction, sayInCaseFunction } from './returns/move-case.server.ts'
import { openCaseFunction } from './returns/open-case.server.ts'
import { checkMailDomainFunction, reportAddressFunction, sendTestLetterFunction } from './letters/mail-service.server.ts'
import { webhookSecretFunction } from './webhooks/show-secret.server.ts'
import { acceptShopInvitationFunction } from './seller-desk/team/accept-team-invitation.server.ts'
import { acceptInvitationFunction } from './staff/invitations/accept-invitation.server.ts'
import { seeAsFunction } from './staff/impersonation/see-as.server.ts'
import { signInsFunction } from './staff/sign-ins.server.ts'
import { askExportFunction, openExportFunction } from './exports/make-export.server.ts'
import { askBackupFunction, backupStateFunction, openBackupFunction, proveBackupFunction } from './backups/ask-backup.server.ts'
import { beginImportFunction } from './imports/import-as-staff.server.ts'
import { takeSettlementFunction } from './settlements/take-settlement.server.ts'
import { sitemapStateFunction } from './pages/crawlers/sitemap-state.server.ts'
import { trySearchTermFunction } from './catalog/search/try-search-term.server.ts'
import { previewNewsletterFunction, testNewsletterFunction } from './newsletters/try-newsletter.server.ts'
import { saveSearchFunction } from './saved-searches/save-search.server.ts'
import type { ShopFunction } from './shop.ts'
import { publishPageFunction } from './pages/written/publish-page.server.ts'
import { showPageTextsFunction } from './pages/written/show-page-texts.server.ts'
import { listEmailTemplatesFunction } from './email-templates/list-email-templates.server.ts'
import { sendSampleLetterFunction } from './email-templates/send-sample-letter.server.ts'
import { showEmailTemplateFunction } from './email-templates/show-email-template.server.ts'
import { showSentLetterFunction } from './outbox.ts'
import { findSentencesFunction } from './sentences/find-sentences.server.ts'
import { overrideSentencesFunction } from './sentences/override-sentences.server.ts'

/** Every use case that is called as `POST /functions/v1/{name}`. */
export const functions = {
  'ask-assistant': askAssistantFunction,
  quote: quoteFunction,
  'place-order': placeOrderFunction,
  'pay-again': payAgainFunction,
  'give-up-order': giveUpOrderFunction,
  'check-payment': checkPaymentFunction,
  'confirm-email': confirmEmailFunction,
  'open-slip': openSlipFunction,
  'send-slip': sendSlipFunction,
  'see-slip': seeSlipFunction,
  'give-refund-account': giveRefundAccountFunction,
  'collect-cash': collectCashFunction,
  'track-order': trackOrderFunction,
  'open-my-order': openMyOrderFunction,
  'accept-orders': acceptOrdersFunction,
  'move-order': moveOrderFunction,
  'keep-bank-account': keepBankAccountFunction,
  'remove-bank-account': removeBankAccountFunction,
  'open-maker-paper': openPaperFunction,
  'open-fee-invoice': openFeeInvoiceFunction,
  'payout-file': payoutFileFunction,
  'preview-payout-file': previewPayoutFileFunction,
  'decide-slip': decideSlipFunction,
  'decide-case-as-staff': decideCaseAsStaffFunction,
  'open-chargeback-file': openChargebackFileFunction,
  'keep-chargeback-file': keepChargebackFileFunction,
  'send-refund-as-staff': sendRefundAsStaffFunction,
  'move-order-as-staff': moveOrderAsStaffFunction,
  'remove-pieces-as-staff': removePiecesAsStaffFunction,
  'correct-address': correctAddressFunction,
  'ship-order': shipOrderFunction,
  'receive-parcel': receiveParcelFunction,
  'correct-parcel': correctParcelFunction,
  'give-refund': giveRefundFunction,
  'open-document': openDocumentFunction,
  'open-papers': openPapersFunction,
  'keep-push': keepPushFunction,
  'save-search': saveSearchFunction,
  'push-key': pushKeyFunction,
  'list-cases': listCasesFunction,
  'exchange-choices': exchangeChoicesFunction,
  'offer-exchange': offerExchangeFunction,
  'answer-exchange': answerExchangeFunction,
  'open-case': openCaseFunction,
  'move-case': moveCaseFunction,
  'say-in-case': sayInCaseFunction,
  'case-picture-links': casePictureLinksFunction,
  'open-file-as-staff': openFileAsStaffFunction,
  'open-appeal-paper': openAppealPaperFunction,
  'open-application-paper': openApplicationPaperFunction,
  'open-likeness-paper': openLikenessPaperFunction,
  'case-pictures-as-staff': casePicturesAsStaffFunction,
  'list-sessions': listSessionsFunction,
  'end-session': endSessionFunction,
  'ask-data-export': askDataExportFunction,
  'open-data-export': openDataExportFunction,
  'delete-account': deleteAccountFunction,
  contact: contactFunction,
  'try-campaign': tryCampaignFunction,
  'answer-contact-letter': answerContactLetterFunction,
  'join-plan': joinPlanFunction,
  'redeem-gift-card': redeemGiftCardFunction,
  'buy-gift-card': buyGiftCardFunction,
  'list-gift-cards': listGiftCardsFunction,
  'show-gift-card-purchase': showGiftCardPurchaseFunction,
  'return-gift-card': returnGiftCardFunction,
  'resend-gift-card': resendGiftCardFunction,
  'reveal-gift-card': revealGiftCardFunction,
  'give-gift-card-account': giveGiftCardAccountFunction,
  'show-gift-card': showGiftCardFunction,
  'repay-debt': repayDebtFunction,
  'translate-product': translateProductFunction,
  'translate-announcement': translateAnnouncementFunction,
  'translate-review': translateReviewFunction,
  'translation-service': translationServiceFunction,
  'try-translation': tryTranslationFunction,
  'early-product': earlyProductFunction,
  'find-sentences': findSentencesFunction,
  'override-sentences': overrideSentencesFunction,
  'take-settlement': takeSettlementFunction,
  'begin-import': beginImportFunction,
  'ask-export': askExportFunction,
  'run-report': runReportFunction,
  'open-export': openExportFunction,
  'backup-state': backupStateFunction,
  'ask-backup': askBackupFunction,
  'prove-backup': proveBackupFunction,
  'open-backup': openBackupFunction,
  'accept-invitation': acceptInvitationFunction,
  'accept-shop-invitation': acceptShopInvitationFunction,
  'see-as': seeAsFunction,
  'sign-ins': signInsFunction,
  'webhook-secret': webhookSecretFunction,
  'check-mail-domain': checkMailDomainFunction,
  'send-test-letter': sendTestLetterFunction,
  'report-address': reportAddressFunction,
  'preview-newsletter': previewNewsletterFunction,
  'test-newsletter': testNewsletterFunction,
  'try-search-term': trySearchTermFunction,
  'sitemap-state': sitemapStateFunction,
  'list-email-templates': listEmailTemplatesFunction,
  'show-page-texts': showPageTextsFunction,
  'publish-page': publishPageFunction,
  'show-email-template': showEmailTemplateFunction,
  'show-sent-letter': showSentLetterFunction,
  'send-sample-letter': sendSampleLetterFunction,
} satisfies Record<string, ShopFunction>

/** Those that only read, as whoever looks through somebody's eyes may call them: what they ask the database then is asked in transactions that are read only. */
export const READING: ReadonlySet<string> = new Set<keyof typeof functions>(['quote', 'list-cases', 'exchange-choices', 'early-product', 'push-key'])

/** Those that may run twice: they only read, or do the same thing once however often it is said (an order is one by its cart). */
export const REPEATABLE: ReadonlySet<string> = new Set<keyof typeof functions>([
  'quote',
  'place-order',
  'track-order',
  'list-cases',
  'exchange-choices',
  'early-product',
  'push-key',
])
