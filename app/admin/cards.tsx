import { apiCard } from './api/api-card.tsx'
import { apiReferenceCard } from './api-reference/api-reference-card.tsx'
import { accountsCard } from './accounts/accounts-card.tsx'
import { activityLogsCard } from './activity-logs/activity-logs-card.tsx'
import { aiDashboardCard } from './ai-dashboard/ai-dashboard-card.tsx'
import { analyticsCard } from './analytics/analytics-card.tsx'
import { applicationsCard } from './applications/applications-card.tsx'
import { brandsCard } from './brands/brands-card.tsx'
import { attributesCard } from './attributes/attributes-card.tsx'
import { automationCard } from './automation/automation-card.tsx'
import { backupCard } from './backup/backup-card.tsx'
import { blogCard } from './blog/blog-card.tsx'
import { blogCategoriesCard } from './blog-categories/blog-categories-card.tsx'
import { pagesCard } from './pages/pages-card.tsx'
import { bogoPromotionsCard } from './bogo-promotions/bogo-promotions-card.tsx'
import { casesCard } from './cases/cases-card.tsx'
import { chargebacksCard } from './chargebacks/chargebacks-card.tsx'
import { categoriesCard } from './categories/categories-card.tsx'
import { commissionsCard } from './commissions/commissions-card.tsx'
import { correctionsCard } from './corrections/corrections-card.tsx'
import { collectionsCard } from './collections/collections-card.tsx'
import { contactLettersCard } from './contact-letters/contact-letters-card.tsx'
import { couponsCard } from './coupons/coupons-card.tsx'
import { dashboardCard } from './dashboard/dashboard-card.tsx'
import { emailServiceCard } from './email-service/email-service-card.tsx'
import { emailTemplatesCard } from './email-templates/email-templates-card.tsx'
import { emailSuppressionsCard } from './email-suppressions/email-suppressions-card.tsx'
import { filesCard } from './files/files-card.tsx'
import { giftCardsCard } from './gift-cards/gift-cards-card.tsx'
import { heroSlidesCard } from './hero-slides/hero-slides-card.tsx'
import { inboxCard } from './inbox/inbox-card.tsx'
import { debtsCard } from './debts/debts-card.tsx'
import { inventoryCard } from './inventory/inventory-card.tsx'
import { invoicesCard } from './invoices/invoices-card.tsx'
import { ledgerCard } from './ledger/ledger-card.tsx'
import { ordersCard } from './orders/orders-card.tsx'
import { marketplaceCard } from './marketplace/marketplace-card.tsx'
import { mediaCard } from './media/media-card.tsx'
import { membershipCard } from './membership/membership-card.tsx'
import { membershipsCard } from './memberships/memberships-card.tsx'
import { planSubscriptionsCard } from './plan-subscriptions/plan-subscriptions-card.tsx'
import { pointsEntriesCard } from './points-entries/points-entries-card.tsx'
import { paymentsCard } from './payments/payments-card.tsx'
import { payoutsCard } from './payouts/payouts-card.tsx'
import { privacyRequestsCard } from './privacy-requests/privacy-requests-card.tsx'
import { productsCard } from './products/products-card.tsx'
import { reconciliationCard } from './reconciliation/reconciliation-card.tsx'
import { reportsCard } from './reports/reports-card.tsx'
import { newsletterSubscribersCard } from './newsletter-subscribers/newsletter-subscribers-card.tsx'
import { newslettersCard } from './newsletters/newsletters-card.tsx'
import { machineTranslationCard } from './machine-translation/machine-translation-card.tsx'
import { wholesaleInvoicesCard } from './wholesale-invoices/wholesale-invoices-card.tsx'
import { shopSalesCard } from './shop-sales/shop-sales-card.tsx'
import { likenessPairsCard } from './likeness-pairs/likeness-pairs-card.tsx'
import { productChangesCard } from './product-changes/product-changes-card.tsx'
import { wholesaleQuotesCard } from './wholesale-quotes/wholesale-quotes-card.tsx'
import { wholesaleCard } from './wholesale/wholesale-card.tsx'
import { referralsCard } from './referrals/referrals-card.tsx'
import { importCard } from './import/import-card.tsx'
import { importedOrdersCard } from './imported-orders/imported-orders-card.tsx'
import { redirectsCard } from './redirects/redirects-card.tsx'
import { refundsCard } from './refunds/refunds-card.tsx'
import { sellersCard } from './sellers/sellers-card.tsx'
import { reviewsCard } from './reviews/reviews-card.tsx'
import { settlementLinesCard } from './settlement-lines/settlement-lines-card.tsx'
import { scheduledTasksCard } from './scheduled-tasks/scheduled-tasks-card.tsx'
import { pageHeadsCard } from './page-heads/page-heads-card.tsx'
import { searchTermsCard } from './search-terms/search-terms-card.tsx'
import { seoCard } from './seo/seo-card.tsx'
import { securityCard } from './security/security-card.tsx'
import { settingsCard } from './settings/settings-card.tsx'
import { shippingCard } from './shipping/shipping-card.tsx'
import { shippingTermsCard } from './shipping-terms/shipping-terms-card.tsx'
import { staffCard } from './staff/staff-card.tsx'
import { translationsCard } from './translations/translations-card.tsx'
import { webhookDeliveriesCard } from './webhook-deliveries/webhook-deliveries-card.tsx'
import { webhooksCard } from './webhooks/webhooks-card.tsx'
import { peopleCard } from './people/people-card.tsx'
import type { AdminCard } from './card/admin-card.ts'

/** Every screen of the back office, in the order of the sidebar. Each stands in a folder of its own with the same files. */
export const CARDS: readonly AdminCard[] = [
  inboxCard,
  dashboardCard,
  analyticsCard,
  aiDashboardCard,
  reportsCard,
  activityLogsCard,
  staffCard,
  peopleCard,
  membershipsCard,
  pointsEntriesCard,
  planSubscriptionsCard,
  sellersCard,
  applicationsCard,
  reviewsCard,
  contactLettersCard,
  privacyRequestsCard,
  ordersCard,
  productsCard,
  categoriesCard,
  attributesCard,
  brandsCard,
  collectionsCard,
  shippingCard,
  shippingTermsCard,
  inventoryCard,
  casesCard,
  couponsCard,
  bogoPromotionsCard,
  shopSalesCard,
  marketplaceCard,
  referralsCard,
  wholesaleCard,
  productChangesCard,
  likenessPairsCard,
  wholesaleQuotesCard,
  wholesaleInvoicesCard,
  membershipCard,
  giftCardsCard,
  newslettersCard,
  newsletterSubscribersCard,
  seoCard,
  searchTermsCard,
  pageHeadsCard,
  redirectsCard,
  paymentsCard,
  refundsCard,
  chargebacksCard,
  payoutsCard,
  invoicesCard,
  debtsCard,
  reconciliationCard,
  settlementLinesCard,
  commissionsCard,
  accountsCard,
  ledgerCard,
  correctionsCard,
  heroSlidesCard,
  blogCard,
  blogCategoriesCard,
  pagesCard,
  emailTemplatesCard,
  mediaCard,
  filesCard,
  translationsCard,
  machineTranslationCard,
  automationCard,
  scheduledTasksCard,
  backupCard,
  importCard,
  importedOrdersCard,
  emailServiceCard,
  emailSuppressionsCard,
  securityCard,
  apiCard,
  apiReferenceCard,
  webhooksCard,
  webhookDeliveriesCard,
  settingsCard,
]
