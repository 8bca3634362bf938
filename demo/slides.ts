import type pg from 'pg'

/** Title and subtitle of a slide in every language. */
type Texts = Readonly<Record<string, readonly [title: string, subtitle: string]>>

const TABLE: Texts = {
  en: ['Made where it has always been made', 'Celadon, Benjarong, silver and wickerwork, straight from the workshops.'],
  th: ['จากมือช่าง ถิ่นที่ทำกันมาแต่เดิม', 'ศิลาดล เบญจรงค์ เครื่องเงิน และเครื่องสาน ส่งตรงจากบ้านช่าง'],
  nl: ['Gemaakt waar het altijd al gemaakt werd', 'Celadon, Benjarong, zilver en vlechtwerk, rechtstreeks uit de ateliers.'],
  de: ['Gemacht, wo es schon immer gemacht wird', 'Seladon, Benjarong, Silber und Flechtwerk, direkt aus den Werkstätten.'],
  fr: ['Fait là où on l’a toujours fait', 'Céladon, Benjarong, argent et vannerie, tout droit des ateliers.'],
  it: ['Fatto dove si è sempre fatto', 'Céladon, Benjarong, argento e intrecci, direttamente dai laboratori.'],
  es: ['Hecho donde siempre se ha hecho', 'Celadón, Benjarong, plata y cestería, directo de los talleres.'],
  pt: ['Feito onde sempre se fez', 'Celadon, Benjarong, prata e cestaria, direto dos ateliês.'],
  id: ['Dibuat di tempat asalnya', 'Seladon, Benjarong, perak, dan anyaman, langsung dari sanggar.'],
  vi: ['Làm ra ở chính nơi sinh ra nghề', 'Gốm men ngọc, Benjarong, bạc và đồ đan, đến thẳng từ xưởng.'],
  ja: ['産地の手仕事を、そのままに', '青磁、ベンジャロン、銀、籠。工房から直接お届けします。'],
  ko: ['예부터 만들던 바로 그곳에서', '청자, 벤자롱, 은, 바구니를 공방에서 곧장 보내드립니다.'],
  'zh-CN': ['老手艺，出自老地方', '青瓷、五彩瓷、银器与编织，直接来自工坊。'],
  'zh-TW': ['老手藝，出自老地方', '青瓷、五彩瓷、銀器與編織，直接來自工坊。'],
}

const COLOR: Texts = {
  en: ['Color, painted and woven by hand', 'Parasols in bloom, checked cotton cloth and bamboo baskets.'],
  th: ['สีสันจากปลายพู่กันและกี่ทอผ้า', 'ร่มเขียนลายดอกไม้ ผ้าฝ้ายลายตาราง และตะกร้าไม้ไผ่'],
  nl: ['Kleur, met de hand geschilderd en geweven', 'Parasols vol bloemen, geruite katoen en manden van bamboe.'],
  de: ['Farbe, von Hand gemalt und gewebt', 'Schirme voller Blüten, karierte Baumwolle und Körbe aus Bambus.'],
  fr: ['La couleur, peinte et tissée à la main', 'Ombrelles fleuries, cotons à carreaux et paniers de bambou.'],
  it: ['Colore dipinto e tessuto a mano', 'Ombrelli in fiore, cotone a quadri e cesti di bambù.'],
  es: ['Color pintado y tejido a mano', 'Sombrillas en flor, algodón a cuadros y cestas de bambú.'],
  pt: ['Cor pintada e tecida à mão', 'Sombrinhas floridas, algodão xadrez e cestos de bambu.'],
  id: ['Warna yang dilukis dan ditenun tangan', 'Payung berbunga, kain katun kotak-kotak, dan keranjang bambu.'],
  vi: ['Sắc màu vẽ và dệt bằng tay', 'Ô vẽ hoa, vải bông kẻ ô và giỏ tre.'],
  ja: ['手で描き、手で織った色', '花を描いた傘、格子の綿布、竹の籠。'],
  ko: ['손으로 그리고 짠 빛깔', '꽃을 그린 양산, 체크무늬 면직물, 대나무 바구니.'],
  'zh-CN': ['手绘与手织的色彩', '绘花的伞、格纹棉布与竹篮。'],
  'zh-TW': ['手繪與手織的色彩', '繪花的傘、格紋棉布與竹籃。'],
}

const KITCHEN: Texts = {
  en: ['A kitchen that smells of Thailand', 'Wild honey, spices, and the tea set for afterwards.'],
  th: ['ครัวที่หอมกลิ่นเมืองไทย', 'น้ำผึ้งป่า เครื่องเทศ และชุดน้ำชาสำหรับหลังอาหาร'],
  nl: ['Een keuken die naar Thailand ruikt', 'Wilde honing, specerijen en het theeservies voor daarna.'],
  de: ['Eine Küche, die nach Thailand duftet', 'Wilder Honig, Gewürze und das Teeservice für danach.'],
  fr: ['Une cuisine qui sent bon la Thaïlande', 'Miel sauvage, épices, et le service à thé pour la suite.'],
  it: ['Una cucina che profuma di Thailandia', 'Miele selvatico, spezie e il servizio da tè per il dopo.'],
  es: ['Una cocina que huele a Tailandia', 'Miel silvestre, especias y el juego de té para después.'],
  pt: ['Uma cozinha com cheiro de Tailândia', 'Mel silvestre, especiarias e o jogo de chá para depois.'],
  id: ['Dapur beraroma Thailand', 'Madu hutan, rempah, dan set teh untuk sesudahnya.'],
  vi: ['Gian bếp thơm mùi Thái Lan', 'Mật ong rừng, gia vị và bộ ấm trà cho sau bữa ăn.'],
  ja: ['タイの香りがする台所', '野生のはちみつ、スパイス、そして食後の茶器。'],
  ko: ['태국 향이 나는 부엌', '야생 꿀과 향신료, 그리고 식후를 위한 다기.'],
  'zh-CN': ['满是泰国香气的厨房', '野生蜂蜜、香料，还有饭后的茶具。'],
  'zh-TW': ['滿是泰國香氣的廚房', '野生蜂蜜、香料，還有飯後的茶具。'],
}

/** The words name what the picture shows, in its middle too, which is all that a phone sees. */
const SLIDES = [
  { image: '/pictures/hero-1.webp', link: '/products', texts: TABLE },
  { image: '/pictures/hero-2.webp', link: '/categories', texts: COLOR },
  { image: '/pictures/hero-3.webp', link: '/products?q=Thai%20spices', texts: KITCHEN },
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
