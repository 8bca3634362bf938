import { useTranslation } from 'react-i18next'
import type { DeskColumn } from '../../desk-kit/desk-column.ts'
import type { ListFilter } from '../../desk-kit/filter-bar.tsx'
import { Moment } from '../../desk-kit/moment.tsx'
import { ResourceList } from '../../desk-kit/resource-list.tsx'
import type { BroughtView } from '../../desk-kit/saved-views.ts'
import { Badge } from '../../ui/badge.tsx'
import { Stars } from '../../ui/stars.tsx'
import { ReviewBadge } from '../states/review-badge.tsx'
import { REVIEW_STATES, type ReviewRow, titleOfReview } from './review-row.ts'

const STARS = ['1', '2', '3', '4', '5'] as const

const COLUMNS: readonly DeskColumn<ReviewRow>[] = [
  { id: 'about', title: true, cell: titleOfReview },
  { id: 'created', sort: 'created_at', cell: ({ created_at: at }) => <Moment at={at} /> },
  { id: 'status', cell: ({ status }) => <ReviewBadge state={status} /> },
  { id: 'rating', cell: ({ rating }) => <Stars rating={rating} /> },
  { id: 'words', cell: ({ body }) => <span className="line-clamp-2 min-w-64 max-w-96 wrap-anywhere">{body}</span> },
  { id: 'seller', extra: true, cell: ({ seller }) => seller?.business_name },
  { id: 'reports', cell: ({ flags }) => <Reports flags={flags} /> },
  { id: 'bought', extra: true, cell: ({ bought }) => <Bought bought={bought} /> },
  { id: 'helpful', extra: true, numeric: true, cell: ({ helpful_count: helpful }) => helpful },
]

const FILTERS: readonly ListFilter[] = [
  { name: 'status', kind: 'choice', options: REVIEW_STATES },
  { name: 'rating', kind: 'choice', options: STARS },
  { name: 'created_at', kind: 'days' },
  { name: 'reported', kind: 'yes' },
]

const VIEWS: readonly BroughtView[] = [
  { name: 'reported', question: () => ({ filter: { reported: true } }) },
  { name: 'hidden', question: () => ({ filter: { status: ['hidden'] } }) },
  { name: 'low', question: () => ({ filter: { rating: ['1', '2'] } }) },
]

/** Everything buyers have said of products and makers, shown or hidden. */
export default function ReviewsList() {
  return <ResourceList columns={COLUMNS} filters={FILTERS} views={VIEWS} />
}

function Reports({ flags }: Pick<ReviewRow, 'flags'>) {
  const { t } = useTranslation('admin-reviews')
  return flags.length > 0 && <Badge tone="gold">{t('reports.count', { count: flags.length })}</Badge>
}

function Bought({ bought }: Pick<ReviewRow, 'bought'>) {
  const { t } = useTranslation('admin-reviews')
  return bought && t('bought')
}
