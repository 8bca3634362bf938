import type pg from 'pg'

const HEADS = {
  en: {
    title: 'Thai silk, woven by hand in Isan',
    description: 'Mudmee, praewa and plain silk from the looms of Surin, Khon Kaen and Kalasin, sent by those who wove it.',
  },
  th: { title: 'ผ้าไหมไทยทอมือจากอีสาน', description: 'ผ้ามัดหมี่ แพรวา และผ้าไหมพื้นจากกี่ทอในสุรินทร์ ขอนแก่น และกาฬสินธุ์ ส่งตรงจากช่างทอ' },
  nl: {
    title: 'Thaise zijde, met de hand geweven in Isan',
    description: 'Mudmee, praewa en effen zijde uit Surin, Khon Kaen en Kalasin, verstuurd door wie haar weefde.',
  },
} as const

/** What the first category of the demo tells search engines of itself. */
export async function fillPageHeads(client: pg.PoolClient, now: Date): Promise<void> {
  await client.query(
    `insert into public.page_heads (category_id, texts, created_at, changed_at)
     select c.id, $2::jsonb, $1, $1 from public.categories c where c.slug ~ 'silk' and c.status = 'active' order by c.slug limit 1`,
    [now, JSON.stringify(HEADS)],
  )
}

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
