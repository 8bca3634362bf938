import type { Words } from '../seed-words.ts'
import { size, type CraftSheets, type Size } from '../craft-sheet.ts'

const SIZES: readonly Size[] = [
  size('40 × 50 cm', '40 × 50 × 2 cm', 900, 0.6),
  size('60 × 80 cm', '60 × 80 × 3 cm', 1900),
  size('80 × 120 cm', '80 × 120 × 4 cm', 3600, 2),
]
const FACTS: Words = [
  'Canvas {measure}, about {weight}, ready to hang.',
  'ผ้าใบ {measure} หนักราว {weight} พร้อมแขวน',
  'Doek {measure}, ongeveer {weight}, klaar om op te hangen.',
]

const FROM: Words = ['{name}, painted in {place}{tail}', '{name}{tail} วาดที่{place}', '{name}, geschilderd in {place}{tail}']

/** Pictures and panels. Most are the only ones of their kind. */
export const PAINTING: CraftSheets = {
  'temple-painting': {
    category: 'paintings',
    hs: '970191',
    baht: [2900, 14500],
    care: 'painting',
    unique: 0.7,
    tags: ['painting', 'temple', 'acrylic', 'original art'],
    sizes: SIZES,
    facts: FACTS,
    from: FROM,
    looks: { dusk: ['at dusk', 'ยามพลบ', 'in de schemering'], dawn: ['at dawn', 'ยามรุ่ง', 'bij dageraad'], gold: ['in gold', 'สีทอง', 'in goud'] },
    names: [
      ['Temple painting, {look}', 'ภาพวาดวัด {look}', 'Tempelschilderij, {look}'],
      ['Rooftops of the wat {look}', 'หลังคาวัด{look}', 'Daken van de wat {look}'],
      ['Chedi by the river {look}', 'เจดีย์ริมน้ำ{look}', 'Chedi aan de rivier {look}'],
      ['Temple spires {look}, acrylic on canvas', 'ยอดเจดีย์{look} อะคริลิกบนผ้าใบ', 'Tempelspitsen {look}, acryl op doek'],
      ['Quiet temple {look}', 'วัดเงียบ{look}', 'Stille tempel {look}'],
    ],
    made: [
      [
        'Begun outdoors with a wide brush, finished in the studio in glazes as thin as tea.',
        'เริ่มร่างกลางแจ้งด้วยแปรงใหญ่ จบในห้องด้วยสีบางเหมือนน้ำชา',
        'Buiten begonnen met een brede kwast, in het atelier voltooid met lagen zo dun als thee.',
      ],
      [
        'The sky was laid in four evenings, one color a day, and never gone back to.',
        'ลงท้องฟ้าสี่เย็น วันละสี ไม่กลับไปแก้',
        'De lucht kwam in vier avonden, elke dag één kleur, en werd niet meer aangeraakt.',
      ],
      [
        'Gold on the spires is leaf, not paint, and changes with the hour.',
        'ทองบนยอดเจดีย์เป็นทองคำเปลว เปลี่ยนไปตามเวลา',
        'Het goud op de spitsen is blad, geen verf, en verandert met het uur.',
      ],
    ],
    of: [
      [
        'Artist’s acrylic on cotton canvas, stretched on pine and varnished matte.',
        'สีอะคริลิกเกรดศิลปินบนผ้าใบฝ้าย ขึงไม้สน เคลือบด้าน',
        'Kunstenaarsacryl op katoenen doek, gespannen op grenen, mat gevernist.',
      ],
      [
        'Acrylic and gold leaf on canvas, edges painted, no frame needed.',
        'อะคริลิกกับทองคำเปลวบนผ้าใบ เขียนขอบแล้ว ไม่ต้องใส่กรอบ',
        'Acryl en bladgoud op doek, randen beschilderd, geen lijst nodig.',
      ],
    ],
    use: [
      [
        'Signed on the front and titled in Thai and English on the back.',
        'ลงชื่อด้านหน้า เขียนชื่อภาพสองภาษาด้านหลัง',
        'Voorop gesigneerd, achterop betiteld in Thai en Engels.',
      ],
      ['Hang it where the day ends in your home.', 'แขวนตรงที่แสงสุดท้ายของบ้านตกถึง', 'Hang het waar de dag bij je eindigt.'],
      [
        'Shipped flat in a wooden frame; large ones rolled if you prefer.',
        'ส่งแบบแบนในโครงไม้ ภาพใหญ่ม้วนส่งได้ถ้าต้องการ',
        'Vlak verzonden in een houten raam; grote desgewenst opgerold.',
      ],
    ],
  },
  'elephant-painting': {
    category: 'paintings',
    hs: '970191',
    baht: [2400, 11500],
    care: 'painting',
    unique: 0.65,
    tags: ['painting', 'elephant', 'acrylic', 'original art'],
    sizes: SIZES,
    facts: FACTS,
    from: FROM,
    looks: { indigo: ['in indigo', 'โทนคราม', 'in indigo'], ochre: ['in ochre', 'โทนดินเหลือง', 'in oker'], green: ['in green', 'โทนเขียว', 'in groen'] },
    names: [
      ['Elephants {look}', 'ภาพช้าง {look}', 'Olifanten {look}'],
      ['Mother and calf {look}', 'แม่ช้างกับลูก {look}', 'Moeder met kalf {look}'],
      ['Herd at the river {look}', 'โขลงช้างริมน้ำ {look}', 'Kudde aan de rivier {look}'],
      ['Elephant walk {look}, acrylic on canvas', 'ขบวนช้าง {look} อะคริลิกบนผ้าใบ', 'Olifantenstoet {look}, acryl op doek'],
      ['Old tusker {look}', 'ช้างพลายแก่ {look}', 'Oude slagtander {look}'],
    ],
    made: [
      [
        'Painted by a person who grew up with elephants, not by one.',
        'วาดโดยคนที่โตมากับช้าง ไม่ใช่ช้างวาด',
        'Geschilderd door iemand die met olifanten opgroeide, niet door een olifant.',
      ],
      [
        'The skin is dragged on with a dry brush, wrinkle over wrinkle, before the shadow goes beneath.',
        'ผิวช้างปัดแปรงแห้งทับกันทีละริ้ว แล้วจึงลงเงาข้างใต้',
        'De huid wordt met een droge kwast opgesleept, rimpel over rimpel, voor de schaduw eronder komt.',
      ],
      ['Three colors and white: the limits keep the animals calm.', 'ใช้สามสีกับขาว ข้อจำกัดทำให้ช้างสงบ', 'Drie kleuren en wit: de beperking houdt de dieren kalm.'],
    ],
    of: [
      ['Acrylic on primed cotton canvas over a pine stretcher.', 'อะคริลิกบนผ้าใบฝ้ายรองพื้น ขึงโครงไม้สน', 'Acryl op geprepareerd katoen over een grenen spieraam.'],
      [
        'Lightfast acrylic, two coats of matte varnish, hanger mounted.',
        'อะคริลิกทนแสง เคลือบด้านสองชั้น ติดหูแขวนแล้ว',
        'Lichtechte acryl, twee lagen matte vernis, ophanging gemonteerd.',
      ],
    ],
    use: [
      [
        'Looks well above something long: a sofa, a bench, a hallway.',
        'เหมาะเหนือของยาว โซฟา ม้านั่ง หรือทางเดิน',
        'Staat goed boven iets langs: een bank, een gang.',
      ],
      [
        'Part of the price goes to the feed of a retired herd nearby.',
        'ส่วนหนึ่งเป็นค่าหญ้าให้ช้างชราในละแวก',
        'Een deel van de prijs gaat naar voer voor gepensioneerde olifanten in de buurt.',
      ],
      [
        'Signed, dated and sent with a photograph of the studio.',
        'ลงชื่อ วันที่ พร้อมภาพถ่ายห้องทำงาน',
        'Gesigneerd, gedateerd en verzonden met een foto van het atelier.',
      ],
    ],
  },
  'lotus-painting': {
    category: 'paintings',
    hs: '970191',
    baht: [2200, 10500],
    care: 'painting',
    unique: 0.65,
    tags: ['painting', 'lotus', 'acrylic', 'original art'],
    sizes: SIZES,
    facts: FACTS,
    from: FROM,
    looks: { pink: ['in pink', 'สีชมพู', 'in roze'], white: ['in white', 'สีขาว', 'in wit'], blue: ['in blue', 'สีน้ำเงิน', 'in blauw'] },
    names: [
      ['Lotus pond {look}', 'สระบัว{look}', 'Lotusvijver {look}'],
      ['Lotus after rain {look}', 'บัวหลังฝน{look}', 'Lotus na de regen {look}'],
      ['Water lilies {look}, acrylic on canvas', 'บัวสาย{look} อะคริลิกบนผ้าใบ', 'Waterlelies {look}, acryl op doek'],
      ['Opening lotus {look}', 'บัวแย้ม{look}', 'Opengaande lotus {look}'],
      ['Six in the morning, lotus {look}', 'หกโมงเช้า บัว{look}', 'Zes uur ’s ochtends, lotus {look}'],
    ],
    made: [
      [
        'Sketched from a boat at six in the morning, before the flowers open all the way.',
        'ร่างจากเรือตอนหกโมงเช้า ก่อนดอกบานเต็ม',
        'Geschetst vanuit een bootje om zes uur ’s ochtends, voor de bloemen helemaal opengaan.',
      ],
      [
        'Petals are built from eleven whites, none of them out of the tube.',
        'กลีบดอกเกิดจากสีขาวสิบเอ็ดเฉด ไม่มีเฉดไหนบีบจากหลอดตรง ๆ',
        'De blaadjes bestaan uit elf witten, geen ervan rechtstreeks uit de tube.',
      ],
      [
        'The water is scraped with a card, so that it lies flatter than the leaves.',
        'ปาดน้ำด้วยแผ่นการ์ดให้เรียบกว่าใบ',
        'Het water is met een kaartje geschraapt, zodat het vlakker ligt dan de bladeren.',
      ],
    ],
    of: [
      ['Acrylic on canvas, with a linen-textured ground.', 'อะคริลิกบนผ้าใบ รองพื้นเนื้อลินิน', 'Acryl op doek met een linnen structuur.'],
      ['Artist’s acrylic, cotton canvas, deep edges.', 'อะคริลิกเกรดศิลปิน ผ้าใบฝ้าย ขอบหนา', 'Kunstenaarsacryl, katoenen doek, diepe randen.'],
    ],
    use: [
      ['A quiet picture for a room in which people sleep or wait.', 'ภาพนิ่ง ๆ สำหรับห้องนอนหรือห้องรอ', 'Een stil beeld voor een kamer waar men slaapt of wacht.'],
      [
        'In the mud and above it: what the flower means needs no more words.',
        'อยู่ในโคลนแต่พ้นโคลน ความหมายของบัวมีเท่านั้น',
        'In de modder en erboven: meer woorden heeft de bloem niet nodig.',
      ],
      ['Two ponds side by side make a river.', 'สองภาพเรียงกันกลายเป็นแม่น้ำ', 'Twee vijvers naast elkaar worden een rivier.'],
    ],
  },
  'carved-panel': {
    category: 'carved-and-gilded-panels',
    hs: '441990',
    baht: [1900, 8900],
    care: 'carving',
    choice: 'pattern',
    unique: 0.3,
    tags: ['teak', 'carved panel', 'relief', 'wall art'],
    toOrder: { share: 0.3, days: [20, 50] },
    sizes: [size('30 × 60 cm', '30 × 60 × 3 cm', 2200, 0.6), size('40 × 90 cm', '40 × 90 × 3 cm', 4200), size('60 × 120 cm', '60 × 120 × 4 cm', 8800, 2)],
    looks: {
      lotus: ['lotus', 'ลายดอกบัว', 'lotus'],
      flame: ['flame leaves', 'ลายกนกเปลว', 'vlambladeren'],
      white: ['whitewashed lotus', 'ลายบัวทาขาว', 'witgewassen lotus'],
    },
    names: [
      ['Carved teak panel with {look}', 'แผ่นไม้สักแกะ{look}', 'Gesneden teakpaneel met {look}'],
      ['Teak wall relief, {look}', 'ไม้สักแกะนูน{look}', 'Teakhouten wandreliëf, {look}'],
      ['Lanna carved panel, {look}', 'แผ่นไม้แกะสลักล้านนา {look}', 'Gesneden Lanna-paneel, {look}'],
    ],
    made: [
      [
        'The drawing is pasted on the plank and cut through; by evening only wood is left.',
        'ปะแบบลงบนไม้แล้วตอกทะลุ ถึงเย็นเหลือแต่ไม้',
        'De tekening wordt op de plank geplakt en doorgesneden; ’s avonds is er alleen nog hout.',
      ],
      ['Four depths of carving, the lowest no thicker than a coin.', 'แกะสี่ระดับ ชั้นล่างสุดบางเท่าเหรียญ', 'Vier dieptes, de laagste niet dikker dan een munt.'],
      [
        'Undercut leaves throw a shadow that moves with the lamp.',
        'ใบที่เซาะใต้ทอดเงาตามแสงตะเกียง',
        'Ondersneden bladeren werpen een schaduw die met de lamp meebeweegt.',
      ],
    ],
    of: [
      ['One board of plantation teak, 30 mm thick, waxed.', 'ไม้สักสวนป่าแผ่นเดียว หนา 30 มม. ลงขี้ผึ้ง', 'Eén plank plantageteak, 30 mm dik, in de was gezet.'],
      ['Old teak from granaries, washed and carved anew.', 'ไม้สักเก่าจากยุ้งข้าว ล้างแล้วแกะใหม่', 'Oud teak uit rijstschuren, gewassen en opnieuw gesneden.'],
    ],
    use: [
      ['As a headboard, over a door or leaned against a wall.', 'เป็นหัวเตียง ติดเหนือประตู หรือพิงผนัง', 'Als hoofdbord, boven een deur of tegen de muur.'],
      ['Comes with two brass plates for hanging.', 'มีหูแขวนทองเหลืองสองอัน', 'Met twee messing ophangplaatjes.'],
      ['We carve mirror pairs if you ask in time.', 'อยากได้คู่ซ้ายขวาบอกล่วงหน้าได้', 'Op tijd gevraagd, snijden we een gespiegeld paar.'],
    ],
  },
}
