import type pg from 'pg'

/** Pages that were once and are no more, and where the demo's readers are led. */
export async function fillRedirects(client: pg.PoolClient, now: Date): Promise<void> {
  await client.query(
    `insert into public.redirects (from_path, to_path, hits, last_hit_at, created_at, changed_at)
     select r.from_path, r.to_path, r.hits, case when r.hits > 0 then $1::timestamptz - r.days * interval '3 hours' end, made.at, made.at
       from (values ('/shop', '/products', 412, 90), ('/silk-sale', '/products?q=silk', 37, 41), ('/songkran-2026', '/products', 0, 200), ('/artisans', '/sellers', 128, 12))
            r (from_path, to_path, hits, days) cross join lateral (select $1::timestamptz - r.days * interval '1 day' as at) made`,
    [now],
  )
}
