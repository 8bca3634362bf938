import { LANGUAGES, type Language } from '../app/i18n/languages.ts'

/** In the order of LANGUAGES: en th nl de fr it es pt id vi ja ko zh-CN zh-TW. */
const WORDS = {
  silk: 'Silk|ผ้าไหม|Zijde|Seide|Soie|Seta|Seda|Seda|Sutra|Lụa|絹|비단|丝绸|絲綢',
  weaving: 'Weaving|การทอผ้า|Weven|Weben|Tissage|Tessitura|Tejido|Tecelagem|Tenun|Dệt|織り|직조|织造|織造',
  isan: 'Isan|อีสาน|Isan|Isan|Isan|Isan|Isán|Isan|Isan|Isan|イサーン|이산|伊善|伊善',
  north:
    'Northern Thailand|ภาคเหนือ|Noord-Thailand|Nordthailand|Nord de la Thaïlande|Nord della Thailandia|Norte de Tailandia|Norte da Tailândia|Thailand utara|Bắc Thái Lan|タイ北部|태국 북부|泰国北部|泰國北部',
  south:
    'Southern Thailand|ภาคใต้|Zuid-Thailand|Südthailand|Sud de la Thaïlande|Sud della Thailandia|Sur de Tailandia|Sul da Tailândia|Thailand selatan|Nam Thái Lan|タイ南部|태국 남부|泰国南部|泰國南部',
  central:
    'Central Thailand|ภาคกลาง|Midden-Thailand|Zentralthailand|Centre de la Thaïlande|Thailandia centrale|Centro de Tailandia|Centro da Tailândia|Thailand tengah|Miền Trung Thái Lan|タイ中部|태국 중부|泰国中部|泰國中部',
  'chiang-mai': 'Chiang Mai|เชียงใหม่|Chiang Mai|Chiang Mai|Chiang Mai|Chiang Mai|Chiang Mai|Chiang Mai|Chiang Mai|Chiang Mai|チェンマイ|치앙마이|清迈|清邁',
  ceramics: 'Ceramics|เครื่องปั้นดินเผา|Keramiek|Keramik|Céramique|Ceramica|Cerámica|Cerâmica|Keramik|Gốm sứ|陶磁器|도자기|陶瓷|陶瓷',
  indigo: 'Indigo|คราม|Indigo|Indigo|Indigo|Indaco|Índigo|Índigo|Nila|Chàm|藍|쪽빛|蓝染|藍染',
  'natural-dyes':
    'Natural dyes|สีธรรมชาติ|Natuurlijke verfstoffen|Naturfarben|Teintures naturelles|Tinture naturali|Tintes naturales|Tintos naturais|Pewarna alami|Nhuộm tự nhiên|草木染め|천연 염색|天然染料|天然染料',
  basketry: 'Basketry|เครื่องจักสาน|Vlechtwerk|Flechtwerk|Vannerie|Intreccio|Cestería|Cestaria|Anyaman|Đan lát|籠編み|바구니 공예|编织|編織',
  'natural-fibres':
    'Natural fibers|เส้นใยธรรมชาติ|Natuurlijke vezels|Naturfasern|Fibres naturelles|Fibre naturali|Fibras naturales|Fibras naturais|Serat alami|Sợi tự nhiên|天然繊維|천연 섬유|天然纤维|天然纖維',
  metal:
    'Silver and metal|เครื่องเงินและโลหะ|Zilver en metaal|Silber und Metall|Argent et métal|Argento e metallo|Plata y metal|Prata e metal|Perak dan logam|Bạc và kim loại|銀と金属|은과 금속|银与金属|銀與金屬',
  wood: 'Wood|งานไม้|Hout|Holz|Bois|Legno|Madera|Madeira|Kayu|Gỗ|木工|목공|木作|木作',
  lacquer: 'Lacquer|เครื่องรัก|Lak|Lack|Laque|Lacca|Laca|Laca|Lak|Sơn mài|漆|옻칠|漆器|漆器',
  paper: 'Paper|กระดาษ|Papier|Papier|Papier|Carta|Papel|Papel|Kertas|Giấy|紙|종이|纸|紙',
  food: 'Food and spices|อาหารและเครื่องเทศ|Eten en kruiden|Essen und Gewürze|Cuisine et épices|Cucina e spezie|Cocina y especias|Cozinha e especiarias|Makanan dan rempah|Ẩm thực và gia vị|食とスパイス|음식과 향신료|美食与香料|美食與香料',
  care: 'Care|การดูแลรักษา|Onderhoud|Pflege|Entretien|Cura|Cuidados|Cuidados|Perawatan|Giữ gìn|手入れ|관리|保养|保養',
  history: 'History|ประวัติศาสตร์|Geschiedenis|Geschichte|Histoire|Storia|Historia|História|Sejarah|Lịch sử|歴史|역사|历史|歷史',
} as const

/** What the demo's posts are about, in every language. */
export const BLOG_TAGS = Object.fromEntries(
  Object.entries(WORDS).map(([id, words]) => {
    const names = words.split('|')
    return [id, Object.fromEntries(LANGUAGES.map((language, index) => [language, names[index]]))]
  }),
) as Record<keyof typeof WORDS, Record<Language, string>> // Every line has one word for each language; a test counts them.
