import { Gift } from 'lucide-react'
import { quoted } from '../../desk-kit/rest-question.ts'
import type { AdminCard } from '../card/admin-card.ts'

const ROW = 'id, last4, amount_minor, currency, status, reason, issued_by, approved_by, redeemed_by, expires_at, redeemed_at, created_at, changed_at'

/** What the shop owes to whoever holds a code. */
export const giftCardsCard: AdminCard = {
  name: 'gift-cards',
  section: 'marketing',
  icon: Gift,
  words: 'admin-gift-cards',
  rights: { read: 'gift_cards.read', write: 'gift_cards.write' },
  source: {
    from: 'gift_cards',
    // Who bought it, where somebody did.
    columns: `${ROW}, purchase:gift_card_purchases(number)`,
    record: `${ROW}, purchase:gift_card_purchases(number, buyer_name, buyer_email, recipient_name, recipient_email, message, send_on, sent_at, letters, paid_at, returned_at)`,
    sorts: [
      { field: 'created_at', order: 'DESC' },
      { field: 'amount_minor', order: 'DESC' },
    ],
    // A whole code is typed as often as its end.
    search: (words) => `last4.eq.${quoted(words.trim().toUpperCase().slice(-4))}`,
  },
  exports: true,
  list: () => import('./gift-cards-list.tsx'),
  show: () => import('./gift-cards-show.tsx'),
  create: () => import('./gift-cards-create.tsx'),
  titleOf: ({ last4 }) => `•••• ${String(last4)}`,
}
