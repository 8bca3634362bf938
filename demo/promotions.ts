import type pg from 'pg'
import type { CategorySlug } from './categories.ts'

type Names = Readonly<Record<string, string>>

const POTTERY_PAIR: Names = {
  en: 'Buy one piece of pottery, get one free',
  th: 'ซื้อเครื่องปั้นหนึ่งชิ้น แถมหนึ่งชิ้น',
  nl: 'Koop één stuk aardewerk, krijg er één gratis',
  de: 'Ein Stück Keramik kaufen, eines geschenkt',
  fr: 'Une poterie achetée, une offerte',
  it: 'Compri una ceramica, una è in regalo',
  es: 'Compra una cerámica y llévate otra gratis',
  pt: 'Compre uma cerâmica, leve outra grátis',
  id: 'Beli satu gerabah, gratis satu',
  vi: 'Mua một món gốm, tặng một',
  ja: '陶器を1点買うと1点無料',
  ko: '도자기 하나 사면 하나 무료',
  'zh-CN': '陶瓷买一送一',
  'zh-TW': '陶瓷買一送一',
}
const BASKETS_HALF: Names = {
  en: 'Second basket at half price',
  th: 'ตะกร้าใบที่สองลดครึ่งราคา',
  nl: 'Tweede mand voor de halve prijs',
  de: 'Zweiter Korb zum halben Preis',
  fr: 'Deuxième panier à moitié prix',
  it: 'Secondo cesto a metà prezzo',
  es: 'Segunda cesta a mitad de precio',
  pt: 'Segundo cesto a metade do preço',
  id: 'Keranjang kedua setengah harga',
  vi: 'Giỏ thứ hai giảm nửa giá',
  ja: 'かご2点目が半額',
  ko: '두 번째 바구니 반값',
  'zh-CN': '第二件篮子半价',
  'zh-TW': '第二件籃子半價',
}
const THREE_SCARVES: Names = {
  en: 'Three scarves for the price of two',
  th: 'ผ้าพันคอสามผืนในราคาสองผืน',
  nl: 'Drie sjaals voor de prijs van twee',
  de: 'Drei Schals zum Preis von zweien',
  fr: 'Trois écharpes pour le prix de deux',
  it: 'Tre sciarpe al prezzo di due',
  es: 'Tres bufandas al precio de dos',
  pt: 'Três cachecóis pelo preço de dois',
  id: 'Tiga selendang seharga dua',
  vi: 'Ba khăn quàng giá hai chiếc',
  ja: 'スカーフ3枚を2枚分の価格で',
  ko: '스카프 세 장을 두 장 값에',
  'zh-CN': '围巾买二送一',
  'zh-TW': '圍巾買二送一',
}
const TEXTILE_AND_FOOD: Names = {
  en: 'A textile in the cart, spices at 30% off',
  th: 'มีผ้าในตะกร้า เครื่องเทศลด 30%',
  nl: 'Textiel in je mandje, kruiden met 30% korting',
  de: 'Ein Textil im Korb, Gewürze 30 % günstiger',
  fr: 'Un textile au panier, les épices à −30 %',
  it: 'Un tessuto nel carrello, spezie scontate del 30%',
  es: 'Un textil en la cesta, especias con 30 % de descuento',
  pt: 'Um têxtil no carrinho, especiarias com 30 % de desconto',
  id: 'Ada tekstil di keranjang, rempah diskon 30%',
  vi: 'Có đồ vải trong giỏ, gia vị giảm 30%',
  ja: '織物をカートに入れるとスパイスが30%引き',
  ko: '직물을 담으면 향신료 30% 할인',
  'zh-CN': '购物车有织品，香料享七折',
  'zh-TW': '購物車有織品，香料享七折',
}

/** One running promotion of each of the specification's four types, and codes in every state a buyer can meet. */
export async function seedPromotions(client: pg.PoolClient, now: Date): Promise<void> {
  const began = new Date(now.getTime() - 7 * 86_400_000)
  const ends = new Date(now.getTime() + 60 * 86_400_000)
  const columns =
    'name, names, start_date, end_date, funded_by, bogo_type, buy_category_id, get_category_id, buy_quantity, get_quantity, discount_percentage, maximum_applications, priority'
  const offer = (names: Names, buy: CategorySlug, rest: string) =>
    client.query(
      `insert into public.bogo_promotions (${columns}) select $2, $3, $4, $5, 'platform', ${rest} from (select id as buy from public.categories where slug = $1) c`,
      [buy, names['en'], JSON.stringify(names), began, ends],
    )
  await offer(POTTERY_PAIR, 'celadon-and-stoneware', `'classic_bogo', c.buy, null, 1, 1, 100, 2, 40`)
  await offer(BASKETS_HALF, 'basketry', `'buy_one_get_50_percent', c.buy, null, 1, 1, 50, 3, 30`)
  await offer(THREE_SCARVES, 'scarves-and-shawls', `'buy_x_get_y', c.buy, null, 2, 1, 100, 2, 20`)
  await offer(TEXTILE_AND_FOOD, 'textiles', `'category_based', c.buy, (select id from public.categories where slug = 'spices-and-herbs'), 1, 1, 30, 2, 10`)
  await client.query(
    `insert into public.coupons (code, kind, percent_ppm, amount_minor, minimum_minor, starts_at, ends_at, usage_limit, usage_count, per_person_limit) values
       ('SAWASDEE10', 'percent', 100000, 0, 0, $1, null, null, 0, 5),
       ('KHOBKHUN100', 'fixed', 0, 10000, 100000, $1, null, null, 0, 5),
       ('SONGFREE', 'free_shipping', 0, 0, 50000, $1, null, null, 0, 5),
       ('SONGKRAN', 'percent', 150000, 0, 0, $1::timestamptz - interval '200 days', $1, null, 0, 1),
       ('LOYKRATHONG', 'fixed', 0, 20000, 0, $1, null, 50, 50, 1)`,
    [began],
  )
  await client.query(
    `insert into public.commission_rules (position, name, rate_ppm, most_minor, category_ids, starts_at, ends_at)
     select r.position, r.name, r.rate_ppm, r.most_minor, array[c.id], r.starts_at, r.ends_at
       from (values (1, 'Loy Krathong', 50000, null::bigint, 'art', $1::timestamptz - interval '10 days', $1::timestamptz),
                    (2, 'Foods and spices', 80000, null, 'foods', $1, null),
                    (3, 'High-value jewelry', 100000, 300000, 'jewelry', $1, null)) r(position, name, rate_ppm, most_minor, slug, starts_at, ends_at)
       join public.categories c on c.slug = r.slug`,
    [began],
  )
}
