import type pg from 'pg'
import type { Language } from '../app/i18n/languages.ts'

type Said = { title: string; text: string }
type DemoCollection = { slug: string; image: string; rule: object | null; sort: string; places: readonly string[]; texts: Readonly<Record<Language, Said>> }

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
      de: { title: 'Im Isan gewebt', text: 'Seide, Baumwolle und Indigo von den Webstühlen des Nordostens.' },
      fr: { title: 'Tissé en Isan', text: 'Soie, coton et indigo des métiers du nord-est.' },
      it: { title: 'Tessuto nell’Isan', text: 'Seta, cotone e indaco dai telai del nord-est.' },
      es: { title: 'Tejido en Isan', text: 'Seda, algodón e índigo de los telares del nordeste.' },
      pt: { title: 'Tecido no Isan', text: 'Seda, algodão e índigo dos teares do nordeste.' },
      id: { title: 'Ditenun di Isan', text: 'Sutra, katun, dan indigo dari alat tenun di timur laut.' },
      vi: { title: 'Dệt ở Isan', text: 'Lụa, vải bông và vải chàm từ khung cửi vùng đông bắc.' },
      ja: { title: 'イサーンの織物', text: '東北タイの織機から届く絹、綿、藍染め。' },
      ko: { title: '이산에서 짠 직물', text: '동북부의 베틀에서 온 실크, 면, 쪽빛 천.' },
      'zh-CN': { title: '伊桑织物', text: '来自东北部织机的丝绸、棉布与蓝染。' },
      'zh-TW': { title: '伊桑織物', text: '來自東北部織機的絲綢、棉布與藍染。' },
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
      de: { title: 'Geschenke unter 500 Baht', text: 'Kleine Dinge, bei denen Sie wissen, wer sie gemacht hat.' },
      fr: { title: 'Cadeaux à moins de 500 bahts', text: 'De petites choses dont on sait qui les a faites.' },
      it: { title: 'Regali sotto i 500 baht', text: 'Piccole cose di cui si sa chi le ha fatte.' },
      es: { title: 'Regalos por menos de 500 bahts', text: 'Cosas pequeñas de las que se sabe quién las hizo.' },
      pt: { title: 'Presentes por menos de 500 bahts', text: 'Pequenas coisas de que se sabe quem fez.' },
      id: { title: 'Hadiah di bawah 500 baht', text: 'Barang kecil yang jelas siapa pembuatnya.' },
      vi: { title: 'Quà dưới 500 baht', text: 'Những món nhỏ mà bạn biết ai đã làm ra.' },
      ja: { title: '500バーツ以下の贈り物', text: '作り手の名前がわかる、小さな品々。' },
      ko: { title: '500바트 이하 선물', text: '누가 만들었는지 알 수 있는 작은 물건들.' },
      'zh-CN': { title: '500 泰铢以内的礼物', text: '知道出自谁手的小物件。' },
      'zh-TW': { title: '500 泰銖以內的禮物', text: '知道出自誰手的小物件。' },
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
      de: { title: 'Für den gedeckten Tisch', text: 'Schalen, Teller und Tücher, von denen wir selbst essen würden.' },
      fr: { title: 'Pour une table dressée', text: 'Des bols, des assiettes et du linge que nous aimerions chez nous.' },
      it: { title: 'Per la tavola apparecchiata', text: 'Ciotole, piatti e tessuti che useremmo anche noi.' },
      es: { title: 'Para la mesa puesta', text: 'Cuencos, platos y telas en los que comeríamos nosotros.' },
      pt: { title: 'Para a mesa posta', text: 'Tigelas, pratos e tecidos que nós mesmos usaríamos.' },
      id: { title: 'Untuk meja makan', text: 'Mangkuk, piring, dan kain yang ingin kami pakai sendiri.' },
      vi: { title: 'Cho bàn ăn', text: 'Bát, đĩa và vải mà chính chúng tôi cũng muốn dùng.' },
      ja: { title: '食卓のために', text: '私たち自身が使いたい器、皿、布。' },
      ko: { title: '차려진 식탁을 위해', text: '우리도 쓰고 싶은 그릇, 접시, 천.' },
      'zh-CN': { title: '布置餐桌', text: '我们自己也想用的碗、盘与布。' },
      'zh-TW': { title: '佈置餐桌', text: '我們自己也想用的碗、盤與布。' },
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
