import type pg from 'pg'

type Said = { title: string; text: string }
type DemoCollection = { slug: string; image: string; rule: object | null; sort: string; places: readonly string[]; texts: { en: Said; th: Said; nl: Said } }

/** What the demo has put together: two by a rule, one by hand. */
const COLLECTIONS: readonly DemoCollection[] = [
  {
    slug: 'woven-in-isan',
    image: '/pictures/hero-2.webp',
    rule: { location: ['TH-30', 'TH-31', 'TH-32', 'TH-40', 'TH-41', 'TH-47', 'TH-49'], category: ['textiles'] },
    sort: 'best',
    places: ['home', 'products'],
    texts: {
      en: { title: 'Woven in Isan', text: 'Silk, cotton and indigo from the looms of the northeast.' },
      th: { title: 'ทอจากอีสาน', text: 'ผ้าไหม ผ้าฝ้าย และผ้าย้อมครามจากกี่ทอของภาคตะวันออกเฉียงเหนือ' },
      nl: { title: 'Geweven in Isan', text: 'Zijde, katoen en indigo van de getouwen in het noordoosten.' },
    },
  },
  {
    slug: 'gifts-under-500-baht',
    image: '/pictures/hero-3.webp',
    rule: { max: 50_000 },
    sort: 'rating',
    places: ['home', 'products'],
    texts: {
      en: { title: 'Gifts under 500 baht', text: 'Small things with a maker’s name on them.' },
      th: { title: 'ของขวัญไม่เกิน 500 บาท', text: 'ของชิ้นเล็กที่รู้ว่าใครทำ' },
      nl: { title: 'Cadeaus onder 500 baht', text: 'Kleine dingen waarvan je weet wie ze maakte.' },
    },
  },
  {
    slug: 'for-a-set-table',
    image: '/pictures/hero-1.webp',
    rule: null,
    sort: 'best',
    places: ['home'],
    texts: {
      en: { title: 'For a set table', text: 'Bowls, plates and cloth that we would eat from ourselves.' },
      th: { title: 'สำหรับโต๊ะอาหาร', text: 'ชาม จาน และผ้าที่เราเองก็อยากใช้' },
      nl: { title: 'Voor een gedekte tafel', text: 'Kommen, borden en linnen waar we zelf van zouden eten.' },
    },
  },
]

/** The demo's collections; the one by hand holds the best of what stands on a table. */
export async function seedCollections(client: pg.PoolClient): Promise<void> {
  for (const [index, { slug, image, rule, sort, places, texts }] of COLLECTIONS.entries()) {
    await client.query(
      `with made as (
         insert into public.collections (slug, texts, image_url, kind, rule, sort, shown_at, sort_order, is_active)
         values ($1, $2, $3, case when $4::jsonb is null then 'hand' else 'rule' end, $4, $5, $6, $7, true) returning id, kind)
       insert into public.collection_products (collection_id, product_id, place)
       select m.id, p.product_id, row_number() over (order by p.best_match desc, p.product_id)
         from made m, (select l.product_id, l.best_match from private.product_listings l join public.categories c on c.id = l.category_id
            and c.slug in ('celadon-and-stoneware', 'kitchen-and-table', 'table-linen')
           order by l.best_match desc, l.product_id limit 12) p
        where m.kind = 'hand'`,
      [slug, JSON.stringify(texts), image, rule && JSON.stringify(rule), sort, places, index],
    )
  }
  await client.query('select private.count_collections()')
}
