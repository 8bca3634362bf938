import { join } from 'node:path'
import pg from 'pg'
import { indexedWords, type TextMemory } from '../app/catalog/search/search-words.ts'
import { startEmbedded, type EmbeddedDatabase } from '@hattha/postgres'
import { prepareJobs } from '../server/jobs/prepare-jobs.ts'
import { migrateShop } from '../server/migrate-shop.ts'
import { THAI_PROVINCES } from '../app/addresses/thai-provinces.ts'

/** Where benchmarks keep their database: apart from the demo's. BENCH_DIR names another folder, so that shops of several sizes can stand side by side. */
const FOLDER = process.env['BENCH_DIR'] || join(import.meta.dirname, '..', '.data', 'bench')

export type BenchShop = { url: string; stop(): Promise<void> }

/** The benchmark's PostgreSQL, or the one in DATABASE_URL. */
export async function openBenchShop(): Promise<BenchShop> {
  const given = process.env['DATABASE_URL']
  if (given) return { url: given, stop: async () => undefined }
  const server: EmbeddedDatabase = await startEmbedded({ folder: FOLDER })
  return { url: server.url, stop: () => server.stop() }
}

/** Whether the shop was filled before. */
export async function holdsProducts(url: string): Promise<boolean> {
  const owner = new pg.Client({ connectionString: url })
  await owner.connect()
  try {
    const { rows } = await owner.query<{ made: boolean }>(`select to_regclass('public.products') is not null as made`)
    return rows[0]?.made === true && (await owner.query('select 1 from public.products limit 1')).rows.length > 0
  } finally {
    await owner.end()
  }
}

// What the pieces of a large shop are called, in English, Thai and Dutch. Position by position the same thing.
const WARES = [
  ['silk scarf', 'ผ้าพันคอผ้าไหม', 'zijden sjaal'],
  ['mudmee sarong', 'ผ้าซิ่นมัดหมี่', 'mudmee sarong'],
  ['celadon bowl', 'ชามศิลาดล', 'celadon kom'],
  ['rattan bag', 'กระเป๋าหวาย', 'rotan tas'],
  ['silver bracelet', 'กำไลเงิน', 'zilveren armband'],
  ['benjarong bowl', 'โถเบญจรงค์', 'benjarong schaal'],
  ['indigo cotton shirt', 'เสื้อผ้าฝ้ายย้อมคราม', 'indigo katoenen overhemd'],
  ['mango wood tray', 'ถาดไม้มะม่วง', 'mangohouten dienblad'],
  ['curry paste', 'พริกแกง', 'currypasta'],
  ['bamboo basket', 'ตะกร้าไม้ไผ่', 'bamboe mand'],
  ['triangle pillow', 'หมอนขวาน', 'driehoekskussen'],
  ['paper umbrella', 'ร่มกระดาษสา', 'papieren parasol'],
  ['teak elephant', 'ช้างไม้สัก', 'teakhouten olifant'],
  ['reed mat', 'เสื่อกก', 'rieten mat'],
  ['lacquer box', 'กล่องเครื่องเขิน', 'lakdoos'],
  ['terracotta pot', 'หม้อดินเผา', 'terracotta pot'],
  ['khon mask', 'หัวโขน', 'khon masker'],
  ['herbal soap', 'สบู่สมุนไพร', 'kruidenzeep'],
  ['batik dress', 'เดรสผ้าบาติก', 'batik jurk'],
  ['gold earrings', 'ต่างหูทอง', 'gouden oorbellen'],
] as const
const COLOURS = [
  ['red', 'สีแดง', 'rood'],
  ['jade green', 'สีเขียวหยก', 'jadegroen'],
  ['deep blue', 'สีน้ำเงินเข้ม', 'diepblauw'],
  ['cream', 'สีครีม', 'crème'],
  ['black', 'สีดำ', 'zwart'],
  ['golden', 'สีทอง', 'goud'],
  ['natural', 'สีธรรมชาติ', 'naturel'],
] as const
const STORIES = [
  [
    'Woven by hand over many evenings by the women of one village.',
    'ทอด้วยมือโดยกลุ่มแม่บ้านในหมู่บ้าน ใช้เวลาหลายคืน',
    'Met de hand gemaakt door de vrouwen van één dorp.',
  ],
  [
    'Made in a small family workshop that has kept its patterns for three generations.',
    'ผลิตในครอบครัวเล็ก ๆ ที่สืบทอดลวดลายมาสามรุ่น',
    'Gemaakt in een klein familieatelier dat zijn patronen drie generaties bewaarde.',
  ],
  ['Each piece differs a little from the next, as handmade things do.', 'แต่ละชิ้นไม่เหมือนกัน เพราะทำด้วยมือ', 'Elk stuk verschilt een beetje van het volgende.'],
] as const
const FAMILIES = ['Crafts', 'Textiles', 'Foods and spices', 'Jewelry', 'Home decor', 'Art'] as const

/** Tables that are filled faster than their indexes can follow: these are taken away before and made again at the end. */
const BULKY = ['public.products', 'public.product_variants', 'private.product_listings', 'private.product_words']

/**
 * Empties the shop and fills it with `products` listed pieces of products/60 makers, each in three languages, with a version, its stock and the words it is
 * found by. A million takes minutes: triggers rest, and words are cut once for all that are called alike.
 */
export async function fillBenchShop(url: string, products: number, say: (line: string) => void): Promise<void> {
  await migrateShop({ url })
  const owner = new pg.Client({ connectionString: url })
  await owner.connect()
  try {
    const jobs = new pg.Pool({ connectionString: url, max: 1 }).on('error', () => undefined)
    await prepareJobs(jobs)
    await jobs.end()
    say(`filling ${products} products`)
    // What was booked of these sellers goes with them, which the books themselves would refuse. So do triggers, which would look at every single piece.
    await owner.query(`begin; set local session_replication_role = replica; set local maintenance_work_mem = '1GB'; set local work_mem = '256MB';
      set local synchronous_commit = off;
      create temp table house_terms on commit drop as select kind, zone, method, country, heaviest_grams, rate, starts_at, reason from public.shipping_terms where category_id is null;
      truncate public.sellers, public.categories, public.brands, private.search_vocabulary cascade;
      -- What the house asks for delivery names categories in part, and went with them.
      insert into public.shipping_terms (kind, zone, method, country, heaviest_grams, rate, starts_at, reason) select * from house_terms`)
    const { rows: indexes } = await owner.query<{ name: string; definition: string }>(
      `select i.indexrelid::regclass::text as name, pg_get_indexdef(i.indexrelid) as definition from pg_index i
        where i.indrelid = any ($1::regclass[]) and not exists (select from pg_constraint c where c.conindid = i.indexrelid)`,
      [BULKY],
    )
    for (const { name } of indexes) await owner.query(`drop index ${name}`)
    await owner.query(FILL_SELLERS, [FAMILIES, Math.max(20, Math.round(products / 60)), THAI_PROVINCES.map(({ code }) => code), WARES.map(([en]) => en)])
    await owner.query('analyze public.sellers')
    await owner.query(FILL_PRODUCTS, [products, WARES.map(([en]) => en), COLOURS.map(([en]) => en), STORIES.map(([en]) => en)])
    await owner.query(FILL_VERSIONS)
    for (const [language, at] of [
      ['th', 1],
      ['nl', 2],
    ] as const) {
      await owner.query(FILL_TRANSLATIONS, [language, WARES.map((ware) => ware[at]), COLOURS.map((colour) => colour[at]), STORIES.map((story) => story[at])])
    }
    say('cutting words')
    const { texts, concepts } = cutWords()
    await owner.query(FILL_WORDS, [JSON.stringify(texts)])
    await owner.query('select private.refresh_listings(array(select id from public.products))')
    // What a piece is was written beside its words just now, which left each row there twice.
    await owner.query(`create temp table words_once on commit drop as select * from private.product_words; truncate private.product_words;
      insert into private.product_words select * from words_once`)
    await owner.query('select private.recount_facets()')
    await owner.query(`truncate private.directory_counts; insert into private.directory_counts (kind, thing, sellers)
      select k.kind, k.thing, count(*) from public.sellers s cross join lateral private.directory_kinds(s) k group by 1, 2`)
    await owner.query('insert into private.listing_counts (category_id, products) select category_id, count(*) from private.product_listings group by 1')
    await owner.query(FILL_VOCABULARY, [[...concepts.keys()], [...concepts.values()]])
    say('making indexes')
    for (const { definition } of indexes) await owner.query(definition)
    await owner.query('commit')
    await owner.query('vacuum analyze')
    const { rows } = await owner.query<{ listed: string }>('select count(*)::text as listed from private.product_listings')
    say(`${rows[0]?.listed} products are listed and indexed`)
  } finally {
    await owner.end()
  }
}

/** The words of every ware in every colour with every story, as the shop's index cuts them; and what the vocabulary learns of them. */
function cutWords() {
  const memory: TextMemory = new Map()
  const concepts = new Map<string, string>()
  const texts = WARES.flatMap((ware, w) =>
    COLOURS.flatMap((colour, c) =>
      STORIES.map((story, s) => {
        const names = [`${colour[0]} ${ware[0]}`, `${ware[1]} ${colour[1]}`, `${ware[2]} ${colour[2]}`]
        const { vector, head, spellings } = indexedWords(
          [
            ...names.map((text) => ({ text, weight: 'A' as const })),
            { text: ware[0], weight: 'B' },
            ...[ware[0].split(' ')[0] ?? '', colour[0]].map((text) => ({ text, weight: 'C' as const })),
            ...story.map((text) => ({ text, weight: 'D' as const })),
          ],
          memory,
        )
        for (const [word, shown] of spellings) concepts.set(word, shown)
        return { ware: WARES[w]?.[0], colour: COLOURS[c]?.[0], story: STORIES[s]?.[0], vector, head }
      }),
    ),
  )
  return { texts, concepts }
}

const FILL_SELLERS = `
  with families as (
    insert into public.categories (slug, name, sort_order) select 'family-' || n, ($1::text[])[n], n from generate_subscripts($1::text[], 1) n returning id, sort_order),
  below as (
    insert into public.categories (slug, name, parent_id, sort_order) select 'kind-' || f.sort_order || '-' || k, 'Kind ' || k || ' of ' || ($1::text[])[f.sort_order], f.id, k
      from families f, generate_series(1, 6) k returning id),
  marks as (insert into public.brands (slug, name) select 'brand-' || n, 'Label ' || n from generate_series(1, 60) n returning id)
  insert into public.sellers (slug, business_name, province, region, application_status, rating, is_verified, craft)
  select 'maker-' || n, 'Ban ' || initcap(left(md5(n::text), 6)) || ' ' || ($4::text[])[1 + n % cardinality($4::text[])], ($3::text[])[1 + (n * 7919) % cardinality($3::text[])],
         'north', 'approved', 4, n % 3 = 0, ($4::text[])[1 + n % cardinality($4::text[])]
    from generate_series(1, $2::int) n`

/** SQL for one of `many`, from 0 on: always the same for a piece, and independent of its other choices (`salt`). */
const chance = (salt: number, many: string | number, product = 'i') => `(abs(hashint8(${product}::bigint * 64 + ${salt})::bigint) % ${many})`

const FILL_PRODUCTS = `
  with makers as materialized (select id, row_number() over (order by slug) - 1 as n from public.sellers),
       kinds as materialized (select id, row_number() over (order by slug) - 1 as n from public.categories where parent_id is not null),
       marks as materialized (select id, row_number() over (order by slug) - 1 as n from public.brands)
  insert into public.products (seller_id, category_id, brand_id, name, description, price_minor, original_price_minor, material, craft, color, tags, status, published_at, image_url, images,
    rating, review_count, sales_count, stock_quantity, is_handmade, is_featured, is_new, free_shipping, gift_wrap, same_day_delivery, customizable)
  select m.id, k.id, case when ${chance(1, 3)} = 0 then b.id end, initcap(c.colour || ' ' || w.ware) || ' no. ' || i, s.story, price, case when ${chance(2, 9)} = 0 then price * 5 / 4 end,
         split_part(w.ware, ' ', 1), w.ware, c.colour, array[c.colour], 'active', now() - ${chance(3, 90_000)} * interval '1 minute', '/pictures/celadon-vase-jade.webp', array['/pictures/celadon-vase-jade.webp'],
         case when r.reviews > 0 then 3 + ${chance(4, 20)} / 10.0 else 0 end, r.reviews, ${chance(5, 200)}, ${chance(6, 30)}, ${chance(7, 11)} > 0, ${chance(8, 50)} = 0, ${chance(9, 15)} = 0, ${chance(10, 3)} = 0,
         ${chance(11, 4)} = 0, ${chance(12, 25)} = 0, ${chance(13, 6)} = 0
    from generate_series(1, $1::int) i
    join makers m on m.n = ${chance(14, '(select count(*) from makers)')}
    join kinds k on k.n = ${chance(15, '(select count(*) from kinds)')}
    join marks b on b.n = ${chance(16, '(select count(*) from marks)')}
    cross join lateral (select greatest(0, ${chance(17, 60)} - 15) as reviews, 5000 + ${chance(18, 900_000)} as price) r
    cross join lateral (select ($2::text[])[1 + ${chance(19, 'cardinality($2::text[])')}] as ware) w
    cross join lateral (select ($3::text[])[1 + ${chance(20, 'cardinality($3::text[])')}] as colour) c
    cross join lateral (select ($4::text[])[1 + ${chance(21, 'cardinality($4::text[])')}] as story) s`

const FILL_TRANSLATIONS = `
  insert into public.product_translations (product_id, language, name, description)
  select p.id, $1, ($2::text[])[1 + ${chance(19, 'cardinality($2::text[])')}] || ' ' || ($3::text[])[1 + ${chance(20, 'cardinality($3::text[])')}], ($4::text[])[1 + ${chance(21, 'cardinality($4::text[])')}]
    from public.products p cross join lateral (select substring(p.name from 'no\\. (\\d+)$')::bigint as i) n`

const FILL_VERSIONS = `
  with made as (
    insert into public.product_variants (product_id, sku, stock_quantity) select id, 'B-' || right(name, 9), stock_quantity from public.products returning id, stock_quantity)
  insert into public.stock_levels (variant_id, on_hand) select id, stock_quantity from made`

/** What is called alike has the same words; the number of its name, its maker, and its kind are its own. */
const FILL_WORDS = `
  insert into private.product_words (product_id, words, head)
  select p.id, t.vector::tsvector || own.words, t.head::tsvector || own.words
    from public.products p join public.sellers s on s.id = p.seller_id join public.categories c on c.id = p.category_id
    join json_to_recordset($1::json) t(ware text, colour text, story text, vector text, head text)
      on t.ware = p.craft and t.colour = p.color and t.story = p.description
    cross join lateral (select setweight(to_tsvector('pg_catalog.simple', split_part(p.name, ' no. ', 2)), 'A')
      || setweight(to_tsvector('pg_catalog.simple', s.business_name || ' ' || c.name), 'B') as words) own`

const FILL_VOCABULARY = `
  insert into private.search_vocabulary (word, shown, is_name) select word, shown, false from unnest($1::text[], $2::text[]) n(word, shown) on conflict do nothing`
