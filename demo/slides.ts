import type pg from 'pg'

/** Title and subtitle of a slide in every language. */
type Texts = Readonly<Record<string, readonly [title: string, subtitle: string]>>

const SILK: Texts = {
  en: ['Silk that remembers the river', 'Mudmee from the villages of Isan, tied, dyed and woven by hand.'],
  th: ['ผ้าไหมที่จำสายน้ำได้', 'มัดหมี่จากหมู่บ้านอีสาน มัด ย้อม และทอด้วยมือทุกผืน'],
  nl: ['Zijde die de rivier onthoudt', 'Mudmee uit de dorpen van Isan, met de hand gebonden, geverfd en geweven.'],
  de: ['Seide, die sich an den Fluss erinnert', 'Mudmee aus den Dörfern des Isan, von Hand gebunden, gefärbt und gewebt.'],
  fr: ['La soie qui se souvient du fleuve', 'Mudmee des villages de l’Isan, noué, teint et tissé à la main.'],
  it: ['La seta che ricorda il fiume', 'Mudmee dei villaggi dell’Isan, annodato, tinto e tessuto a mano.'],
  es: ['Seda que recuerda el río', 'Mudmee de las aldeas de Isán, anudado, teñido y tejido a mano.'],
  pt: ['Seda que se lembra do rio', 'Mudmee das aldeias de Isan, atado, tingido e tecido à mão.'],
  id: ['Sutra yang mengingat sungai', 'Mudmee dari desa-desa Isan, diikat, dicelup, dan ditenun dengan tangan.'],
  vi: ['Lụa còn nhớ dòng sông', 'Mudmee từ các làng Isan, buộc, nhuộm và dệt hoàn toàn bằng tay.'],
  ja: ['川を覚えている絹', 'イサーンの村のマットミー。くくり、染め、織りのすべてが手仕事です。'],
  ko: ['강을 기억하는 비단', '이산 마을의 맛미, 손으로 묶고 물들이고 짰습니다.'],
  'zh-CN': ['记得河流的丝绸', '来自伊善村庄的玛米丝，手工扎结、染色、织造。'],
  'zh-TW': ['記得河流的絲綢', '來自伊善村莊的瑪米絲，手工紮結、染色、織造。'],
}

const CLAY: Texts = {
  en: ['The green of rain on rice', 'Celadon from the kilns of Chiang Mai, glazed with ash and patience.'],
  th: ['สีเขียวของฝนบนนาข้าว', 'ศิลาดลจากเตาเชียงใหม่ เคลือบด้วยเถ้าและความอดทน'],
  nl: ['Het groen van regen op rijst', 'Celadon uit de ovens van Chiang Mai, geglazuurd met as en geduld.'],
  de: ['Das Grün von Regen auf Reis', 'Seladon aus den Öfen von Chiang Mai, glasiert mit Asche und Geduld.'],
  fr: ['Le vert de la pluie sur le riz', 'Céladon des fours de Chiang Mai, émaillé de cendre et de patience.'],
  it: ['Il verde della pioggia sul riso', 'Céladon dei forni di Chiang Mai, smaltato con cenere e pazienza.'],
  es: ['El verde de la lluvia sobre el arroz', 'Celadón de los hornos de Chiang Mai, esmaltado con ceniza y paciencia.'],
  pt: ['O verde da chuva sobre o arroz', 'Celadon dos fornos de Chiang Mai, vidrado com cinza e paciência.'],
  id: ['Hijau hujan di atas padi', 'Seladon dari tungku Chiang Mai, berglasir abu dan kesabaran.'],
  vi: ['Màu xanh của mưa trên ruộng lúa', 'Gốm men ngọc từ lò nung Chiang Mai, tráng bằng tro và lòng kiên nhẫn.'],
  ja: ['稲に降る雨の緑', 'チェンマイの窯で焼かれた青磁。灰と辛抱が釉薬になります。'],
  ko: ['벼에 내리는 비의 초록', '치앙마이 가마에서 구운 청자, 재와 인내로 유약을 입혔습니다.'],
  'zh-CN': ['雨落稻田的绿', '来自清迈窑口的青瓷，以草木灰与耐心上釉。'],
  'zh-TW': ['雨落稻田的綠', '來自清邁窯口的青瓷，以草木灰與耐心上釉。'],
}

const BASKET: Texts = {
  en: ['Woven tight enough to carry water', 'Rattan, bamboo and yan lipao from the south, in the hands of masters.'],
  th: ['สานแน่นจนอุ้มน้ำได้', 'หวาย ไม้ไผ่ และย่านลิเภาจากแดนใต้ ในมือของครูช่าง'],
  nl: ['Zo dicht gevlochten dat het water draagt', 'Rotan, bamboe en yan lipao uit het zuiden, in meesterhanden.'],
  de: ['So dicht geflochten, dass es Wasser trägt', 'Rattan, Bambus und Yan Lipao aus dem Süden, in Meisterhänden.'],
  fr: ['Tressé si serré qu’il porterait l’eau', 'Rotin, bambou et yan lipao du Sud, entre les mains de maîtres.'],
  it: ['Intrecciato così fitto da portare l’acqua', 'Rattan, bambù e yan lipao del Sud, nelle mani dei maestri.'],
  es: ['Tejido tan apretado que lleva agua', 'Ratán, bambú y yan lipao del sur, en manos de maestros.'],
  pt: ['Entrançado tão firme que leva água', 'Rotim, bambu e yan lipao do sul, nas mãos de mestres.'],
  id: ['Dianyam rapat hingga mampu membawa air', 'Rotan, bambu, dan yan lipao dari selatan, di tangan para empu.'],
  vi: ['Đan khít đến mức đựng được nước', 'Mây, tre và yan lipao miền Nam, trong tay các nghệ nhân.'],
  ja: ['水も運べるほど固く編む', '南部の籐、竹、ヤーンリパオ。名工の手から生まれます。'],
  ko: ['물도 담을 만큼 촘촘하게', '남부의 라탄, 대나무, 얀리파오를 명인의 손으로 엮었습니다.'],
  'zh-CN': ['编得密到能盛水', '来自南部的藤、竹与雅利包，出自名匠之手。'],
  'zh-TW': ['編得密到能盛水', '來自南部的藤、竹與雅利包，出自名匠之手。'],
}

const SLIDES = [
  { image: '/pictures/hero-1.webp', link: '/products?q=Thai%20silk', texts: SILK },
  { image: '/pictures/hero-2.webp', link: '/products?q=Celadon', texts: CLAY },
  { image: '/pictures/hero-3.webp', link: '/products?q=Rattan%20bag', texts: BASKET },
]

/** The slides of the demo's home page. */
export async function seedSlides(client: pg.PoolClient): Promise<void> {
  for (const [index, { image, link, texts }] of SLIDES.entries()) {
    const spoken = Object.fromEntries(Object.entries(texts).map(([language, [title, subtitle]]) => [language, { title, subtitle }]))
    await client.query('insert into public.hero_slides (image_url, link, texts, sort_order) values ($1, $2, $3, $4)', [
      image,
      link,
      JSON.stringify(spoken),
      index,
    ])
  }
}
