import { DebtWork } from './debt-work.tsx'
import { CredentialWork } from './credential-work.tsx'
import { DraftScope } from '../../desk-kit/use-draft.ts'
import { BooksWork } from './books-work.tsx'
import { SettlementWork } from './settlement-work.tsx'
import { AccountWork } from './account-work.tsx'
import { AppealWork } from './appeal-work.tsx'
import { ApplicationWork } from './application-work.tsx'
import { AutomationWork } from './automation-work.tsx'
import { BackupWork } from './backup-work.tsx'
import { CashWork } from './cash-work.tsx'
import { CaseWork } from './case-work.tsx'
import { ChangeAppealWork, ChangeWork } from './change-work.tsx'
import { ChargebackWork } from './chargeback-work.tsx'
import { ContactWork } from './contact-work.tsx'
import { CorrectionWork } from './correction-work.tsx'
import { JobWork } from './job-work.tsx'
import { LetterWork } from './letter-work.tsx'
import { ListingAppealWork, ListingWork } from './listing-work.tsx'
import { MessageWork } from './message-work.tsx'
import { PayoutRunWork } from './payout-run-work.tsx'
import { PayoutWork } from './payout-work.tsx'
import { PrivacyWork } from './privacy-work.tsx'
import { WholesaleInvoiceWork } from './wholesale-invoice-work.tsx'
import { WholesaleWork } from './wholesale-work.tsx'
import { ReferralWork } from './referral-work.tsx'
import { RefundWork } from './refund-work.tsx'
import { ReviewWork } from './review-work.tsx'
import { SlipWork } from './slip-work.tsx'
import { TaskWork } from './task-work.tsx'
import { WebhookWork } from './webhook-work.tsx'
import type { Waiting } from './work.ts'

/** What waits, with the facts it is decided by and the decision beside them. What is typed there is the work's, in the inbox as at the page of its record. */
export function Decision({ work }: { work: Waiting }) {
  return (
    <DraftScope value={`work:${work.kind}:${work.key}`}>
      <Facts work={work} />
    </DraftScope>
  )
}

function Facts({ work }: { work: Waiting }) {
  switch (work.kind) {
    case 'slip':
      return <SlipWork facts={work.facts} />
    case 'refund':
      return <RefundWork id={work.key} facts={work.facts} />
    case 'case':
      return <CaseWork id={work.key} facts={work.facts} />
    case 'application':
      return <ApplicationWork id={work.key} facts={work.facts} />
    case 'review':
      return <ReviewWork id={work.key} facts={work.facts} />
    case 'contact':
      return <ContactWork id={work.key} facts={work.facts} />
    case 'letter':
      return <LetterWork id={work.key} facts={work.facts} />
    case 'correction':
      return <CorrectionWork id={work.key} facts={work.facts} />
    case 'cash':
      return <CashWork id={work.key} facts={work.facts} />
    case 'payout':
      return <PayoutWork id={work.key} facts={work.facts} />
    case 'payout_run':
      return <PayoutRunWork facts={work.facts} />
    case 'debt':
      return <DebtWork id={work.key} facts={work.facts} />
    case 'message':
      return <MessageWork id={work.key} facts={work.facts} />
    case 'chargeback':
      return <ChargebackWork id={work.key} facts={work.facts} />
    case 'job':
      return <JobWork id={work.key} facts={work.facts} />
    case 'task':
      return <TaskWork id={work.key} facts={work.facts} />
    case 'webhook':
      return <WebhookWork id={work.key} facts={work.facts} />
    case 'listing':
      return <ListingWork id={work.key} facts={work.facts} />
    case 'listing_appeal':
      return <ListingAppealWork id={work.key} facts={work.facts} />
    case 'listing_change':
      return <ChangeWork facts={work.facts} />
    case 'listing_change_appeal':
      return <ChangeAppealWork facts={work.facts} />
    case 'settlement':
      return <SettlementWork id={work.key} facts={work.facts} />
    case 'books':
      return <BooksWork facts={work.facts} />
    case 'appeal':
      return <AppealWork id={work.key} facts={work.facts} />
    case 'account':
      return <AccountWork id={work.key} facts={work.facts} />
    case 'automation':
      return <AutomationWork id={work.key} facts={work.facts} />
    case 'backup':
      return <BackupWork id={work.key} facts={work.facts} />
    case 'referral':
      return <ReferralWork id={work.key} facts={work.facts} />
    case 'credential':
      return <CredentialWork id={work.key} facts={work.facts} />
    case 'wholesale':
      return <WholesaleWork id={work.key} facts={work.facts} />
    case 'wholesale_invoice':
      return <WholesaleInvoiceWork id={work.key} facts={work.facts} />
    case 'privacy':
      return <PrivacyWork id={work.key} facts={work.facts} />
  }
}
