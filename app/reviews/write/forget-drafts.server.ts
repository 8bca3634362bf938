import type { Shop } from '../../shop.ts'

/** Job `forget-review-drafts`: pictures somebody uploaded and never published go after a day; those of hidden reviews stay for the shop to judge. */
export async function forgetReviewDrafts(shop: Shop): Promise<void> {
  await shop.service.all(
    `delete from storage.objects o where o.bucket_id = 'review-drafts' and o.created_at < now() - interval '1 day'
        and not exists (select from public.review_pictures p where p.path = o.name)`,
  )
}
