import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Panel } from '../../desk-kit/panel.tsx'
import { loadSupabase } from '../../platform/session/supabase.ts'
import { DRAFTS_BUCKET, REVIEW_PICTURES } from '../../reviews/review-picture.ts'
import { LoadFailureLine } from '../../ui/load-failure.tsx'
import type { ReviewRecord } from './review-row.ts'

/** How long a link to a hidden picture is good. */
const LINK_SECONDS = 300

/** Where pictures are fetched from; those of a hidden review lie where only its author and the shop see them. */
async function addressesOf({ status, pictures }: ReviewRecord): Promise<Record<string, string>> {
  if (status === 'published') return Object.fromEntries(pictures.map(({ id, path }) => [id, `${REVIEW_PICTURES}${path}`]))
  const { storage } = await loadSupabase()
  const { data, error } = await storage.from(DRAFTS_BUCKET).createSignedUrls(
    pictures.map(({ path }) => path),
    LINK_SECONDS,
  )
  if (error) throw error
  return Object.fromEntries(pictures.flatMap(({ id }, at) => (data[at]?.signedUrl ? [[id, data[at].signedUrl]] : [])))
}

/** The pictures of a review, shown or hidden. */
export function ReviewPictures({ review }: { review: ReviewRecord }) {
  const { t } = useTranslation('admin-reviews')
  const pictures = review.pictures.toSorted((a, b) => a.position - b.position)
  const links = useQuery({
    queryKey: ['review-pictures', review.id, review.status],
    enabled: pictures.length > 0,
    queryFn: () => addressesOf(review),
    gcTime: 0,
  })
  if (pictures.length === 0) return null
  return (
    <Panel title={t('pictures')}>
      {links.isError && <LoadFailureLine error={links.error} onRetry={() => void links.refetch()} />}
      <ul className="flex flex-wrap gap-3">
        {pictures.map(({ id, alt }, at) => (
          <li key={id} className="w-32 text-sm">
            {links.data?.[id] && (
              <a href={links.data[id]} target="_blank" rel="noreferrer" className="block aspect-square overflow-hidden rounded-control border border-line">
                <img src={links.data[id]} alt={alt || t('picture', { number: at + 1 })} loading="lazy" className="size-full object-cover" />
              </a>
            )}
          </li>
        ))}
      </ul>
    </Panel>
  )
}
