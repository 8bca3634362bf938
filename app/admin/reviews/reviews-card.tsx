import { MessageSquareQuote } from 'lucide-react'
import type { AdminCard } from '../card/admin-card.ts'
import { type ReviewRow, titleOfReview } from './review-row.ts'
import { reviewsSource } from './reviews-source.ts'

export const reviewsCard: AdminCard = {
  name: 'reviews',
  section: 'content',
  icon: MessageSquareQuote,
  words: 'admin-reviews',
  rights: { read: 'reviews.read', judge: 'reviews.judge' },
  source: reviewsSource,
  exports: true,
  list: () => import('./reviews-list.tsx'),
  show: () => import('./reviews-show.tsx'),
  // A row of this card's own source.
  titleOf: (record) => titleOfReview(record as ReviewRow),
}
