import { letterOfBlock } from './account/letter-of-block.server.ts'
import { letterOfRule } from './automation/letter-of-rule.server.ts'
import { letterOfFactor } from './account/letter-of-factor.server.ts'
import { letterOfLook } from './account/letter-of-look.server.ts'
import { SentLetterWish, showSentLetter } from './email-templates/show-sent-letter.server.ts'
import type { Writers } from './letters/send-waiting.server.ts'
import { sendWaiting } from './letters/send-waiting.server.ts'
import { letterOfCart } from './cart-reminders/letter-of-cart.server.ts'
import { accountOfGiftCard, letterOfGiftCard, receiptOfGiftCard, returnOfGiftCard } from './gift-cards/letters-of-gift-card.server.ts'
import { letterOfWarning } from './chat/talk/letter-of-warning.server.ts'
import { letterOfSignUp } from './newsletters/letter-of-sign-up.server.ts'
import { letterOfNotification } from './notifications/letter-of-notification.server.ts'
import { letterOfVersion } from './pages/letter-of-version.server.ts'
import { letterOfAddress } from './orders/letter-of-address.server.ts'
import { letterOfPickup } from './orders/letter-of-pickup.server.ts'
import { letterToPack } from './orders/letter-to-pack.server.ts'
import { inviteToReview, tellBuyer, tellPlaced, tellRefunded, tellShipped, tellDateMoved } from './orders/letters-to-buyer.server.ts'
import { letterOfAnswer } from './pages/contact/answer-contact-letter.server.ts'
import { letterOfChargeback, letterOfChargebackToShop } from './payments/chargebacks/letter-of-chargeback.server.ts'
import { letterOfSlip } from './payments/transfers/letter-of-slip.server.ts'
import { letterOfAccountChange, letterOfMoney } from './payouts/letters-to-owners.server.ts'
import { letterOfReport } from './reports/letter-of-report.server.ts'
import { letterOfCase } from './returns/letter-of-case.server.ts'
import { letterOfDecision } from './seller-desk/application/letter-of-decision.server.ts'
import { letterOfTeam } from './seller-desk/team/letter-of-team.server.ts'
import { letterOfInvitation, letterOfRole } from './staff/invitations/letter-of-invitation.server.ts'
import { letterOfWebhook } from './webhooks/letter-of-webhook.server.ts'
import { letterOfInvoice } from './wholesale/letter-of-invoice.server.ts'
import { letterOfQuote } from './wholesale/letter-of-quote.server.ts'
import { letterOfWholesale } from './wholesale/letter-of-wholesale.server.ts'
import type { Shop } from './shop.ts'
import { staffUseCase } from './staff-use-case.ts'

/** Every topic of the outbox (`app/letters/topics.ts`) and who writes its letter. */
const writers = {
  'order.placed': tellPlaced,
  'order.to_pack': letterToPack,
  'order.link': tellBuyer('link'),
  'order.transfer_awaited': tellBuyer('transfer'),
  'order.slip_refused': tellBuyer('slip_refused'),
  'order.shipped': tellShipped,
  'order.pickup_waits': tellBuyer('pickup_waits'),
  'order.pickup_left': letterOfPickup,
  'order.tracking': tellBuyer('corrected'),
  'order.address': letterOfAddress,
  'order.date_moved': tellDateMoved,
  'order.canceled': tellBuyer('canceled'),
  'order.not_taken': tellBuyer('not_taken'),
  'order.refund_due': tellBuyer('refund'),
  'order.refund_account': tellBuyer('refund_account'),
  'order.refunded': tellRefunded,
  'order.review': inviteToReview,
  'shop.slip_sent': letterOfSlip,
  'person.blocked': letterOfBlock,
  'person.seen_as': letterOfLook,
  'person.page_version': letterOfVersion,
  'seller.factor': letterOfFactor,
  'staff.invited': letterOfInvitation,
  'staff.granted': letterOfRole,
  'shop.invited': letterOfTeam,
  'staff.report': letterOfReport,
  'staff.rule': letterOfRule,
  notification: letterOfNotification,
  'newsletter.confirm': letterOfSignUp,
  'cart.left': letterOfCart,
  'case.told': letterOfCase,
  'gift_card.bought': receiptOfGiftCard,
  'gift_card.sent': letterOfGiftCard,
  'gift_card.returned': returnOfGiftCard,
  'gift_card.refund_account': accountOfGiftCard,
  'seller.chargeback': letterOfChargeback,
  'shop.webhook_off': letterOfWebhook,
  'shop.chargeback': letterOfChargebackToShop,
  'chat.warned': letterOfWarning,
  'contact.answered': letterOfAnswer,
  'seller.decided': letterOfDecision,
  'seller.account': letterOfAccountChange,
  'seller.money': letterOfMoney,
  'wholesale.decided': letterOfWholesale,
  'wholesale.quote': letterOfQuote,
  'wholesale.invoice': letterOfInvoice,
} satisfies Writers

/** Job `send-outbox`: sends every letter that waits. */
export const sendOutbox = (shop: Shop): Promise<void> => sendWaiting(shop, writers)

/** `POST /functions/v1/show-sent-letter`: a letter about an order as it was sent, written again to be looked at. Wants `orders.read` and `letters.read`. */
export const showSentLetterFunction = staffUseCase('orders.read', SentLetterWish, (shop, _staff, wish) => showSentLetter(shop, writers, wish))
