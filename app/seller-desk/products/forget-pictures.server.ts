import type { Shop } from '../../shop.ts'

/**
 * Job `forget-product-pictures`: a picture that a listing has let go of goes after a day, and so does one that was sent and never put in a listing. Not at
 * once: pages that are kept, open tabs and letters name it a while longer. What was ordered by it keeps it, and so does a change that waits or may still be
 * answered or undone.
 */
export async function forgetProductPictures(shop: Pick<Shop, 'service'>): Promise<void> {
  await shop.service.all(`delete from public.listing_drafts where saved_at < now() - interval '90 days'`)
  await shop.service.all(
    `delete from storage.objects o where o.bucket_id = 'product-images' and o.created_at < now() - interval '1 day'
        and not exists (select from public.listing_drafts d where d.id = private.as_uuid(o.path_tokens[1]))
        and not exists (select from public.product_images p where p.product_id = private.as_uuid(o.path_tokens[1])
                          and p.url = '/storage/v1/object/public/product-images/' || o.name)
        and not exists (select from public.product_variants v where v.product_id = private.as_uuid(o.path_tokens[1])
                          and v.image_url = '/storage/v1/object/public/product-images/' || o.name)
        and not exists (select from public.order_lines l where l.product_id = private.as_uuid(o.path_tokens[1])
                          and l.image_url = '/storage/v1/object/public/product-images/' || o.name)
        and not exists (select from public.product_changes c join public.product_change_fields f on f.change_id = c.id and f.kind in ('pictures', 'variants')
                         where c.product_id = private.as_uuid(o.path_tokens[1]) and coalesce(c.decided_at, now()) > now() - interval '30 days'
                           and (strpos(f.after::text, o.name) > 0 or strpos(f.before::text, o.name) > 0))`,
  )
}
